/** Runs PostGraphile's queries: each in a transaction with the visitor's role, claims and settings. */
import type pg from 'pg';
import { waitFor } from '../../db/stalledConnections.ts';
import { isUnavailable } from '../../db/unavailable.ts';
import { type Change, changeUnder } from './change.ts';
import { runOnce } from './runOnce.ts';
import { type SessionStatement, sessionStatement } from './sessionContext.ts';

export type Settings = Record<string, string | undefined> | null;
interface QueryOptions {
  text: string;
  name?: string;
  values?: readonly unknown[];
  arrayMode?: boolean;
}
interface QueryResult {
  rows: readonly never[];
  rowCount: number | null;
  notices: readonly never[];
}
/** PostGraphile's interface of a connection. */
export interface VisitorClient {
  rawClient: pg.PoolClient;
  query(options: QueryOptions): Promise<QueryResult>;
  withTransaction<T>(work: (client: VisitorClient) => Promise<T>): Promise<T>;
}
type QueryConfig = pg.QueryConfig & { rowMode?: 'array' };
/**
 * Runs one statement of a visitor in its own transaction, which begins with the session statement. Records the id of a
 * transaction that may write in `change`. Rejects with the database's error.
 */
export type QueryInSession = (
  client: pg.PoolClient,
  config: QueryConfig,
  entry: SessionStatement,
  change: Change | undefined,
) => Promise<pg.QueryResult>;
export type WithPgClient = {
  <T>(settings: Settings, work: (client: VisitorClient) => T | Promise<T>): Promise<T>;
  release(): void;
};

/**
 * Planner settings for a visitor's role. Parallel workers are for slow statements: for the count of a list they use a
 * third more CPU than one process, which other visitors wait for (measured: 37 instead of 28 ms of CPU for 300,000
 * rows). Staff's lists show pages of 25 rows of large tables: PostgreSQL 18 sizes a memoize node for the whole table,
 * although the limit stops it after a page, and creating that empty hash takes longer than the page (measured: 5 of 6
 * ms).
 */
export const plannerSettings = (role: string | undefined): Record<string, string> => ({
  parallel_setup_cost: '20000',
  ...(/^sideline_(super)?admin$/.test(role ?? '') ? { enable_memoize: 'off' } : {}),
});

/** Maximum prepared statements per connection; further queries are sent unnamed. */
const MAX_PREPARED = 200;
const preparedOn = new WeakMap<pg.PoolClient, Set<string>>();

/** The names of the statements prepared on a connection. */
function preparedNames(client: pg.PoolClient): Set<string> {
  const names = preparedOn.get(client) ?? new Set();
  preparedOn.set(client, names);
  return names;
}

/** The query object for pg; named if names are allowed and the connection may hold another prepared statement. */
function configOf(client: pg.PoolClient, { text, name, values, arrayMode }: QueryOptions, named: boolean): QueryConfig {
  const names = preparedNames(client);
  const prepared = named && name !== undefined && (names.has(name) || names.size < MAX_PREPARED);
  if (prepared) names.add(name);
  return { text, values: values as unknown[], ...(arrayMode && { rowMode: 'array' }), ...(prepared && { name }) };
}
const resultOf = ({ rows, rowCount }: pg.QueryResult): QueryResult => ({
  rows: rows as never[],
  rowCount,
  notices: [],
});

/** A connection inside a transaction; nested transactions are savepoints. */
function insideTransaction(client: pg.PoolClient, level: number, named: boolean): VisitorClient {
  return {
    rawClient: client,
    query: async (options) => resultOf(await client.query(configOf(client, options, named))),
    async withTransaction(work) {
      await client.query(`savepoint tx${level}`);
      try {
        const result = await work(insideTransaction(client, level + 1, named));
        await client.query(`release savepoint tx${level}`);
        return result;
      } catch (error) {
        await client.query(`rollback to savepoint tx${level}`).catch(() => {});
        throw error;
      }
    },
  };
}

/** Runs a statement in its own transaction that begins with the session statement: four messages in sequence. */
const queryInTransaction: QueryInSession = async (client, config, entry, change) => {
  await client.query('begin');
  try {
    const { rows } = await client.query({ ...entry });
    if (change) change.transactionId = rows[0].transaction_id;
    const result = await client.query(config);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {}); // a lost connection has rolled back
    throw error;
  }
};

/**
 * A connection for one visitor: every query is its own transaction, unless `withTransaction` opens one for several. The
 * id of a transaction that may write is recorded in `change`.
 */
function forVisitor(
  client: pg.PoolClient,
  entry: SessionStatement,
  change: Change | undefined,
  queryInSession: QueryInSession,
): VisitorClient {
  const named = entry.name !== '';
  const withTransaction: VisitorClient['withTransaction'] = async (work) => {
    await client.query('begin');
    try {
      const result = await runOnce(client, change?.request, change, async () => {
        const { rows } = await client.query({ ...entry });
        if (change) change.transactionId = rows[0].transaction_id;
        const value = await work(insideTransaction(client, 1, named));
        await change?.beforeCommit?.(client);
        return value;
      });
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => {}); // a lost connection has rolled back
      throw error;
    }
  };
  return {
    rawClient: client,
    query: async (options) =>
      change?.request || change?.beforeCommit
        ? withTransaction((inner) => inner.query(options))
        : resultOf(await queryInSession(client, configOf(client, options, named), entry, change)),
    withTransaction,
  };
}

interface Options {
  /** Whether statements may be prepared under a name; not through a pooler that does not support them. */
  named: boolean;
  /** Runs one statement as its own transaction. */
  queryInSession?: QueryInSession | undefined;
}

/**
 * PostGraphile's access to the pool. `stock` handles queries without settings: reading the catalog at start, as the
 * authenticator.
 */
export function visitorAdaptor(
  pool: pg.Pool,
  stock: WithPgClient,
  { named, queryInSession = queryInTransaction }: Options,
): WithPgClient {
  const withPgClient = async <T>(settings: Settings, work: (client: VisitorClient) => T | Promise<T>): Promise<T> => {
    if (!settings || Object.keys(settings).length === 0) return stock(settings, work);
    const change = changeUnder(settings);
    const entry = sessionStatement({ ...plannerSettings(settings.role), ...settings }, named, change !== undefined);
    const client = await pool.connect();
    let lost = false;
    try {
      if (settings.statement_timeout) waitFor(client, Number(settings.statement_timeout));
      const names = preparedNames(client);
      // prepared outside of any transaction, so its local settings end with the statement
      if (named && !names.has(entry.name)) {
        await client.query({ ...entry });
        names.add(entry.name);
      }
      return await work(forVisitor(client, entry, change, queryInSession));
    } catch (error) {
      lost = isUnavailable(error); // its socket may close a moment later
      throw error;
    } finally {
      client.release(lost);
    }
  };
  return Object.assign(withPgClient, { release: () => stock.release() });
}
