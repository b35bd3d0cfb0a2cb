/**
 * Sends a visitor's statement and the session context that it needs (role, claims, settings) in one round trip.
 * PostgreSQL runs everything before one Sync as one transaction, so settings that are local to the transaction apply to
 * exactly this statement. pg has no public way to send two statements before one Sync; the parts of its `Query` and
 * `Connection` that this uses are declared here for the version that package.json pins.
 */
import pg from 'pg';
import type { Change } from '../database/change.ts';
import type { SessionStatement } from '../database/sessionContext.ts';
import type { QueryInSession } from '../database/visitorAdaptor.ts';

/** The methods of pg's connection that its types leave out. */
interface Connection {
  parse(message: { text: string; name: string; types: [] }): void;
  bind(message: { portal: string; statement: string; values: string[]; valueMapper: (value: string) => string }): void;
  execute(message: { portal: string; rows: number }): void;
}
/** The methods of pg's query that its types leave out. */
interface PrivateQuery {
  callback: (error: Error | null, result: pg.QueryResult) => void;
  prepare(connection: Connection): void;
  handleDataRow(message: { fields: string[] }): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
}
const PgQuery = pg.Query as unknown as new (config: object) => PrivateQuery;

/**
 * A query that executes the session statement first; the query's own Sync ends both. The session statement is prepared
 * already, unless it has no name: then it is parsed here, within the same transaction.
 */
class SessionQuery extends PgQuery {
  readonly #entry: SessionStatement;
  readonly #change: Change | undefined;
  #entryCompleted = false;

  constructor(config: object, entry: SessionStatement, change: Change | undefined) {
    super(config);
    this.#entry = entry;
    this.#change = change;
  }
  requiresPreparation(): boolean {
    return true; // the simple protocol would be a transaction of its own
  }
  override prepare(connection: Connection): void {
    const { name, text, values } = this.#entry;
    if (!name) connection.parse({ text, name, types: [] });
    connection.bind({ portal: '', statement: name, values, valueMapper: (value) => value });
    connection.execute({ portal: '', rows: 0 });
    super.prepare(connection);
  }
  override handleDataRow(message: { fields: string[] }): void {
    if (this.#entryCompleted) super.handleDataRow(message);
    else if (this.#change) this.#change.transactionId = message.fields[0] ?? null;
  }
  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.#entryCompleted) super.handleCommandComplete(message, connection);
    else this.#entryCompleted = true;
  }
}

/**
 * Runs a statement in its own transaction that begins with the session statement; rejects with the database's error.
 */
export const queryInOneRoundTrip: QueryInSession = (client, config, entry, change) =>
  new Promise((resolve, reject) => {
    const query = new SessionQuery(config, entry, change);
    query.callback = (error, result) => (error ? reject(error) : resolve(result));
    client.query(query as unknown as pg.Submittable);
  });
