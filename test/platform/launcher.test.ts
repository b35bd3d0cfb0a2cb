import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { freePort } from '../../db/instance/scratch.ts';
import { endProcess } from '../harness/endProcess.ts';
import { testInstallation } from './testInstallation.ts';

jest.setTimeout(180_000); // the first start may have to build both apps

const { dataDir, settings, launchers, start, running, command, pidOf, endAll } = await testInstallation();
afterAll(endAll);

const answers = (port: string | undefined, address: string): Promise<number> =>
  fetch(`http://localhost:${port}${address}`).then(
    (answer) => answer.status,
    () => 0,
  );

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
    const killed = pidOf('server');
    process.kill(killed, 'SIGKILL');
    let status = 0;
    for (
      const deadline = Date.now() + 60_000;
      Date.now() < deadline && status !== 200;
      await new Promise((resolve) => setTimeout(resolve, 100))
    )
      status = await answers(settings.PORT, '/healthz');
    expect(status).toBe(200);
    expect(pidOf('server')).not.toBe(killed);
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
      process.kill(pidOf(name), 'SIGKILL');
    const { said } = await start();
    expect(said).toContain('Ready');
    const client = new pg.Client({ connectionString: command('db/cli/url').trim() });
    await client.connect();
    const { rows } = await client.query('select email, role from app_public.users');
    await client.end();
    expect(rows).toEqual([{ email: 'first@example.test', role: 'superadmin' }]);
  });

  it('is followed by a working start when only the launcher was killed', async () => {
    await endProcess(await running(), 'SIGKILL');
    const { said } = await start();
    expect(said).toContain('Ready');
  });

  it('stops everything when asked, and leaves nothing behind', async () => {
    const launcher = await running();
    await endProcess(launcher, 'SIGINT');
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
