/** Installs packages and Node 24 if node_modules does not match the lock file. */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reportWhile, UserFacingError } from './progress.mjs';

const wantedMajor = 24;

/**
 * True if node_modules contains exactly the versions of the lock file, according to npm's own list. A symlink to
 * another checkout's folder is used as it is: installing through it would empty that one.
 */
function isInstalled(root, lockText) {
  if (lstatSync(path.join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) return true;
  const listFile = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(listFile)) return false;
  const stamp = path.join(root, 'node_modules/.sideline-installed');
  const hash = createHash('sha256').update(lockText).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true;
  const installed = JSON.parse(readFileSync(listFile, 'utf8')).packages;
  const wanted = Object.entries(JSON.parse(lockText).packages).filter(([place]) => place !== '');
  const same = wanted.every(([place, entry]) =>
    installed[place]
      ? installed[place].version === entry.version
      : entry.optional || entry.devOptional || entry.peer || entry.extraneous,
  );
  if (same) writeFileSync(stamp, hash);
  return same;
}

/** Runs a command and collects its output; resolves to { code, output }. */
function collect(command, args, options) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => resolve({ code: 1, output: String(error.message) }));
    child.once('close', (code) => resolve({ code, output }));
  });
}

/** The npm that started this process, otherwise the one on the path. */
function npm() {
  const script = process.env.npm_execpath;
  if (script && /\.c?js$/.test(script)) return [process.execPath, [script]];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
}

function majorOf(program) {
  const answer = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return answer.status === 0 ? Number(answer.stdout.trim().replace(/^v/, '').split('.')[0]) : 0;
}

/** The Node to run everything with: this one if it is new enough, otherwise that of npm's package `node`. */
export function findNode(root) {
  if (Number(process.versions.node.split('.')[0]) >= wantedMajor) return process.execPath;
  const packaged = path.join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(packaged) && majorOf(packaged) >= wantedMajor ? packaged : undefined;
}

/** Installs if needed; returns the path of a Node 24. */
export async function ensureInstalled(root) {
  if (Number(process.versions.node.split('.')[0]) < 20)
    throw new UserFacingError(`Sideline needs Node 20 or newer to start; this is ${process.versions.node}.`);
  const lockText = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  const [command, before] = npm();
  const options = { cwd: root, env: { ...process.env, NODE_ENV: undefined, npm_config_omit: undefined } };
  if (!isInstalled(root, lockText)) {
    const { code, output } = await reportWhile('Installing packages (a minute or two the first time)', () =>
      collect(command, [...before, 'ci', '--include=dev', '--no-audit', '--no-fund'], options),
    );
    if (code !== 0)
      throw new UserFacingError(
        `The packages could not be installed. npm said:\n${output.trim().split('\n').slice(-12).join('\n')}`,
      );
    isInstalled(root, lockText); // writes the stamp
  }
  let node = findNode(root);
  if (!node) {
    // its script was disabled during installation
    await reportWhile(`Getting Node ${wantedMajor}`, () => collect(command, [...before, 'rebuild', 'node'], options));
    node = findNode(root);
  }
  if (!node)
    throw new UserFacingError(
      `Node ${wantedMajor} could not be had through npm (are install scripts switched off?): install Node ${wantedMajor} and start again.`,
    );
  return node;
}
