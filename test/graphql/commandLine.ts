/** The command line as a process of its own, with an empty home directory, and servers for it. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll } from '@jest/globals';
import { projectDir } from '../../db/settings.ts';
import { programKey } from './programKeys.ts';
import { apiSetup } from './setup.ts';

/** The home directory. */
export const folder = mkdtempSync(path.join(os.tmpdir(), 'sideline-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

export const start = (args: string[], env: Record<string, string> = {}) =>
  spawn(process.execPath, [path.join(projectDir, 'server/commandLine/sideline.mjs'), ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, XDG_CONFIG_HOME: path.join(folder, 'config'), ...env },
  });

/** Runs a command to its end, with a text as standard input. */
export async function run(args: string[], env: Record<string, string> = {}, input = '') {
  const child = start(args, env);
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, out, err };
}

/** A server on a free port. */
export async function serving(listener: http.RequestListener) {
  const server = http.createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

/** A server with the small fixture, and commands with keys of a superadmin, of an admin who only reads, and of a league. */
export async function commandLineSetup() {
  const setup = await apiSetup({ REQUESTS_PER_MINUTE: '2000' });
  const { server, database, fixture } = setup;
  const keyOf = (userId: number, scopes: string[]) => programKey(database, userId, scopes);
  const resources = ['offers', 'organizations', 'campaigns', 'tasks', 'undo', 'history', 'mail'];
  const all = resources.flatMap((name) => [`${name}:read`, `${name}:write`]);
  const keys = {
    staff: (await keyOf(fixture.users.superadmin, all)).secret,
    reader: (await keyOf(fixture.users.admin, ['offers:read', 'undo:read'])).secret,
    league: (await keyOf(fixture.users.league, ['offers:read', 'organizations:read', 'organizations:write'])).secret,
  };
  /** Runs a command with a key in the environment. */
  const as =
    (key: string) =>
    (command: string, ...more: string[]) =>
      run([...command.split(' '), ...more], { SIDELINE_SERVER: server.url, SIDELINE_KEY: key });
  const [staff, reader, league] = [as(keys.staff), as(keys.reader), as(keys.league)] as const;
  return { ...setup, owner: database.owner, keyOf, keys, as, staff, reader, league };
}
