/** The real server on a test database: in the server host of the jest worker, or as a separate process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { asEnvironment } from '../../db/instance/connections.ts';
import { freePort } from '../../db/instance/scratch.ts';
import { projectDir } from '../../db/settings.ts';
import { operationOf } from '../../ui/graphql.ts';
import type { TestDatabase } from './database.ts';

export type GraphqlError = {
  message: string;
  path?: (string | number)[];
  extensions?: { code?: string; field?: string | null };
};
// biome-ignore lint/suspicious/noExplicitAny: what a test asks for decides the shape of the answer
export type GraphqlAnswer = { data: any; errors?: GraphqlError[] };

type Operation = string | Parameters<typeof operationOf>[0];

export type TestServer = {
  url: string;
  /** The folder of the server's files. */
  filesDir: string;
  /** Posts a text, or an app's document by its id; `token` is a login or a link token. */
  graphql(operation: Operation, variables?: Record<string, unknown>, token?: string): Promise<GraphqlAnswer>;
  /** Like graphql, but throws when there are errors, and returns the data. */
  // biome-ignore lint/suspicious/noExplicitAny: what a test asks for decides the shape of the answer
  data(operation: Operation, variables?: Record<string, unknown>, token?: string): Promise<any>;
  /** Signs in and returns the token. */
  login(email: string, password: string): Promise<string>;
  /** What the server has logged so far. */
  log(): string;
  stop(): Promise<unknown>;
};

export type ServerProcess = Omit<TestServer, 'stop'> & {
  pid: number;
  /** Sends SIGTERM, or another signal, and waits for the exit; returns the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

type Urls = Pick<TestDatabase, 'ownerUrl' | 'authenticatorUrl'>;
type Environment = Record<string, string>;

/** Waits for the child's "ready" for at most a minute; if it exits before that, its output is the error. */
async function untilReady(child: ChildProcess, log: () => string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The server was not ready within a minute:\n${log()}`)), 60_000);
    child.on('message', (message) => {
      if (message !== 'ready') return;
      clearTimeout(timer);
      resolve();
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The server ended with code ${code}:\n${log()}`));
    });
  });
}

/** The environment of a server on a free port, with a folder for its files. */
async function serverEnvironment({ ownerUrl: owner, authenticatorUrl: authenticator }: Urls, env: Environment) {
  const port = String(await freePort());
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sideline-server-'));
  const url = `http://localhost:${port}`;
  return {
    url,
    folder,
    settings: {
      PORT: port,
      PUBLIC_URL: url,
      FILES_DIR: path.join(folder, 'files'),
      SIDELINE_SUPERVISED: '1',
      ...asEnvironment({ owner, direct: owner, authenticator }),
      ...env,
    },
  };
}

/** The host of test servers for this Jest worker, and its log; undefined outside of `npm test`. */
function hostOfWorker(): { port: number; log: string } | undefined {
  const hosts = JSON.parse(process.env.SIDELINE_TEST_HOSTS ?? '[]');
  return hosts[Number(process.env.JEST_WORKER_ID ?? 1) - 1];
}

/** Settings that a server in the host may have; with any other it is started as a separate process, which takes 3 s more. */
const HOSTED = new Set([
  'BODY_SECONDS',
  'EDGE_PURGE_URL',
  'FILES_DIR',
  'HELP_DOCUMENT_URL',
  'LOG_LEVEL',
  'LOOKER_HOSTS',
  'OIDC_ALLOW_HTTP',
  'OIDC_PROVIDERS',
  'PRIVACY_URL',
  'REQUESTS_PER_MINUTE',
  'SMTP_URL',
  'STALLED_SECONDS',
  'TERMS_URL',
  'UPLOAD_SECONDS',
]);

/** Starts a server on a free port, in the worker's host if its settings permit. `env`: more settings, such as SMTP_URL. */
export async function startServer(database: Urls, env: Environment = {}): Promise<TestServer> {
  const host = hostOfWorker();
  if (!host || Object.keys(env).some((name) => !HOSTED.has(name))) return startServerProcess(database, env);
  const { url, folder, settings } = await serverEnvironment(database, env);
  const logged = statSync(host.log).size;
  const ask = async (path: string, body: Environment): Promise<void> => {
    const response = await fetch(`http://127.0.0.1:${host.port}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} of the test server failed: ${await response.text()}`);
  };
  await ask('/start', settings);
  return {
    ...clientOf(url),
    filesDir: settings.FILES_DIR,
    log: () => readFileSync(host.log).subarray(logged).toString(),
    async stop() {
      await ask('/stop', settings);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts `server/main.ts` as a process on a free port. `env`: more settings, such as NODE_ENV. */
export async function startServerProcess(database: Urls, env: Environment = {}): Promise<ServerProcess> {
  const { url, folder, settings } = await serverEnvironment(database, env);
  const child = spawn(process.execPath, [path.join(projectDir, 'server/main.ts')], {
    cwd: projectDir,
    env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'test', ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk));
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  await untilReady(child, () => said);
  return {
    ...clientOf(url),
    filesDir: settings.FILES_DIR,
    log: () => said,
    pid: child.pid as number,
    async stop(signal = 'SIGTERM') {
      child.removeAllListeners('exit');
      child.kill(signal);
      const timer = setTimeout(() => child.kill('SIGKILL'), 30_000);
      const code = await closed;
      clearTimeout(timer);
      rmSync(folder, { recursive: true, force: true });
      return code;
    },
  };
}

/** Helpers with which tests send requests to a server. */
function clientOf(url: string): Pick<TestServer, 'url' | 'graphql' | 'data' | 'login'> {
  const graphql: TestServer['graphql'] = async (operation, variables = {}, token) => {
    const named = typeof operation === 'string' ? { query: operation } : operationOf(operation);
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify({ ...named, variables }),
    });
    return (await answer.json()) as GraphqlAnswer;
  };
  return {
    url,
    graphql,
    async data(operation, variables, token) {
      const answer = await graphql(operation, variables, token);
      if (answer.errors?.length)
        throw new Error(
          answer.errors.map((error) => `${error.message} (${error.extensions?.code ?? 'no code'})`).join('; '),
        );
      return answer.data;
    },
    async login(email, password) {
      const answer = await fetch(`${url}/user_token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ auth: { email, password } }),
      });
      if (!answer.ok) throw new Error(`Sign-in of ${email} answered ${answer.status}: ${await answer.text()}`);
      return ((await answer.json()) as { jwt: string }).jwt;
    },
  };
}
