/**
 * How PostGraphile's queries reach the database: each with the visitor's role and claims in one round trip. The stock
 * adaptor sends `begin`, the settings, the query and `commit` one after the other and waits for each. Here the settings
 * and the query travel together: PostgreSQL runs what comes before one Sync as one transaction, so settings that are
 * local to the transaction hold for exactly this query and are gone with it.
 */
import pg from 'pg';
import { type Change, changeUnder } from './change.ts';
import { type EntryStatement, entryStatement } from './entry.ts';

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
/** What PostGraphile knows of a connection. */
export interface VisitorClient {
  rawClient: pg.PoolClient;
  query(options: QueryOptions): Promise<QueryResult>;
  withTransaction<T>(work: (client: VisitorClient) => Promise<T>): Promise<T>;
}
export type WithPgClient = {
  <T>(settings: Settings, work: (client: VisitorClient) => T | Promise<T>): Promise<T>;
  release(): void;
};

/**
 * For every visitor's query. Pages of 25 rows out of a large table: PostgreSQL 18 sizes a memoize node for the whole
 * table, although the limit stops it after a page; making that empty hash costs more than the page (measured: 5 ms of 6).
 * Parallel workers are for what takes long: started for the count of a list they cost a third more of the machine than
 * one process, which other visitors are waiting for (measured: 37 ms of processor instead of 28 for 300,000 rows).
 */
export const PLANNER = { enable_memoize: 'off', parallel_setup_cost: '20000' };

/** Prepared statements of one connection; a query beyond them is sent unnamed. */
const MAX_PREPARED = 200;

/** The parts of pg's connection and query that its types leave out. */
interface Wire {
  parsedStatements: Record<string, string>;
  parse(message: { text: string; name: string; types: [] }): void;
  bind(message: { portal: string; statement: string; values: string[]; valueMapper: (value: string) => string }): void;
  execute(message: { portal: string; rows: number }): void;
}
interface QueryInside {
  callback: (error: Error | null, result: pg.QueryResult) => void;
  prepare(connection: Wire): void;
  handleDataRow(message: { fields: string[] }): void;
  handleCommandComplete(message: unknown, connection: Wire): void;
}
const PgQuery = pg.Query as unknown as new (config: object) => QueryInside;

/**
 * A query that first executes the entry; both end with the query's own Sync. The entry is prepared already, unless it has
 * no name: then it is parsed here, within the same transaction.
 */
class VisitorQuery extends PgQuery {
  readonly #entry: EntryStatement;
  readonly #change: Change | undefined;
  #entered = false;

  constructor(config: object, entry: EntryStatement, change: Change | undefined) {
    super(config);
    this.#entry = entry;
    this.#change = change;
  }
  requiresPreparation(): boolean {
    return true; // the simple protocol would be a transaction of its own
  }
  override prepare(connection: Wire): void {
    const { name, text, values } = this.#entry;
    if (!name) connection.parse({ text, name, types: [] });
    connection.bind({ portal: '', statement: name, values, valueMapper: (value) => value });
    connection.execute({ portal: '', rows: 0 });
    super.prepare(connection);
  }
  override handleDataRow(message: { fields: string[] }): void {
    if (this.#entered) super.handleDataRow(message);
    else if (this.#change) this.#change.transactionId = message.fields[0] ?? null;
  }
  override handleCommandComplete(message: unknown, connection: Wire): void {
    if (this.#entered) super.handleCommandComplete(message, connection);
    else this.#entered = true;
  }
}

/** The object for pg; named when names may be used and the connection may remember one more statement. */
function configOf(client: pg.PoolClient, { text, name, values, arrayMode }: QueryOptions, named: boolean): object {
  const { parsedStatements } = (client as unknown as { connection: Wire }).connection;
  const remember = named && name && (name in parsedStatements || Object.keys(parsedStatements).length < MAX_PREPARED);
  return { text, values, ...(arrayMode && { rowMode: 'array' }), ...(remember && { name }) };
}
const resultOf = ({ rows, rowCount }: pg.QueryResult): QueryResult => ({
  rows: rows as never[],
  rowCount,
  notices: [],
});

/** A connection inside a transaction; transactions in it are savepoints. */
function insideTransaction(client: pg.PoolClient, level: number, named: boolean): VisitorClient {
  return {
    rawClient: client,
    query: async (options) => resultOf(await client.query(configOf(client, options, named) as pg.QueryConfig)),
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

/**
 * A connection for one visitor: every query is its own transaction, unless `withTransaction` opens one for several. The id of
 * a transaction that may write is noted in `change`.
 */
function forVisitor(client: pg.PoolClient, entry: EntryStatement, change: Change | undefined): VisitorClient {
  return {
    rawClient: client,
    query: (options) =>
      new Promise((resolve, reject) => {
        const query = new VisitorQuery(configOf(client, options, entry.name !== ''), entry, change);
        query.callback = (error, result) => (error ? reject(error) : resolve(resultOf(result)));
        client.query(query as unknown as pg.Submittable);
      }),
    async withTransaction(work) {
      await client.query('begin');
      try {
        const { rows } = await client.query({ ...entry });
        if (change) change.transactionId = rows[0].transaction_id;
        const result = await work(insideTransaction(client, 1, entry.name !== ''));
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch(() => {}); // a lost connection has rolled back
        throw error;
      }
    },
  };
}

/**
 * PostGraphile's way to the pool. `stock` serves what comes without settings: the catalogue at the start, as the
 * authenticator. `named`: whether statements may be prepared under a name; not through a pooler that forgets names.
 */
export function visitorAdaptor(pool: pg.Pool, stock: WithPgClient, named: boolean): WithPgClient {
  const withPgClient = async <T>(settings: Settings, work: (client: VisitorClient) => T | Promise<T>): Promise<T> => {
    if (!settings || Object.keys(settings).length === 0) return stock(settings, work);
    const change = changeUnder(settings);
    const entry = entryStatement({ ...PLANNER, ...settings }, named, change !== undefined);
    const client = await pool.connect();
    try {
      const { parsedStatements } = (client as unknown as { connection: Wire }).connection;
      // prepared outside of any transaction: what it sets now ends with itself
      if (named && !(entry.name in parsedStatements)) await client.query({ ...entry });
      return await work(forVisitor(client, entry, change));
    } finally {
      client.release(); // the pool drops it when the connection is lost
    }
  };
  return Object.assign(withPgClient, { release: () => stock.release() });
}
