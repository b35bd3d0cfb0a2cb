/**
 * What the hand-written rungs share: their pool, and whom they read as. With ROWS_OF=viewer each read checks its bearer
 * token and runs in a transaction with the role and claims of the token's user, so that row-level security applies, as
 * in Sideline; otherwise it reads as the tables' owner, without a token. Environment: DATABASE_URL, POOL_SIZE, ROWS_OF,
 * SUBJECTS.
 */
import pg from 'pg';
import { installationSecret } from '../../../db/settings.ts';
import { verifyLogin } from '../../../server/auth/loginToken.ts';
import { sessionStatement } from '../../../server/database/sessionContext.ts';
import { settingsOf, type Viewer } from '../../../server/viewer.ts';
import { READS, type Subjects } from '../reads.ts';

pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** Closed soon when idle: all rungs together would need more connections than PostgreSQL has. */
export const connection = {
  connectionString: process.env.DATABASE_URL,
  max: Number(process.env.POOL_SIZE),
  idleTimeoutMillis: 1000,
};
export const pool = new pg.Pool(connection);
export const asViewer = process.env.ROWS_OF === 'viewer';
export const subjects: Subjects = JSON.parse(process.env.SUBJECTS as string);

/** Runs a prepared statement; returns its rows. */
export type Query = <Row = Record<string, unknown>>(name: string, text: string, values?: unknown[]) => Promise<Row[]>;
const queryOf =
  (client: pg.Pool | pg.PoolClient): Query =>
  async (name, text, values) =>
    (await client.query({ name, text, values })).rows as never;
export const ownQuery = queryOf(pool);

/** The settings of the token's user for one transaction; throws if the token is invalid. */
export function settingsOfToken(authorization: string | undefined): Record<string, string> {
  const claims = verifyLogin((authorization ?? '').replace(/^Bearer /, ''), [installationSecret()]);
  if (!claims || claims.exp <= Date.now() / 1000) throw new Error('The token is invalid or expired.');
  const { role, sub, email, exp: expires } = claims;
  const viewer: Viewer = { type: 'login', role, userId: Number(sub), email, scopeOfferId: null, expires };
  return settingsOf(viewer, 10_000);
}

/** Begins the viewer's transaction on a connection of its own; `end` commits or rolls back and returns the connection. */
export async function beginAsViewer(authorization: string | undefined) {
  const settings = settingsOfToken(authorization);
  const client = await pool.connect();
  await client.query('begin');
  await client.query({ ...sessionStatement(settings) });
  return {
    query: queryOf(client),
    async end(word: 'commit' | 'rollback') {
      await client.query(word);
      client.release();
    },
  };
}

/** The finished JSON of a read by its one hand-written statement. */
export async function readJson(name: string, values: unknown[], authorization: string | undefined): Promise<string> {
  const read = READS.find((candidate) => candidate.name === name);
  if (!read) throw new Error(`There is no read ${name}.`);
  if (!asViewer) return ((await ownQuery<{ json: string }>(name, read.sql, values))[0] as { json: string }).json;
  const { query, end } = await beginAsViewer(authorization);
  try {
    const rows = await query<{ json: string }>(name, read.visitorSql ?? read.sql, values);
    await end('commit');
    return (rows[0] as { json: string }).json;
  } catch (error) {
    await end('rollback');
    throw error;
  }
}

/** Tells the bench that a rung listens, and ends it with the bench. */
export function listening(): void {
  process.send?.('ready');
  process.on('disconnect', () => process.exit(0));
  process.on('SIGTERM', () => process.exit(0));
}
