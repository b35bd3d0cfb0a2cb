import pg from 'pg';
import { endStalledConnections } from '../../db/stalledConnections.ts';
import type { Config } from '../config.ts';
import { settingsOf, type Viewer } from '../viewer.ts';
import { sessionStatement } from './sessionContext.ts';

// calendar dates stay text (YYYY-MM-DD): a Date would shift them by the machine's time zone
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);

/** One statement with its values; returns the rows. */
export type Query = <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;

/** The server's way to the database: as itself, or as a visitor. */
export interface Database {
  pool: pg.Pool;
  /** As sideline_authenticator: only the functions granted to it by name. */
  asServer: Query;
  /** One transaction under the viewer's role and claims. `before` runs in it as the server, ahead of the role. */
  as<T>(viewer: Viewer | null, work: (query: Query) => Promise<T>, before?: Before): Promise<T>;
  close(): Promise<void>;
}
type DatabaseConfig = Pick<Config, 'databaseUrl' | 'pooled' | 'preparedStatements' | 'poolSize' | 'statementTimeout'>;
type Before = (query: Query) => Promise<Record<string, string> | undefined>;

/** How much longer than a statement may take its answer is waited for, in milliseconds: the database's own word comes first. */
const ON_ITS_WAY = 2000;

/**
 * A pool whose connections may be lost at any time: idle ones are replaced, and one that is lost while somebody works on it
 * fails that work only. Without a listener of its own the loss of such a connection would end the process. One that does not
 * answer for longer than a statement may take (milliseconds) is lost, too.
 */
export function openPool(config: pg.PoolConfig, statementTimeout: number, onLost: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({ keepAlive: true, ...config });
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', () => {}));
  endStalledConnections(pool, statementTimeout + ON_ITS_WAY);
  return pool;
}

/**
 * How a pool of this server connects. Nobody waits for a connection longer than for a statement: a database that accepts and
 * says nothing would else keep every request for ever.
 */
export const poolConfig = ({
  databaseUrl,
  poolSize,
  statementTimeout,
}: Pick<Config, 'databaseUrl' | 'poolSize' | 'statementTimeout'>): pg.PoolConfig => ({
  connectionString: databaseUrl,
  max: poolSize,
  connectionTimeoutMillis: statementTimeout,
});

/**
 * Opens the pool. The statement timeout in milliseconds holds for visitors and for the server itself; through a pooler,
 * which takes no settings of one program, the server's own statements have that of its role (db/instance/bootstrap.ts).
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
        const extra = (await before?.(query)) ?? {};
        await client.query(sessionStatement({ ...settingsOf(viewer, statementTimeout), ...extra }, preparedStatements));
        const result = await work(query);
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
