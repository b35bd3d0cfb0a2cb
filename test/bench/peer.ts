/**
 * A comparable product: Directus, installed in a scratch folder, on the same database. It serves the staff's list to
 * its administrator; of the five reads, it supports only this one without configuration.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Embedded } from '../../db/embedded/index.ts';
import { type Measured, measure, median, type Target } from './load.ts';

/** The newest version that installs: 12.4.1 requires a dependency that does not exist. */
export const VERSION = '12.4.0';
/** Its native module is built for the Node that runs npm, which may differ from ours. */
const NODE_OF_NPM = process.env.npm_node_execpath ?? 'node';
const ADMIN = { email: 'peer@example.com', password: 'Peer-Bench-1' };

export interface PeerResult {
  version: string;
  reads: { title: string; ours: number; theirs: number; least: number }[];
}

const NODE = `id status value season_start season_end
  campaign_id { id name season year status sponsor_id { id name } }
  sponsorable_property_id { id name number_of_players sport_id { id name } organization_id { id name city state } }`;

/** A running Directus; its targets read as its administrator. */
interface Directus {
  child: ChildProcess;
  target(query: string): Target;
}

/** Installs it if necessary and starts it on a database, in which it creates its own tables. */
export async function startDirectus(
  folder: string,
  port: number,
  server: Embedded,
  database: string,
  say: (text: string) => void,
): Promise<Directus> {
  install(folder, say);
  const env = environment(port, server, database);
  const cli = path.join(folder, 'node_modules/directus/cli.js');
  execFileSync(NODE_OF_NPM, [cli, 'bootstrap'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const child = spawn(NODE_OF_NPM, [cli, 'start'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    const token = await signIn(port, child);
    await relate(port, token);
    return {
      child,
      target: (query) => ({
        url: `http://127.0.0.1:${port}/graphql`,
        headers: { authorization: `Bearer ${token}` },
        body: (n) => JSON.stringify({ query, variables: { offset: (n % 4) * 25 } }),
      }),
    };
  } catch (error) {
    child.kill('SIGTERM');
    throw error;
  }
}

/** Starts it, and measures its list and ours alternately. */
export async function measurePeer(
  folder: string,
  port: number,
  server: Embedded,
  database: string,
  ours: { list: Target; total: Target },
  options: { connections: number; seconds: number; rounds: number },
  say: (text: string) => void,
): Promise<PeerResult> {
  const { child, target } = await startDirectus(folder, port, server, database, say);
  try {
    const list = `query ($offset: Int) { offers(limit: 25, offset: $offset, sort: ["-created_at", "-id"]) { ${NODE} } }`;
    const total = `query ($offset: Int) { offers(limit: 25, offset: $offset, sort: ["-created_at", "-id"]) { ${NODE} } offers_aggregated { count { id } } }`;
    return {
      version: VERSION,
      reads: [
        { title: "Staff's offers list without total", least: 5, ...(await race(ours.list, target(list), options)) },
        { title: 'The same list with its total', least: 2, ...(await race(ours.total, target(total), options)) },
      ],
    };
  } finally {
    child.kill('SIGTERM');
  }
}

function install(folder: string, say: (text: string) => void): void {
  if (existsSync(path.join(folder, 'node_modules/directus/cli.js'))) return;
  say(`installing Directus ${VERSION} (about 900 MB)`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ private: true, dependencies: { directus: VERSION } }),
  );
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}

function environment(port: number, server: Embedded, database: string): NodeJS.ProcessEnv {
  const url = new URL(server.superuserUrl(database));
  return {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    PORT: String(port),
    HOST: '127.0.0.1',
    SECRET: 'only for the bench',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    DB_CLIENT: 'pg',
    DB_HOST: url.hostname,
    DB_PORT: url.port,
    DB_DATABASE: database,
    DB_USER: decodeURIComponent(url.username),
    DB_PASSWORD: decodeURIComponent(url.password),
    DB_SEARCH_PATH: 'array:public,app_public',
    DB_POOL__MIN: '0',
    DB_POOL__MAX: '10',
    CACHE_ENABLED: 'false',
    RATE_LIMITER_ENABLED: 'false',
    PRESSURE_LIMITER_ENABLED: 'false',
    TELEMETRY: 'false',
    LOG_LEVEL: 'error',
  };
}

async function signIn(port: number, child: ChildProcess): Promise<string> {
  for (let attempt = 0; attempt < 90; attempt++) {
    if (child.exitCode !== null) throw new Error(`Directus ended with ${child.exitCode} before it was ready.`);
    try {
      const response = await fetch(`http://127.0.0.1:${port}/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(ADMIN),
      });
      const { data } = (await response.json()) as { data?: { access_token: string } };
      if (data) return data.access_token;
    } catch {
      // not listening yet
    }
    await pause(1000);
  }
  throw new Error('Directus was not ready within 90 seconds.');
}

/** Configures the two relations whose foreign keys have two columns, which it does not detect by itself. */
async function relate(port: number, token: string): Promise<void> {
  for (const [field, related] of [
    ['campaign_id', 'campaigns'],
    ['sponsorable_property_id', 'sponsorable_properties'],
  ] as const) {
    const response = await fetch(`http://127.0.0.1:${port}/relations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ collection: 'offers', field, related_collection: related, schema: null, meta: {} }),
    });
    const text = await response.text();
    if (!response.ok && !text.includes('already')) throw new Error(`Directus did not take the relation: ${text}`);
  }
}

async function race(
  ours: Target,
  theirs: Target,
  options: { connections: number; seconds: number; rounds: number },
): Promise<{ ours: number; theirs: number }> {
  const runs: { ours: Measured[]; theirs: Measured[] } = { ours: [], theirs: [] };
  for (const target of [ours, theirs]) await measure(target, options.connections, 1);
  for (let round = 0; round < options.rounds; round++) {
    runs.ours.push(await measure(ours, options.connections, options.seconds));
    runs.theirs.push(await measure(theirs, options.connections, options.seconds));
  }
  const middle = (measured: Measured[]) => median(measured.map((m) => m.requestsPerSecond));
  return { ours: middle(runs.ours), theirs: middle(runs.theirs) };
}
