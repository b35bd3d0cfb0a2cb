/** Finding and ending what an earlier, killed run left behind. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { UserFacingError } from '../userFacingError.ts';

/** Whether a process runs (anybody's). One that has ended but that its parent never asked after does not count. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return fieldsOf(pid)?.[0] !== 'Z';
}

/** What Linux tells about a process behind its name: state, parent, … start time; undefined on other systems. */
function fieldsOf(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

/** When the process was started, in a form that only serves for comparing; tells a reused process id apart. */
export function startMark(pid: number): string | undefined {
  const mark = fieldsOf(pid)?.[19];
  if (mark) return mark;
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
    }).trim();
  } catch {
    return undefined;
  }
}

/** The postmaster that postmaster.pid of a cluster names, when it runs and really is PostgreSQL on that cluster. */
export function runningPostmaster(cluster: string): { pid: number; port: number } | undefined {
  let lines: string[];
  try {
    lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  if (!pid || !isAlive(pid) || !isDatabaseProcess(pid, cluster)) return undefined;
  return { pid, port: Number(lines[3]) };
}

/** PostgreSQL processes have the cluster's folder as their working directory; without /proc their command line must do. */
function isDatabaseProcess(pid: number, cluster: string): boolean {
  if (existsSync('/proc/self/cwd')) {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
    } catch {
      return false;
    }
  }
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes('postgres');
  } catch {
    return false;
  }
}

/** All processes that work inside the cluster's folder; empty where /proc is missing. */
function processesIn(cluster: string): number[] {
  if (!existsSync('/proc/self/cwd')) return [];
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && isDatabaseProcess(pid, cluster));
}

async function waitUntil(done: () => boolean, seconds: number): Promise<boolean> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await pause(50)) if (done()) return true;
  return done();
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended in the meantime.
  }
}

/**
 * Ends every PostgreSQL process of a cluster that nobody looks after any more, and removes the stale pid file.
 * A postmaster is asked for a clean stop first; sessions that outlived a killed postmaster are ended at once
 * (their work was never committed, and PostgreSQL refuses to start while they hold its memory).
 */
export async function clearLeftovers(cluster: string): Promise<void> {
  const left = runningPostmaster(cluster);
  if (left) {
    signal(left.pid, 'SIGINT');
    if (!(await waitUntil(() => !isAlive(left.pid), 30))) signal(left.pid, 'SIGQUIT');
    if (!(await waitUntil(() => !isAlive(left.pid), 10)))
      throw new UserFacingError(
        `A PostgreSQL left by an earlier run (process ${left.pid}) cannot be stopped: end it by hand.`,
      );
  }
  for (const pid of processesIn(cluster)) signal(pid, 'SIGQUIT');
  await waitUntil(() => processesIn(cluster).length === 0, 5);
  for (const pid of processesIn(cluster)) signal(pid, 'SIGKILL');
  if (!(await waitUntil(() => processesIn(cluster).length === 0, 5)))
    throw new UserFacingError(`Processes of an earlier PostgreSQL still use ${cluster}: end them by hand.`);
  rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
}
