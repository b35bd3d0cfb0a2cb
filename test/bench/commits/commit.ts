/** A commit beside this one: its worktree, its bench database, its server. */
import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from '../../../db/settings.ts';
import type { Serving } from './serve.ts';

const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: projectDir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** The commits after `good` up to `bad`, of first parents, oldest first. */
export const commitsBetween = (good: string, bad: string): string[] =>
  git('rev-list', '--first-parent', '--reverse', `${good}..${bad}`).split('\n').filter(Boolean);
export const hashOf = (revision: string): string => git('rev-parse', '--verify', `${revision}^{commit}`);
/** Its day, short hash and subject. */
export const titleOf = (hash: string): string => git('log', '-1', '--format=%cs %h %s', hash);

export interface Options {
  /** Keeps worktree and database. */
  folder: string;
  /** The first of two ports. */
  port: number;
  scale: number;
  calls: 'reads' | 'all';
}

export class Commit {
  private readonly hash: string;
  private readonly folder: string;
  private readonly options: Options;
  private child: ChildProcess | undefined;

  constructor(hash: string, options: Options) {
    this.hash = hash;
    this.options = options;
    this.folder = path.join(options.folder, hash.slice(0, 8));
  }

  private get worktree(): string {
    return path.join(this.folder, 'worktree');
  }

  /** Its worktree with the packages of this one; with `own`, those of its lock file are installed. */
  private checkOut(own: boolean): void {
    if (!existsSync(this.worktree)) git('worktree', 'add', '--detach', '--force', this.worktree, this.hash);
    const packages = path.join(this.worktree, 'node_modules');
    if (own) {
      rmSync(packages, { force: true });
      execFileSync('npm', ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'], {
        cwd: this.worktree,
        stdio: 'ignore',
      });
    } else if (!existsSync(packages)) symlinkSync(path.join(projectDir, 'node_modules'), packages);
  }

  private async open(own: boolean): Promise<Serving> {
    this.checkOut(own);
    const { port, scale, calls } = this.options;
    this.child = fork(
      path.join(import.meta.dirname, 'serve.ts'),
      [this.worktree, path.join(this.folder, 'data'), String(port), String(scale), calls],
      { cwd: this.worktree, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
    );
    await this.message();
    return this.start();
  }

  private async message<T>(): Promise<T> {
    const child = this.child as ChildProcess;
    const waiting = new AbortController();
    const { signal } = waiting;
    try {
      const [message] = await Promise.race([once(child, 'message', { signal }), once(child, 'exit', { signal })]);
      if (child.exitCode !== null) throw new Error(`${titleOf(this.hash)} does not start.`);
      return message;
    } finally {
      waiting.abort();
    }
  }

  /** Starts its server, anew if it runs. */
  async start(): Promise<Serving> {
    if (!this.child) return this.open(false).catch(() => this.open(true));
    this.child.send('start');
    return this.message();
  }

  /** Stops both. */
  async stop(): Promise<void> {
    if (!this.child?.connected) return;
    const ended = once(this.child, 'exit');
    this.child.disconnect();
    await ended;
  }
}

/** Removes the worktrees and databases of all commits in a folder. */
export function removeCommits(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  git('worktree', 'prune');
}
