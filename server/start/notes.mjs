/**
 * Records running processes in DATA_DIR/run: their ids and start times. A start uses them to stop what a killed one
 * left, and to prevent two starts with the same data folder.
 */
import { execFileSync } from 'node:child_process';
import { accessSync, constants, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { report, UserFacingError } from './progress.mjs';

/** A process's start time, for comparison only; undefined if there is none. */
function startMark(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    // No /proc on this system, or no such process.
  }
  try {
    return (
      execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        env: { ...process.env, LC_ALL: 'C' },
      }).trim() || undefined
    );
  } catch {
    return undefined;
  }
}

const runDir = (dataDir) => path.join(dataDir, 'run');

/** Records a process under a name. */
export function note(dataDir, name, pid, more = {}) {
  mkdirSync(runDir(dataDir), { recursive: true });
  writeFileSync(path.join(runDir(dataDir), `${name}.json`), JSON.stringify({ pid, mark: startMark(pid), ...more }));
}

/** Removes a process's record. */
export function forget(dataDir, name) {
  rmSync(path.join(runDir(dataDir), `${name}.json`), { force: true });
}

function read(dataDir, name) {
  try {
    return JSON.parse(readFileSync(path.join(runDir(dataDir), `${name}.json`), 'utf8'));
  } catch {
    return undefined; // missing, or truncated while it was written
  }
}

/** True if the recorded process still runs (and is not another one with the same id; a zombie has ended). */
function lives(noted) {
  if (!noted?.pid || startMark(noted.pid) !== noted.mark) return false;
  try {
    return readFileSync(`/proc/${noted.pid}/stat`, 'utf8').split(') ')[1]?.[0] !== 'Z';
  } catch {
    return true;
  }
}

async function gone(noted, seconds) {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await pause(50)) if (!lives(noted)) return true;
  return !lives(noted);
}

/**
 * Makes this process the only launcher of the data folder. Waits for one that is stopping; throws a UserFacingError if
 * one keeps running.
 */
export async function becomeLauncher(dataDir, details) {
  try {
    mkdirSync(runDir(dataDir), { recursive: true });
    accessSync(runDir(dataDir), constants.W_OK);
  } catch (error) {
    throw new UserFacingError(
      `The data folder ${dataDir} cannot be written (${error.message}): set DATA_DIR to a folder of yours.`,
    );
  }
  const other = read(dataDir, 'launcher');
  if (
    other &&
    lives(other) &&
    !(await gone(other, other.stopping ? 45 : 3)) &&
    !(read(dataDir, 'launcher')?.stopping && (await gone(other, 45)))
  )
    throw new UserFacingError(
      `Sideline already runs on the data folder ${dataDir} (process ${other.pid}, ${other.url}): stop that one first, or set DATA_DIR, PORT, MAIL_PORT and DB_PORT for a second one.`,
    );
  note(dataDir, 'launcher', process.pid, details);
}

/** Stops what an earlier launcher left behind: first with SIGTERM, then with SIGKILL. */
export async function endLeftovers(dataDir) {
  let names;
  try {
    names = readdirSync(runDir(dataDir))
      .filter((file) => file.endsWith('.json'))
      .map((file) => file.slice(0, -5));
  } catch {
    return;
  }
  const left = names.filter((name) => name !== 'launcher').map((name) => ({ name, noted: read(dataDir, name) }));
  await Promise.all(
    left.map(async ({ name, noted }) => {
      if (noted && lives(noted) && !(await gone(noted, 1))) {
        report(`Ending the ${name} that an earlier run left (process ${noted.pid})`);
        for (const [signal, seconds] of [
          ['SIGTERM', 40],
          ['SIGKILL', 5],
        ]) {
          try {
            process.kill(noted.pid, signal);
          } catch {
            // It has ended already.
          }
          if (await gone(noted, seconds)) break;
        }
      }
      forget(dataDir, name);
    }),
  );
}
