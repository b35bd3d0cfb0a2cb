/** The locks of an upgrade, which people at work must hardly notice: all at once or none, and not for long. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { UserFacingError } from '../userFacingError.ts';

/** PostgreSQL looks for deadlocks after a second, and would end somebody's request: an upgrade gives up before. */
const LOCK_MS = 900;
const ATTEMPTS = 40;
/** Timeout, statement canceled, deadlock: someone else holds a lock. */
const LOCKED = new Set(['55P03', '57014', '40P01']);

class Locked extends Error {}

/**
 * Locks every table and view against everybody, in the caller's transaction; throws Locked if that takes too long. The
 * most read come first: a request that has read one of them finds the others free and ends.
 */
export async function lockTables(client: Client): Promise<void> {
  const { rows } = await client.query<{ names: string | null }>(
    `select string_agg(c.oid::regclass::text, ', ' order by c.relkind = 'v', s.seq_scan + s.idx_scan desc nulls last, c.oid) as names
     from pg_class c left join pg_stat_all_tables s on s.relid = c.oid
     where c.relkind in ('r', 'p', 'v') and c.relnamespace::regnamespace::text in ('app_public', 'app_private')`,
  );
  if (!rows[0]?.names) return;
  try {
    await client.query(`set local statement_timeout = ${LOCK_MS}`);
    await client.query(`lock table ${rows[0].names} in access exclusive mode`);
    await client.query('set local statement_timeout = 0');
  } catch (error) {
    throw LOCKED.has((error as { code?: string }).code ?? '') ? new Locked() : error;
  }
}

/** Runs a transaction that locks tables again until it gets them, with pauses in which everybody else works: a minute. */
export async function untilLocked<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Locked)) throw error;
      if (attempt === ATTEMPTS)
        throw new UserFacingError(
          'The schema could not be changed because another program keeps its tables locked: end long transactions and start again, nothing was changed.',
        );
      await pause(250 + Math.random() * 750);
    }
  }
}
