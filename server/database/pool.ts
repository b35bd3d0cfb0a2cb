import pg from 'pg';
import { endStalledConnections } from '../../db/stalledConnections.ts';
import type { Config } from '../config.ts';
import { settingsOf, type Viewer } from '../viewer.ts';
import { runOnce } from './runOnce.ts';
import { sessionStatement } from './sessionContext.ts';

// calendar dates stay text (YYYY-MM-DD): a Date would shift them by the machine's time zone
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);

/** Runs one statement with its values; returns the rows. */
export type Query = <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;

/** Database access of the server: as itself, or as a visitor. */
export interface Database {
  pool: pg.Pool;
  /** As sideline_authenticator: only the functions granted to it individually. */
  asServer: Query;
  /**
   * Runs a transaction with the viewer's role and claims, once for each key of the viewer's request: a repeated one gets
   * the recorded result as JSON. `before` runs first in the same transaction, as the server.
   */
  as<T>(viewer: Viewer | null, work: (query: Query) => Promise<T>, before?: Before): Promise<T>;
  close(): Promise<void>;
}
type DatabaseConfig = Pick<Config, 'databaseUrl' | 'pooled' | 'preparedStatements' | 'poolSize' | 'statementTimeout'>;
type Before = (query: Query) => Promise<Record<string, string> | undefined>;

/**
 * A pool that tolerates lost connections: idle ones are replaced, and one lost in use only fails its current query.
 * Without an error listener the lost connection would end the process. A connection that does not respond within the
 * statement timeout (milliseconds) counts as lost, too.
 */
export function openPool(config: pg.PoolConfig, statementTimeout: number, onLost: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({ keepAlive: true, ...config });
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', () => {}));
  endStalledConnections(pool, statementTimeout);
  return pool;
}

/**
 * Connection options of the server's pools. Waiting for a connection is limited to the statement timeout: a database
 * that accepts connections but does not respond would otherwise block every request forever. In a failover, a new
 * connection may reach the next primary while it is still read-only: that counts as unavailable.
 */
export const poolConfig = ({
  databaseUrl,
  poolSize,
  statementTimeout,
}: Pick<Config, 'databaseUrl' | 'poolSize' | 'statementTimeout'>): pg.PoolConfig => ({
  connectionString: databaseUrl,
  max: poolSize,
  connectionTimeoutMillis: statementTimeout,
  verify: (client, done) => {
    const standby = Object.assign(new Error('the database is a standby'), { code: '57P03' });
    client
      .query('select pg_is_in_recovery() as standby')
      .then(({ rows }) => done(rows[0].standby ? standby : undefined), done);
  },
});

/**
 * Opens the pool. The statement timeout in milliseconds applies to visitors and to the server itself; through a pooler,
 * which accepts no settings from a client, the server's own statements use that of its role (db/instance/bootstrap.ts).
 */
export function openDatabase(config: DatabaseConfig, onError: (e: Error) => void): Database {
  const { statementTimeout, preparedStatements } = config;
  const own = config.pooled ? {} : { statement_timeout: statementTimeout };
  const pool = openPool({ ...poolConfig(config), ...own }, statementTimeout, onError);
  const queryOf =
    (client: pg.ClientBase | pg.Pool): Query =>
    async (text, values) =>
      (await client.query(text, values)).rows;
  return {
    pool,
    asServer: queryOf(pool),
    async as(viewer, work, before) {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        await client.query('begin');
        const query = queryOf(client);
        const result = await runOnce(client, viewer?.request, undefined, async () => {
          const settings = { ...settingsOf(viewer, statementTimeout), ...(await before?.(query)) };
          await client.query(sessionStatement(settings, preparedStatements));
          return work(query);
        });
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch((e: Error) => {
          broken = e;
        });
        throw error;
      } finally {
        client.release(broken);
      }
    },
    close: () => pool.end(),
  };
}
