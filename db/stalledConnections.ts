/** Connections of a pool on which nothing is said any more: behind a frozen machine, or a network that swallows what is sent. */
import type { Socket } from 'node:net';
import type pg from 'pg';

/** The parts of pg's client that its types leave out. */
interface Inside {
  /** False from the moment a question is sent until all of its answer is there. */
  readyForQuery: boolean;
  connection: { stream: Socket };
}

/**
 * Ends each connection of the pool whose question stays without a single byte of an answer for so many milliseconds, which
 * must be more than the database itself allows a statement. Everything that waits on the connection fails as for a lost one
 * (isUnavailable), and the pool opens another. pg's own query_timeout would leave it open with the question on it, and hand it to
 * the next. A connection that nobody asks anything may rest for as long as it likes, also within a transaction.
 */
export function endStalledConnections(pool: pg.Pool, milliseconds: number): void {
  pool.on('connect', (client) => {
    const inside = client as unknown as Inside;
    const { stream } = inside.connection; // with TLS it is the encrypted one by now
    stream.setTimeout(milliseconds);
    stream.on('timeout', () => {
      if (!inside.readyForQuery) stream.destroy();
    });
  });
}
