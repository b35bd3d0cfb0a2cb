/** Stalled connections of a pool: the machine behind them hangs, or the network drops packets. */
import type { Socket } from 'node:net';
import type pg from 'pg';

/** The parts of pg's client that its types leave out. */
interface Inside {
  /** False from sending a query until its whole result has arrived. */
  readyForQuery: boolean;
  connection: { stream: Socket };
}

/**
 * Extra time to wait for a response beyond the statement timeout, in milliseconds: the database's own error comes
 * first.
 */
const ON_ITS_WAY = 2000;

/**
 * Closes each connection of the pool whose query gets no byte of an answer within the statement timeout (milliseconds)
 * and 2 s. The query fails as on a lost connection (isUnavailable), and the pool opens another one. pg's own
 * query_timeout would keep the connection open with the query running and hand it to the next caller. An idle
 * connection stays open, also within a transaction.
 */
export function endStalledConnections(pool: pg.Pool, statementTimeout: number): void {
  pool.on('connect', (client) => {
    const inside = client as unknown as Inside;
    const { stream } = inside.connection; // With TLS, this is now the encrypted stream.
    waitFor(client, statementTimeout);
    stream.on('timeout', () => {
      if (!inside.readyForQuery) stream.destroy();
    });
  });
}

/** Lets the connection's queries take another statement timeout (milliseconds) from now on: work on many records is longer. */
export function waitFor(client: pg.PoolClient, statementTimeout: number): void {
  (client as unknown as Inside).connection.stream.setTimeout(statementTimeout + ON_ITS_WAY);
}
