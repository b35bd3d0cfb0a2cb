/** The programs that the benchmark starts, and their memory. */
import { type ChildProcess, fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from '../../db/settings.ts';

/** Starts a program of the project and waits until it reports that it is ready, for at most 60 seconds. */
export async function start(file: string, env: Record<string, string>, flags: string[] = []): Promise<ChildProcess> {
  const child = fork(path.join(projectDir, file), {
    env: { ...process.env, GRAPHILE_ENV: 'production', MALLOC_ARENA_MAX: '2', ...env },
    // like npm start
    execArgv: ['--max-semi-space-size=8', ...(file === 'server/main.ts' ? ['--max-old-space-size=256'] : []), ...flags],
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

/** The fields of a process in /proc from the third on: [1] its parent, [11] to [14] its CPU and that of its ended children. */
function statOf(pid: number | string): number[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
  } catch {
    return []; // it has ended
  }
}
const sum = (values: (number | undefined)[]) => values.reduce<number>((total, value) => total + (value ?? 0), 0);

/** Milliseconds of CPU that a process has used, in steps of ten; Linux only. */
export const cpuOf = (pid: number): number => sum(statOf(pid).slice(11, 13)) * 10;

/** The same of its child processes, also of those that have ended. */
export function cpuOfChildren(pid: number): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const running = all.map(statOf).filter((stat) => stat[1] === pid);
  return sum([...running.flatMap((stat) => stat.slice(11, 13)), ...statOf(pid).slice(13, 15)]) * 10;
}
