/** Helpers that run statements as a persona, and return what was refused and why. */
import type pg from 'pg';
import type { Persona, TestDatabase } from '../harness/database.ts';
import { makeMember, makeUser, type Row } from '../harness/factories.ts';

export type Refusal = { code: string; message: string; field?: string; constraint?: string };

/** The error with which the database refuses some work; throws if it does not refuse. */
export async function refusal(work: Promise<unknown>): Promise<Refusal> {
  try {
    await work;
  } catch (error) {
    const { code, message, column, constraint } = error as pg.DatabaseError;
    return {
      code: code ?? 'no code',
      message,
      ...(column ? { field: column } : {}),
      ...(constraint ? { constraint } : {}),
    };
  }
  throw new Error('It was not refused.');
}

/** Runs one statement in a transaction of its own and returns its rows. */
export type Ask = (query: string, values?: unknown[]) => Promise<Row[]>;

export const asking =
  (db: TestDatabase, persona: Persona, settings: Record<string, string> = {}): Ask =>
  (query, values = []) =>
    db.as(persona, async (client) => (await client.query(query, values)).rows, settings);

/** Calls a function of app_public with arguments by name; returns its first row. */
export async function callFunction(ask: Ask, name: string, args: Row): Promise<Row> {
  const names = Object.keys(args);
  const rows = await ask(
    `select * from app_public.${name}(${names.map((arg, i) => `${arg} => $${i + 1}`).join(', ')})`,
    names.map((arg) => args[arg]),
  );
  return rows[0] as Row;
}

/** The owner, who bypasses all policies and sees the actual contents of the tables. */
export const owning =
  (db: TestDatabase): Ask =>
  async (query, values = []) =>
    (await db.owner.query(query, values)).rows;

/** The server's own role, before a viewer is known. */
export const serving =
  (db: TestDatabase): Ask =>
  async (query, values = []) =>
    (await db.authenticator.query(query, values)).rows;

/** An employee and a superadmin of the database. */
export async function makeStaff(
  db: TestDatabase,
): Promise<{ admin: Ask; superadmin: Ask; adminId: number; superadminId: number }> {
  const adminId = (await makeUser(db.owner, 'admin')).id;
  const superadminId = (await makeUser(db.owner, 'superadmin')).id;
  return {
    admin: asking(db, { role: 'admin', userId: adminId }),
    superadmin: asking(db, { role: 'superadmin', userId: superadminId }),
    adminId,
    superadminId,
  };
}

/** A new member of an organization, signed in. */
export const signInMember = async (db: TestDatabase, organizationId: number): Promise<Ask> =>
  asking(db, { role: 'organization', userId: (await makeMember(db.owner, organizationId)).id });

/** Runs work with the clock a minute later and checks that it ends the user's sessions, including those created just before. */
export const endingSessions =
  (db: TestDatabase) =>
  async (userId: number, work: () => Promise<unknown>): Promise<void> => {
    const now = (await owning(db)('select app_private.clock() as at'))[0]?.at.getTime();
    await db.withClock('+1 minute', work);
    const [state] = await serving(db)('select sessions_valid_after as ended from app_private.session_state($1)', [
      userId,
    ]);
    if (!(state?.ended instanceof Date && state.ended.getTime() > now + 59_000))
      throw new Error(`The sessions of user ${userId} are still open: they ended ${state?.ended}.`);
  };

/** The notifications on a channel during some work; waits up to three seconds for the expected number of them. */
export async function heardOn(
  db: TestDatabase,
  channel: string,
  count: number,
  work: () => Promise<void>,
): Promise<string[]> {
  const listener = await db.owner.connect();
  const heard: string[] = [];
  try {
    listener.on('notification', ({ payload }) => heard.push(payload ?? ''));
    await listener.query(`listen ${channel}`);
    await work();
    for (let i = 0; i < 100 && heard.length < count; i++) await new Promise((resolve) => setTimeout(resolve, 30));
    await listener.query(`unlisten ${channel}`);
    return heard;
  } finally {
    listener.removeAllListeners('notification');
    listener.release();
  }
}

/** Resolves once another session of this database waits for a lock. */
export async function untilWaiting({ owner }: TestDatabase): Promise<void> {
  const waiting = `select from pg_locks l join pg_stat_activity a using (pid) where not l.granted and a.datname = current_database()`;
  while ((await owner.query(waiting)).rowCount === 0) await new Promise((resolve) => setTimeout(resolve, 20));
}
