/** Our programs while something is killed: each is restarted as by the launcher. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { projectDir } from '../../db/settings.ts';

/** One of our programs, restarted whenever it ends until told otherwise. */
export class Kept {
  child: ChildProcess | null = null;
  ready = false;
  #wanted = false;
  #killed = false;

  readonly #options: { file: string; env: Record<string, string>; log: string; unasked: string[] };

  /** `log`: where its output goes; `unasked` is called with a message if it exits without being killed by us. */
  constructor(options: { file: string; env: Record<string, string>; log: string; unasked: string[] }) {
    this.#options = options;
  }

  start(): void {
    this.#wanted = true;
    this.#spawn();
  }

  #spawn(): void {
    this.ready = false;
    this.#killed = false;
    const { file, env, log: logFile, unasked } = this.#options;
    const child = spawn(process.execPath, [path.join(projectDir, file)], {
      cwd: projectDir,
      env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'test', SIDELINE_SUPERVISED: '1', ...env },
      stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
    });
    this.child = child;
    const log = createWriteStream(logFile, { flags: 'a' });
    child.stdout?.pipe(log, { end: false });
    child.stderr?.pipe(log, { end: false });
    let lastWords = '';
    // the reason may be on either stream: a lost database is logged to stdout, other failures to stderr
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => (lastWords = `${lastWords}${chunk}`.slice(-600)));
    child.stdin?.on('error', () => {});
    child.on('message', (message) => {
      if (message === 'ready') this.ready = true;
    });
    child.once('close', (code, signal) => {
      log.end();
      if (this.child !== child) return;
      this.ready = false;
      this.child = null;
      if (!this.#wanted) return;
      if (!this.#killed) unasked.push(`${file} (${signal ?? `code ${code}`}): ${lastWords.trim()}`);
      setTimeout(() => this.#wanted && !this.child && this.#spawn(), 100);
    });
  }

  kill(): void {
    this.#killed = true;
    this.child?.kill('SIGKILL');
  }

  async stop(): Promise<void> {
    this.#wanted = false;
    const child = this.child;
    if (!child) return;
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), 30_000);
    await ended;
    clearTimeout(timer);
  }
}
