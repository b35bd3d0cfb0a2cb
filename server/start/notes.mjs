/**
 * Notes about running processes in DATA_DIR/run: who they are and when they were started.
 * They let a start end what a killed one left, and keep two starts off the same data folder.
 */
import { execFileSync } from 'node:child_process';
import { accessSync, constants, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { report, UserFacingError } from './progress.mjs';

/** When a process was started, for comparing only; undefined when there is none. */
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

/** Notes a process under a name. */
export function note(dataDir, name, pid, more = {}) {
  mkdirSync(runDir(dataDir), { recursive: true });
  writeFileSync(path.join(runDir(dataDir), `${name}.json`), JSON.stringify({ pid, mark: startMark(pid), ...more }));
}

/** Forgets a process. */
export function forget(dataDir, name) {
  rmSync(path.join(runDir(dataDir), `${name}.json`), { force: true });
}

function read(dataDir, name) {
  try {
    return JSON.parse(readFileSync(path.join(runDir(dataDir), `${name}.json`), 'utf8'));
  } catch {
    return undefined; // none, or cut off while it was written
  }
}

/** Whether the noted process still runs (and is not another one that got its id; a zombie has ended). */
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
 * Makes this process the only launcher of the data folder. One that is about to end is waited for; one that stays is
 * an error with one sentence.
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

/** Ends what an earlier launcher left behind: first asked, then by force. */
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
            // It ended in the meantime.
          }
          if (await gone(noted, seconds)) break;
        }
      }
      forget(dataDir, name);
    }),
  );
}
