/**
 * One supervised process: started with an IPC channel, awaited until ready, restarted when it fails, stopped in time.
 */
import { spawn } from 'node:child_process';
import { appendFileSync, closeSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';
import { forget, note } from './notes.mjs';
import { report, UserFacingError } from './progress.mjs';

const mostFailures = 5;
const failureWindow = 60_000;
const largestLog = 20_000_000;

/** The log file of a process; the previous one is rotated when it has grown large. */
function logFile(dataDir, name) {
  const file = path.join(dataDir, 'logs', `${name.replaceAll(' ', '-')}.log`);
  mkdirSync(path.dirname(file), { recursive: true });
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > largestLog) renameSync(file, `${file}.before`);
  return file;
}

export class Supervised {
  /**
   * @param {{ name: string, node: string, script: string, cwd: string, dataDir: string, env: object,
   *   flags?: string[], restart?: boolean, onMessage?: (message: object) => void, onLost: (failure: Error) => void }} options
   */
  constructor(options) {
    this.options = options;
    this.stopping = false;
    this.failures = [];
    this.lastWords = [];
  }

  /** Starts it; resolves to its ready message. */
  start() {
    const { name, node, script, cwd, dataDir, env, onMessage, flags = [] } = this.options;
    const log = logFile(dataDir, name);
    return new Promise((resolve, reject) => {
      // Standard output is the file itself: a pipe would break when we exit, and a logger that retries would never end.
      const output = openSync(log, 'a');
      // Its own process group, so that Ctrl-C only reaches us and we stop the processes in order.
      const child = spawn(node, [...flags, script], {
        cwd,
        env: { ...env, SIDELINE_SUPERVISED: '1' },
        stdio: ['pipe', output, 'pipe', 'ipc'],
        detached: true,
      });
      closeSync(output);
      this.child = child;
      if (child.pid) note(dataDir, name, child.pid);
      let ready = false;
      const hear = (message) => {
        if (message === 'ready' || message?.ready) {
          ready = true;
          resolve(message);
        } else onMessage?.(message);
      };
      child.on('message', hear);
      child.stdin.on('error', () => {});
      readline.createInterface({ input: child.stderr }).on('line', (line) => {
        appendFileSync(log, `${line}\n`);
        this.lastWords = [...this.lastWords, line].slice(-20);
        if (ready) console.error(`[${name}] ${line}`);
      });
      child.once('error', (error) =>
        reject(new UserFacingError(`The ${name} could not be started: ${error.message}.`)),
      );
      this.closed = new Promise((done) => {
        child.once('close', (code, signal) => {
          forget(dataDir, name);
          done();
          if (this.stopping) return reject(new UserFacingError('Stopped.'));
          if (!ready)
            return reject(
              new UserFacingError(
                this.lastWords.join('\n') || `The ${name} ended before it was ready (${signal ?? `code ${code}`}).`,
              ),
            );
          this.lost(signal ?? `code ${code}`);
        });
      });
    });
  }

  lost(how) {
    const { name, restart, onLost } = this.options;
    const now = Date.now();
    this.failures = [...this.failures.filter((at) => now - at < failureWindow), now];
    if (!restart || this.failures.length > mostFailures)
      return onLost(
        new UserFacingError(
          `The ${name} ended unexpectedly (${how}). Its log is in ${path.join(this.options.dataDir, 'logs')}.`,
        ),
      );
    report(`The ${name} ended unexpectedly (${how}); starting it again`);
    setTimeout(() => {
      if (!this.stopping)
        this.start().then(
          () => report(`The ${name} runs again`),
          (error) => !this.stopping && this.lost(error.message),
        );
    }, 500 * this.failures.length);
  }

  /** Sends SIGTERM, waits, and sends SIGKILL if it does not exit. */
  async stop(seconds = 12) {
    this.stopping = true;
    if (!this.child || this.child.exitCode !== null || this.child.signalCode !== null) return;
    this.child.kill('SIGTERM');
    const timer = setTimeout(() => this.child.kill('SIGKILL'), seconds * 1000);
    await this.closed;
    clearTimeout(timer);
  }
}
