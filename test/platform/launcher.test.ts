import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { freePort } from '../../db/instance/scratch.ts';
import { projectDir } from '../../db/settings.ts';

jest.setTimeout(180_000); // the first start may have to build both apps

let dataDir: string;
let settings: Record<string, string>;
/** All launchers that were started, the newest last. */
const launchers: ChildProcess[] = [];

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'sideline-start-'));
  chmodSync(dataDir, 0o755);
  const [web, mail, smtp, database] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  settings = {
    DATA_DIR: dataDir,
    PORT: String(web),
    MAIL_PORT: String(mail),
    MAIL_SMTP_PORT: String(smtp),
    DB_PORT: String(database),
    DEMO: 'off',
    NODE_OPTIONS: '',
  };
});

afterAll(async () => {
  for (const launcher of launchers) await end(launcher, 'SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** Runs `npm start`'s script until it has printed the URLs or has ended; returns its output. */
async function start(more: Record<string, string> = {}): Promise<{ launcher: ChildProcess; said: string }> {
  const env: NodeJS.ProcessEnv = { ...process.env, ...settings, ...more };
  for (const name of ['SIDELINE_SECRET', 'SIDELINE_OWNER_URL', 'SERVER_DATABASE_URL', 'npm_lifecycle_event'])
    delete env[name];
  const launcher = spawn(process.execPath, ['server/start/start.mjs'], {
    cwd: projectDir,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  launchers.push(launcher);
  let said = '';
  return new Promise((resolve) => {
    const hear = (chunk: Buffer): void => {
      said += chunk;
      if (said.includes('Ctrl-C stops everything')) resolve({ launcher, said });
    };
    launcher.stdout.on('data', hear);
    launcher.stderr.on('data', hear);
    launcher.once('close', () => resolve({ launcher, said }));
  });
}

const command = (script: string, ...args: string[]): string =>
  execFileSync(process.execPath, [`${script}.ts`, ...args], {
    cwd: projectDir,
    encoding: 'utf8',
    env: { ...process.env, ...settings, SIDELINE_SECRET: '' },
  });

const noted = (name: string): number => JSON.parse(readFileSync(path.join(dataDir, 'run', `${name}.json`), 'utf8')).pid;
const answers = (port: string | undefined, address: string): Promise<number> =>
  fetch(`http://localhost:${port}${address}`).then(
    (answer) => answer.status,
    () => 0,
  );

/** A running start: the newest one if it is still running, else a new one. */
async function running(): Promise<ChildProcess> {
  const newest = launchers.at(-1);
  if (newest && newest.exitCode === null && newest.signalCode === null) return newest;
  const { launcher, said } = await start();
  expect(said).toContain('Ready');
  return launcher;
}

describe('npm start', () => {
  it('serves Sideline and the mail viewer, and tells the addresses', async () => {
    const { said } = await start();
    expect(said).toContain(`http://localhost:${settings.PORT}`);
    expect(said).toContain(`http://localhost:${settings.MAIL_PORT}`);
    expect(said).toContain('npm run superadmin');
    expect(await answers(settings.PORT, '/healthz')).toBe(200);
    expect(await answers(settings.MAIL_PORT, '/api/email')).toBe(200);
  });

  it('[X12] keeps mails, whose links open pages, from other users of the machine', () => {
    const modes = ['mails', 'files'].map((folder) => statSync(path.join(dataDir, folder)).mode & 0o777);
    expect(modes).toEqual([0o700, 0o700]);
    expect(statSync(path.join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
  });

  it('refuses a second start on the same data folder and leaves the first alone', async () => {
    await running();
    const second = await start();
    launchers.pop();
    expect(second.said.trim()).toMatch(/^Sideline already runs on the data folder .* stop that one first/);
    expect(second.launcher.exitCode).toBe(1);
    expect(await answers(settings.PORT, '/healthz')).toBe(200);
  });

  it('starts a server again that ended unexpectedly', async () => {
    await running();
    const killed = noted('server');
    process.kill(killed, 'SIGKILL');
    let status = 0;
    for (
      const deadline = Date.now() + 60_000;
      Date.now() < deadline && status !== 200;
      await new Promise((resolve) => setTimeout(resolve, 100))
    )
      status = await answers(settings.PORT, '/healthz');
    expect(status).toBe(200);
    expect(noted('server')).not.toBe(killed);
  });

  it('moves the one clock for server and database, and back', async () => {
    await running();
    expect(command('db/cli/clock', '+45d')).toMatch(/moved by 45 days/);
    expect(command('db/cli/clock', 'reset')).toMatch(/moved by 00:00:00/);
  });

  it('keeps the data through a kill of the launcher and of all its processes', async () => {
    await running();
    expect(command('server/cli/superadmin', 'first@example.test')).toMatch(
      new RegExp(`^http://localhost:${settings.PORT}/invitation/\\S+\\n$`),
    );
    for (const name of ['launcher', 'database', 'server', 'worker', 'mail viewer'])
      process.kill(noted(name), 'SIGKILL');
    const { said } = await start();
    expect(said).toContain('Ready');
    const client = new pg.Client({ connectionString: command('db/cli/url').trim() });
    await client.connect();
    const { rows } = await client.query('select email, role from app_public.users');
    await client.end();
    expect(rows).toEqual([{ email: 'first@example.test', role: 'superadmin' }]);
  });

  it('is followed by a working start when only the launcher was killed', async () => {
    await end(await running(), 'SIGKILL');
    const { said } = await start();
    expect(said).toContain('Ready');
  });

  it('stops everything when asked, and leaves nothing behind', async () => {
    const launcher = await running();
    await end(launcher, 'SIGINT');
    expect(launcher.exitCode).toBe(0);
    expect(await answers(settings.PORT, '/healthz')).toBe(0);
    expect(await answers(settings.MAIL_PORT, '/api/email')).toBe(0);
    expect(readdirSync(path.join(dataDir, 'run'))).toEqual([]);
  });

  it.each([
    ['PORT', 'Sideline'],
    ['MAIL_PORT', 'the mail viewer'],
    ['DB_PORT', 'the database'],
  ])('reports in one line that %s is taken', async (variable, what) => {
    const port = await freePort();
    const { createServer } = await import('node:net');
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    const { said, launcher } = await start({ [variable]: String(port) });
    other.close();
    expect(said).toContain(
      `Port ${port} for ${what} is taken by another program: end that one, or set ${variable} to a free port.`,
    );
    expect(said).not.toContain('    at ');
    expect(launcher.exitCode).toBe(1);
  });

  it('reports in one line that DATABASE_URL cannot be reached', async () => {
    const port = await freePort();
    const { said, launcher } = await start({ DATABASE_URL: `postgres://somebody:secret@127.0.0.1:${port}/shop` });
    expect(said).toContain(`DATABASE_URL cannot be reached at somebody@127.0.0.1:${port}/shop: connect ECONNREFUSED`);
    expect(said).not.toContain('secret');
    expect(launcher.exitCode).toBe(1);
  });
});
