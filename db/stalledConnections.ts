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
 * Closes each connection of the pool whose query gets no byte of an answer within `milliseconds`, which must be more than the
 * database's statement timeout. The query fails as on a lost connection (isUnavailable), and the pool opens another one. pg's
 * own query_timeout would keep the connection open with the query running and hand it to the next caller. An idle connection
 * stays open, also within a transaction.
 */
export function endStalledConnections(pool: pg.Pool, milliseconds: number): void {
  pool.on('connect', (client) => {
    const inside = client as unknown as Inside;
    const { stream } = inside.connection; // With TLS, this is now the encrypted stream.
    stream.setTimeout(milliseconds);
    stream.on('timeout', () => {
      if (!inside.readyForQuery) stream.destroy();
    });
  });
}
