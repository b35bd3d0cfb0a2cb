/** A separate database for a test file, cloned from the template (schema and reference rows, no demo). */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { superuserUrl } from '../../db/embedded/index.ts';
import { embeddedConnections } from '../../db/instance/connections.ts';
import { sessionStatement } from '../../server/database/sessionContext.ts';
import type { LinkClaims, PageLinkKind } from '../../server/shared/links/links.ts';
import { type LoginRole, settingsOf, type ViewAsViewer, type Viewer } from '../../server/viewer.ts';
import { databasePort, templateName } from './environment.ts';

/** A viewer: nobody, a signed-in user, staff who view as a user (`viewId`), or somebody with a link. */
export type Persona =
  | 'anonymous'
  | { role: LoginRole; userId: number; scopeOfferId?: number }
  | { role: ViewAsViewer['role']; userId: number; viewId: number }
  | ({ link: PageLinkKind; id: number } & Partial<Omit<LinkClaims, 'kind' | 'id'>>);

export type TestDatabase = {
  name: string;
  ownerUrl: string;
  authenticatorUrl: string;
  /** Queries as the owner role, which bypasses row-level security. */
  owner: pg.Pool;
  /** Queries as the server itself, before the viewer is known. */
  authenticator: pg.Pool;
  /** Runs work in one transaction as a viewer, with role and claims set by the server's code; commits unless it throws. */
  as<T>(persona: Persona, work: (client: pg.PoolClient) => Promise<T>, settings?: Record<string, string>): Promise<T>;
  /** Moves the one clock to an instant, or by an interval such as '+45 days'; 'reset' restores the real time. */
  setClock(to: Date | string): Promise<void>;
  /** Runs work at that time, and resets the clock afterwards even when it throws. */
  withClock<T>(to: Date | string, work: () => Promise<T>): Promise<T>;
  /** Ends all connections, so that the database can be cloned; only `drop` may follow. */
  leave(): Promise<void>;
  /** Ends all connections and drops the database; call it in afterAll. */
  drop(): Promise<void>;
};

/** The session with which a user acts in `as`. */
export const sessionOf = (userId: number): string => `session of ${userId}`;

/** Starts the sessions of users (null: of all), which have just proved who they are, unless they have started. */
export const START_SESSION = `insert into app_private.session_activity (token_hash, user_id, started_at, seen_at, expires_at)
  select 'session of ' || id, id, app_private.clock(), app_private.clock(), '2199-01-01' from app_public.users
  where $1::int[] is null or id = any ($1) on conflict do nothing`;

function viewerOf(persona: Persona): Viewer | null {
  if (persona === 'anonymous') return null;
  if ('viewId' in persona) return { ...persona, type: 'view_as', expires: Number.MAX_SAFE_INTEGER };
  if ('role' in persona) {
    const { role, userId, scopeOfferId } = persona;
    return {
      type: 'login',
      role,
      userId,
      email: `user${userId}@example.test`,
      scopeOfferId: scopeOfferId ?? null,
      session: sessionOf(userId),
      expires: Number.MAX_SAFE_INTEGER,
    };
  }
  const { link, id, ...claims } = persona;
  return { type: 'link', claims: { v: 1, ...claims, kind: link, id }, expires: null };
}

/** Runs statements on the server's maintenance database as superuser. */
async function asSuperuser(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl(databasePort()) });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Clones a database with no sessions on it under another name. Copying files takes a third of the default strategy. */
export const cloneDatabase = (template: string, name: string): Promise<void> =>
  asSuperuser(
    `create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)} owner sideline_owner strategy file_copy`,
  );

/** Every login has just proved who it is, whatever the clock says, and nobody must have a second factor. */
const ALWAYS_PROVED = `alter table app_private.session_activity alter column proved_at set default '2199-01-01';
  update app_public.sign_in_settings set second_factor = 'none' where second_factor <> 'none'`;

/**
 * Clones the template under a new name. `template`: another database to clone, with no sessions on it. `stepUp`: as in an
 * installation, a proof is recent for ten minutes and superadmins must have a second factor.
 */
export async function testDatabase({ template = templateName, stepUp = false } = {}): Promise<TestDatabase> {
  const name = `t_${randomBytes(6).toString('hex')}`;
  await cloneDatabase(template, name);
  const urls = embeddedConnections(databasePort(), name);
  const owner = new pg.Pool({ connectionString: urls.owner, max: 4 });
  const authenticator = new pg.Pool({ connectionString: urls.authenticator, max: 8 });
  // sessions are ended when the database is dropped, also those that are just saying goodbye
  for (const pool of [owner, authenticator])
    pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));
  if (!stepUp) await owner.query(ALWAYS_PROVED);
  const started = new Set<number>();
  const startSession = async (persona: Persona): Promise<void> => {
    if (persona === 'anonymous' || !('role' in persona) || started.has(persona.userId)) return;
    const { rowCount } = await owner.query(START_SESSION, [[persona.userId]]);
    if (rowCount) started.add(persona.userId);
  };
  const setClock = async (to: Date | string): Promise<void> => {
    const offset =
      to instanceof Date
        ? `$1::timestamptz - now()`
        : to === 'reset'
          ? `coalesce(nullif($1, 'reset'), '0')::interval`
          : `"offset" + $1::interval`;
    await owner.query(`update app_private.clock_offset set "offset" = ${offset}`, [
      to instanceof Date ? to.toISOString() : to,
    ]);
    await owner.query(`notify clock`);
  };
  const leave = async (): Promise<void> => {
    await Promise.all([owner, authenticator].filter((pool) => !pool.ending).map((pool) => pool.end()));
  };
  return {
    name,
    ownerUrl: urls.owner,
    authenticatorUrl: urls.authenticator,
    owner,
    authenticator,
    async as(persona, work, settings = {}) {
      await startSession(persona);
      const client = await authenticator.connect();
      try {
        await client.query('begin');
        await client.query(sessionStatement({ ...settingsOf(viewerOf(persona), 10_000), ...settings }));
        const result = await work(client);
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
    setClock,
    async withClock(to, work) {
      await setClock(to);
      try {
        return await work();
      } finally {
        await setClock('reset');
      }
    },
    leave,
    async drop() {
      await leave();
      await asSuperuser(`drop database if exists ${name} with (force)`);
    },
  };
}
