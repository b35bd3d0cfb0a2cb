/** The real worker as a separate process on a test database. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectDir } from '../../db/settings.ts';
import type { TestDatabase } from '../harness/database.ts';

export interface TestWorker {
  filesDir: string;
  /** Megabytes that the process currently occupies. */
  memory(): number;
  /** Sends SIGTERM and waits for the exit; returns the exit code. */
  stop(): Promise<number | null>;
  /** Kills the process with SIGKILL and waits until it is gone. */
  kill(): Promise<number | null>;
  /** Closes the launcher's end of standard input and waits for the exit; returns the exit code. */
  leaveAlone(): Promise<number | null>;
}

/** Starts `workers/main.ts` and waits until it accepts jobs. `env`: more settings, such as FILES_DIR to share files with a server. */
export async function startTestWorker(
  database: TestDatabase,
  smtpUrl: string,
  env: Record<string, string> = {},
): Promise<TestWorker> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sideline-worker-'));
  const filesDir = env.FILES_DIR ?? path.join(folder, 'files');
  const child: ChildProcess = spawn(process.execPath, [path.join(projectDir, 'workers/main.ts')], {
    cwd: projectDir,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      NODE_ENV: 'test',
      SIDELINE_OWNER_URL: database.ownerUrl,
      SMTP_URL: smtpUrl,
      PUBLIC_URL: 'https://sideline.test',
      FILES_DIR: filesDir,
      SIDELINE_SUPERVISED: '1',
      ...env,
    },
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The worker was not ready in time:\n${said}`)), 30_000);
    child.once('message', () => resolve(clearTimeout(timer)));
    void ended.then((code) => reject(new Error(`The worker ended with code ${code}:\n${said}`)));
  });
  const finish = async () => {
    const timer = setTimeout(() => child.kill('SIGKILL'), 15_000);
    const code = await ended;
    clearTimeout(timer);
    rmSync(folder, { recursive: true, force: true });
    return code;
  };
  return {
    filesDir,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    stop() {
      child.kill('SIGTERM');
      return finish();
    },
    kill() {
      child.kill('SIGKILL');
      return finish();
    },
    leaveAlone() {
      child.stdin?.end();
      return finish();
    },
  };
}
