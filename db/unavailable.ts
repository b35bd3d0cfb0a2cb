/** A database that is briefly unavailable: it restarts, fails over, or the network fails. */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '08001',
  '08006',
  '53300', // all connections in use
  '57P01', // session ended by an administrator
  '57P02', // after the crash of another session
  '57P03', // starting or stopping; also thrown for a standby that was taken for the primary (server/database/pool.ts)
]);

/** True if an error only means that the database is unavailable, so that the same statement may succeed in a moment. */
export function isUnavailable(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return (
    CODES.has(String(code)) ||
    /^Connection terminated|^timeout exceeded when trying to connect|is not queryable$/.test(String(message))
  );
}

/** Waits until the database responds, at most `seconds`; errors that waiting cannot fix are thrown at once. */
export async function untilReachable(url: string, seconds: number): Promise<void> {
  for (const end = Date.now() + seconds * 1000; ; await pause(300)) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('select 1');
      return;
    } catch (error) {
      if (!isUnavailable(error) || Date.now() > end) throw error;
    } finally {
      await client.end().catch(() => {});
    }
  }
}
