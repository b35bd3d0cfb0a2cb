/** The worker's database access. */
import pg from 'pg';
import { endStalledConnections } from '../db/stalledConnections.ts';
import type { MintQuery } from '../server/shared/links/mintLink.ts';

/** Runs one statement and returns its rows. */
export type Query = MintQuery;

/**
 * The timeout of a job's statement in milliseconds, longer than any takes: a database that has not responded by then is
 * unavailable.
 */
const STATEMENT_TIMEOUT = 300_000;

/** Opens a pool as the owner. Losing an idle connection is not an error. */
export function openPool(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: 'sideline worker',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  endStalledConnections(pool, STATEMENT_TIMEOUT);
  return pool;
}

/** Rows of one statement on any connection of the pool. */
export const queryOf =
  (pool: pg.Pool): Query =>
  async <Row extends Record<string, unknown>>(text: string, values: unknown[]) =>
    (await pool.query<Row>(text, values)).rows;

/** Runs a function in one transaction. */
export async function inTransaction<T>(pool: pg.Pool, work: (query: Query) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const query: Query = async <Row extends Record<string, unknown>>(text: string, values: unknown[]) =>
    (await client.query<Row>(text, values)).rows;
  try {
    await client.query('begin');
    const result = await work(query);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    client.release(true);
    throw error;
  }
}
