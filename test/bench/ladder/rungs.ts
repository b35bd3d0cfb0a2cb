/** The rungs: each a server over the same database that answers the reads with the same JSON. */
import type { ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { asEnvironment } from '../../../db/instance/connections.ts';
import type { Target } from '../load.ts';
import { startDirectus } from '../peer.ts';
import type { Prepared } from '../prepare.ts';
import { start } from '../processes.ts';
import type { Read } from '../reads.ts';
import { byDocument, byName, DIRECTUS_OFFERS, underRls } from './reads.ts';

const RLS = ', row-level security';
/** What a rung cannot answer: Prisma's queries have no circles; Drizzle's subqueries `select *` in spite of column grants. */
const CANNOT: ReadonlySet<string> = new Set(['Prisma targeting_page', `Drizzle${RLS} my_offers`]);

/** Tokens by kind of viewer; every rung has the installation's secret. */
export type Tokens = Record<Read['who'], string>;
export interface Rung {
  title: string;
  child: ChildProcess;
  /** Its request for a read; null if it cannot answer it. */
  target(read: Read): Target | null;
  /** Its answer in the shape of the others. */
  shaped(answer: { data: Record<string, unknown> }): unknown;
}

export const POOL_SIZE = 10;
/** The first rung, which the others are compared with. */
export const BARE = 'bare `pg`';
export const SIDELINE = 'Sideline';
const unchanged = (answer: unknown) => answer;
/** Directus writes ids as text and money as numbers. */
const asOurs = (key: string, value: unknown) =>
  key === 'id' ? Number(value) : key === 'value' && typeof value === 'number' ? value.toFixed(2) : value;

/** Starts a server of this project on a port: the product, with or without its fast path. */
export function startSideline(prepared: Prepared, folder: string, port: number, fastPath: 'on' | 'off') {
  return start('server/main.ts', {
    ...asEnvironment(prepared.connections),
    PORT: String(port),
    POOL_SIZE: String(POOL_SIZE),
    FILES_DIR: `${folder}/files`,
    REQUESTS_PER_MINUTE: '10000000',
    LOG_LEVEL: 'error',
    FAST_PATH: fastPath,
  });
}

/** Starts every rung, one after the other, on the ports from the given one; `token` signs in at the first server. */
export async function startRungs(
  prepared: Prepared,
  folder: string,
  firstPort: number,
  signIn: (url: string) => Promise<Tokens>,
  say: (text: string) => void,
): Promise<Rung[]> {
  const rungs: Rung[] = [];
  let port = firstPort;
  const sideline = await startSideline(prepared, folder, ++port, 'on');
  const tokens = await signIn(`http://127.0.0.1:${port}`);
  const product = (title: string, child: ChildProcess): Rung => {
    const url = `http://127.0.0.1:${port}/graphql`;
    return {
      title,
      child,
      target: (read) => byDocument(read, url, prepared.subjects, tokens[read.who]),
      shaped: unchanged,
    };
  };
  const last = product(SIDELINE, sideline);
  const add = async (title: string, file: string, ask: typeof byName, env: Record<string, string> = {}) => {
    const url = `http://127.0.0.1:${++port}${ask === byDocument ? '/graphql' : '/'}`;
    const { owner, authenticator } = prepared.connections;
    const child = await start(
      `test/bench/ladder/${file}`,
      {
        PORT: String(port),
        POOL_SIZE: String(POOL_SIZE),
        DATABASE_URL: env.ROWS_OF === 'viewer' ? authenticator : owner,
        SUBJECTS: JSON.stringify(prepared.subjects),
        LADDER_PACKAGES: path.join(folder, 'ladder'),
        SIDELINE_SECRET: asEnvironment(prepared.connections).SIDELINE_SECRET as string,
        ...env,
      },
      ['--import', path.join(import.meta.dirname, 'packages.ts')],
    );
    const can = (read: Read) => (env.ROWS_OF !== 'viewer' || underRls(read)) && !CANNOT.has(`${title} ${read.name}`);
    rungs.push({
      title,
      child,
      target: (read) => (can(read) ? ask(read, url, prepared.subjects, tokens[read.who]) : null),
      shaped: unchanged,
    });
  };
  const both = async (title: string, file: string, ask: typeof byName, env: Record<string, string> = {}) => {
    await add(title, file, ask, env);
    await add(title + RLS, file, ask, { ...env, ROWS_OF: 'viewer' });
  };
  await both(BARE, 'bare.ts', byName);
  await both('Fastify with `pg`', 'fastify.ts', byName);
  await both('Mercurius-JIT, joined statements', 'mercurius.ts', byDocument, { STYLE: 'joined' });
  await both('Mercurius-JIT, a statement per relation', 'mercurius.ts', byDocument, { STYLE: 'relations' });
  await both('Drizzle', 'drizzle.ts', byName);
  await add('Prisma', 'prisma.ts', byName);
  mkdirSync(path.join(folder, 'peer'), { recursive: true });
  const directus = await startDirectus(path.join(folder, 'peer'), ++port, prepared.server, 'bench_peer', say);
  rungs.push({
    title: 'Directus',
    child: directus.child,
    target: (read) => (read.name === 'staff_offers' ? directus.target(DIRECTUS_OFFERS) : null),
    shaped: ({ data }) => JSON.parse(JSON.stringify({ data: { offersConnection: { nodes: data.offers } } }), asOurs),
  });
  port += 1;
  rungs.push(product('PostGraphile, `FAST_PATH=off`', await startSideline(prepared, folder, port, 'off')), last);
  return rungs;
}
