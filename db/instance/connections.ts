/**
 * Connection strings by role.
 * - owner: `sideline_owner`, for worker, migrations and command-line programs
 * - direct: the same, bypassing a pooler (LISTEN, migrations); DATABASE_DIRECT_URL
 * - authenticator: the server's request pool; it has no rights of its own
 */
import { runningPort } from '../embedded/index.ts';
import { databasePort, dataDir, derivedPassword, installationSecret } from '../settings.ts';

export type Connections = { owner: string; direct: string; authenticator: string };

/** Name of the database inside the embedded server. */
export const databaseName = 'sideline';

/** True for an external database (DATABASE_URL) instead of the embedded one. */
export const isForeign = (): boolean => Boolean(process.env.DATABASE_URL);

/** On an external server any user may be given; the connection then acts as the owner role. */
export function asOwner(url: string): string {
  const parsed = new URL(url);
  if (decodeURIComponent(parsed.username) !== 'sideline_owner' && !parsed.searchParams.has('options'))
    parsed.searchParams.set('options', '-c role=sideline_owner');
  return parsed.toString().replaceAll('+', '%20');
}

/** The same server and database for the authenticator, with its derived password. */
export function asAuthenticator(url: string): string {
  const parsed = new URL(url);
  parsed.username = 'sideline_authenticator';
  parsed.password = derivedPassword('authenticator');
  parsed.searchParams.delete('options');
  return parsed.toString();
}

/** The environment that passes the connections to child processes. */
export function asEnvironment({ owner, direct, authenticator }: Connections): Record<string, string> {
  const directAuthenticator = direct === owner ? authenticator : asAuthenticator(direct);
  return {
    SIDELINE_OWNER_URL: owner,
    SIDELINE_OWNER_DIRECT_URL: direct,
    SERVER_DATABASE_URL: authenticator,
    SERVER_DATABASE_DIRECT_URL: directAuthenticator,
    SIDELINE_SECRET: installationSecret(),
  };
}

/** Connections to a database of the embedded server on a port. */
export function embeddedConnections(port: number, database = databaseName): Connections {
  const owner = `postgres://sideline_owner:${derivedPassword('owner')}@127.0.0.1:${port}/${database}`;
  return { owner, direct: owner, authenticator: asAuthenticator(owner) };
}

/**
 * This process's connections: from the launcher's environment, from DATABASE_URL, or to the embedded database on its
 * current port (a command in another terminal need not repeat DB_PORT).
 */
export function connections(): Connections {
  const { SIDELINE_OWNER_URL, SIDELINE_OWNER_DIRECT_URL, SERVER_DATABASE_URL, DATABASE_URL, DATABASE_DIRECT_URL } =
    process.env;
  const base = SIDELINE_OWNER_URL
    ? {
        owner: SIDELINE_OWNER_URL,
        direct: SIDELINE_OWNER_DIRECT_URL || SIDELINE_OWNER_URL,
        authenticator: asAuthenticator(SIDELINE_OWNER_URL),
      }
    : DATABASE_URL
      ? {
          owner: asOwner(DATABASE_URL),
          direct: asOwner(DATABASE_DIRECT_URL || DATABASE_URL),
          authenticator: asAuthenticator(DATABASE_URL),
        }
      : embeddedConnections(runningPort(dataDir()) ?? databasePort());
  return { ...base, authenticator: SERVER_DATABASE_URL || base.authenticator };
}
