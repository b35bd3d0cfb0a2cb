/** Two versions of the programs: a released one, checked out from git, and the working tree; and how they are run. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from '../../db/settings.ts';
import { UserFacingError } from '../../db/userFacingError.ts';

export interface Version {
  /** What is shown: a short hash with the subject, or "the working tree". */
  name: string;
  /** The folder of its code. */
  code: string;
}

const git = (...args: string[]): string =>
  execFileSync('git', ['-C', projectDir, ...args], { encoding: 'utf8' }).trim();

/** The given revision, else the last tag, else the commit before the last one that changed the schema. */
function revisionOf(given: string | undefined): string {
  try {
    if (given) return git('rev-parse', '--verify', `${given}^{commit}`);
    const [tag] = git('tag', '--merged', 'HEAD', '--sort=-creatordate').split('\n');
    return git('rev-parse', tag || `${git('log', '-1', '--format=%H', '--', 'sql')}^`);
  } catch {
    throw new UserFacingError(`There is no such revision: ${given ?? 'no tag, no commit before the schema changed'}.`);
  }
}

/** Checks a version out to a folder; it uses the packages of the working tree. */
export function checkOut(given: string | undefined, folder: string): Version {
  const revision = revisionOf(given);
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['-C', projectDir, 'archive', revision], { maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(realpathSync(path.join(projectDir, 'node_modules')), path.join(folder, 'node_modules'));
  return { name: git('log', '-1', '--format=%h %s', revision), code: folder };
}

export const workingTree: Version = { name: 'the working tree', code: projectDir };

type Environment = Record<string, string>;

function launch({ code }: Version, file: string, env: Environment, args: string[] = []): [ChildProcess, () => string] {
  const child = spawn(process.execPath, [path.join(code, file), ...args], {
    cwd: code,
    env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let last = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => (last = `${last}${chunk}`.slice(-3000)));
  return [child, () => last];
}

/** Runs a command of a version to its end; throws with its output if it fails. */
export async function run(version: Version, file: string, env: Environment): Promise<void> {
  const [child, output] = launch(version, file, env);
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new UserFacingError(`${file} of ${version.name} failed:\n${output()}`);
}

export interface Program {
  stop(): Promise<void>;
}

/** Starts a program of a version and waits until it is ready, for a minute at most. */
export async function start(version: Version, file: string, env: Environment): Promise<Program> {
  const [child, output] = launch(version, file, { ...env, SIDELINE_SUPERVISED: '1' });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${file} was not ready:\n${output()}`)), 60_000);
    child.once('message', () => {
      clearTimeout(timer);
      resolve();
    });
    child.once('close', () => reject(new UserFacingError(`${file} of ${version.name} ended:\n${output()}`)));
  });
  return {
    async stop() {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), 30_000);
      await ended;
      clearTimeout(timer);
    },
  };
}
