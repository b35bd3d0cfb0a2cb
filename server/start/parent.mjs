/** Detects that npm, which started us, has exited without a signal to us (kill -9). */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    // No /proc on this system.
  }
  try {
    return Number(
      execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  } catch {
    return 0;
  }
}

function isShell(pid) {
  try {
    return /^(\/\S*\/)?(ba|da|a|z|k)?sh\b/.test(
      execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  } catch {
    try {
      return /sh$/.test(readFileSync(`/proc/${pid}/comm`, 'utf8').trim());
    } catch {
      return false;
    }
  }
}

/**
 * Calls back once when the npm that runs this script has exited. If the script was started directly, nothing is
 * watched.
 */
export function whenNpmIsGone(callback) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const parent = process.ppid;
  const grandparent = isShell(parent) ? parentOf(parent) : undefined; // npm runs scripts through a shell
  const timer = setInterval(() => {
    if (process.ppid === parent && (grandparent === undefined || parentOf(parent) === grandparent)) return;
    clearInterval(timer);
    callback();
  }, 500);
  timer.unref();
}
