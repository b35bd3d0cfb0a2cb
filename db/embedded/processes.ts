/** Finds and stops processes of an earlier, killed run. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { UserFacingError } from '../userFacingError.ts';

/** True if a process runs (anybody's); false for a zombie. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return fieldsOf(pid)?.[0] !== 'Z';
}

/** The fields of /proc/PID/stat after the process name: state, parent, … start time; undefined on other systems. */
function fieldsOf(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

/** The process's start time, only for comparison; distinguishes a reused process id. */
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

/** The postmaster named by a cluster's postmaster.pid, if it runs and really is PostgreSQL on that cluster. */
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

/**
 * PostgreSQL processes have the cluster's folder as their working directory; without /proc, their command line is used.
 */
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

/** All processes working in the cluster's folder; empty without /proc. */
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
    // It has ended already.
  }
}

/**
 * Stops every PostgreSQL process of a cluster without a manager, and removes the stale pid file. A postmaster is asked
 * to shut down cleanly first; sessions that outlived a killed postmaster are killed (their work was never committed,
 * and PostgreSQL refuses to start while they hold shared memory).
 */
export async function clearLeftovers(cluster: string): Promise<void> {
  const left = runningPostmaster(cluster);
  if (left) {
    signal(left.pid, 'SIGINT');
    if (!(await waitUntil(() => !isAlive(left.pid), 30))) signal(left.pid, 'SIGQUIT');
    if (!(await waitUntil(() => !isAlive(left.pid), 10)))
      throw new UserFacingError(
        `A PostgreSQL left by an earlier run (process ${left.pid}) cannot be stopped: stop it manually.`,
      );
  }
  for (const pid of processesIn(cluster)) signal(pid, 'SIGQUIT');
  await waitUntil(() => processesIn(cluster).length === 0, 5);
  for (const pid of processesIn(cluster)) signal(pid, 'SIGKILL');
  if (!(await waitUntil(() => processesIn(cluster).length === 0, 5)))
    throw new UserFacingError(`Processes of an earlier PostgreSQL still use ${cluster}: stop them manually.`);
  rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
}
