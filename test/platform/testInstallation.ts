/** Sideline as `npm start` runs it, on a data folder and ports of its own and without a demo. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@jest/globals';
import { freePort } from '../../db/instance/scratch.ts';
import { projectDir } from '../../db/settings.ts';
import { endProcess } from '../harness/endProcess.ts';

/** An installation that is not started yet; call `endAll` after the tests. */
export async function testInstallation() {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'sideline-start-'));
  chmodSync(dataDir, 0o755);
  const [web, mail, smtp, database] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  const settings = {
    DATA_DIR: dataDir,
    PORT: String(web),
    MAIL_PORT: String(mail),
    MAIL_SMTP_PORT: String(smtp),
    DB_PORT: String(database),
    DEMO: 'off',
    NODE_OPTIONS: '',
  };
  /** All launchers that were started, the newest last. */
  const launchers: ChildProcess[] = [];

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

  /** Runs a script of the installation with arguments; returns its output. */
  const command = (script: string, ...args: string[]): string =>
    execFileSync(process.execPath, [`${script}.ts`, ...args], {
      cwd: projectDir,
      encoding: 'utf8',
      env: { ...process.env, ...settings, SIDELINE_SECRET: '' },
    });

  /** The process id of a part of the running installation. */
  const pidOf = (part: string): number =>
    JSON.parse(readFileSync(path.join(dataDir, 'run', `${part}.json`), 'utf8')).pid;

  /** A running start: the newest one if it is still running, else a new one. */
  async function running(): Promise<ChildProcess> {
    const newest = launchers.at(-1);
    if (newest && newest.exitCode === null && newest.signalCode === null) return newest;
    const { launcher, said } = await start();
    expect(said).toContain('Ready');
    return launcher;
  }

  /** Ends all launchers and removes the data folder. */
  async function endAll(): Promise<void> {
    for (const launcher of launchers) await endProcess(launcher, 'SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }

  return { dataDir, settings, launchers, start, running, command, pidOf, endAll };
}
