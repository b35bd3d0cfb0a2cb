/** The programs that the benchmark starts, and their memory. */
import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from '../../db/settings.ts';

/** Starts a program of the project and waits until it reports that it is ready, for at most 60 seconds. */
export async function start(file: string, env: Record<string, string>): Promise<ChildProcess> {
  const child = fork(path.join(projectDir, file), {
    env: { ...process.env, GRAPHILE_ENV: 'production', MALLOC_ARENA_MAX: '2', ...env },
    // like npm start
    execArgv: ['--max-semi-space-size=8', ...(file === 'server/main.ts' ? ['--max-old-space-size=256'] : [])],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${file} was not ready within a minute.`)), 60_000);
    child.once('message', () => {
      clearTimeout(timer);
      resolve();
    });
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code} before it was ready.`)));
  });
  return child;
}

export async function stop(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(timer);
}

/** Memory of a process in MB: current and peak. Linux only; null elsewhere. */
export function memory(child: ChildProcess): { now: number; most: number } | null {
  try {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    const field = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
    return { now: field('VmRSS'), most: field('VmHWM') };
  } catch {
    return null;
  }
}
