/** One short connection with its failures told in sentences. */
import pg from 'pg';
import { UserFacingError } from './userFacingError.ts';

/** Codes that mean "this address, user or database is wrong" rather than an error of ours. */
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

/** Address of a connection string without its password, for messages. */
export function shownAddress(url: string): string {
  try {
    const parsed = new URL(url);
    return `${decodeURIComponent(parsed.username)}@${parsed.host}${parsed.pathname}`;
  } catch {
    return 'an address that is no URL';
  }
}

/** Connects, or throws a UserFacingError that names the address and what the server or network said. */
export async function connect(url: string, what: string): Promise<pg.Client> {
  let client: pg.Client;
  try {
    new URL(url);
    client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, application_name: 'sideline' });
  } catch {
    throw new UserFacingError(`${what} is no connection address such as postgres://user:password@host:5432/database.`);
  }
  client.on('error', () => {}); // a connection lost while idle shows at its next query
  try {
    await client.connect();
  } catch (error) {
    await client.end().catch(() => {});
    const { code, message } = error as Error & { code?: string };
    const reason = message || (error as AggregateError).errors?.map((one: Error) => one.message).join(', ') || code;
    if ((code && unreachable.has(code)) || /timeout|password|SSL/i.test(reason ?? ''))
      throw new UserFacingError(`${what} cannot be reached at ${shownAddress(url)}: ${reason}.`);
    throw error;
  }
  return client;
}

/** Runs one piece of work on a connection of its own. */
export async function withClient<T>(url: string, what: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connect(url, what);
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
