/** A short-lived connection whose errors are readable messages. */
import pg from 'pg';
import { UserFacingError } from './userFacingError.ts';

/** Codes that mean a wrong address, user or database rather than a bug. */
const unreachable = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ECONNRESET',
  '28P01',
  '28000',
  '3D000',
  '57P03',
  '53300',
]);

/** The address of a connection string without its password, for messages. */
export function shownAddress(url: string): string {
  try {
    const parsed = new URL(url);
    return `${decodeURIComponent(parsed.username)}@${parsed.host}${parsed.pathname}`;
  } catch {
    return 'an address that is no URL';
  }
}

/** Connects, or throws a UserFacingError with the address and the server's or network's message. */
export async function connect(url: string, what: string): Promise<pg.Client> {
  let client: pg.Client;
  try {
    new URL(url);
    client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, application_name: 'sideline' });
  } catch {
    throw new UserFacingError(`${what} is no connection address such as postgres://user:password@host:5432/database.`);
  }
  client.on('error', () => {}); // a connection lost while idle fails at its next query
  try {
    await client.connect();
  } catch (error) {
    await client.end().catch(() => {});
    const { code, message } = error as Error & { code?: string };
    const reason = message || (error as AggregateError).errors?.map((inner: Error) => inner.message).join(', ') || code;
    if ((code && unreachable.has(code)) || /timeout|password|SSL/i.test(reason ?? ''))
      throw new UserFacingError(`${what} cannot be reached at ${shownAddress(url)}: ${reason}.`);
    throw error;
  }
  return client;
}

/** Runs a function with a connection of its own. */
export async function withClient<T>(url: string, what: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connect(url, what);
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
