/**
 * Installs what is missing of the packages of the lock file: those that running needs, or also those for tests. Node 24
 * is a package, too: the only peer dependency, left out if the machine's own Node is new enough.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reportWhile, UserFacingError } from './progress.mjs';

const wantedMajor = 24;
const ownNodeIsNew = Number(process.versions.node.split('.')[0]) >= wantedMajor;

/** What node_modules contains of the lock file: `all`, only what `run`ning needs, or `adding` while tests' packages are being added. */
const stampFile = (root) => path.join(root, 'node_modules/.sideline-installed');
const stampOf = (lockText, contents) => `${createHash('sha256').update(lockText).digest('hex')} ${contents}`;
const hasStamp = (root, stamp) => existsSync(stampFile(root)) && readFileSync(stampFile(root), 'utf8') === stamp;

/**
 * True if node_modules contains the wanted versions of the lock file, according to npm's own list. A symlink to another
 * checkout's folder is used as it is: installing through it would empty that one.
 */
function isInstalled(root, lockText, { tests }) {
  if (lstatSync(path.join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) return true;
  const listFile = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(listFile)) return false;
  if (hasStamp(root, stampOf(lockText, 'all'))) return true;
  if (hasStamp(root, stampOf(lockText, 'run'))) return !tests;
  const installed = JSON.parse(readFileSync(listFile, 'utf8')).packages;
  return Object.entries(JSON.parse(lockText).packages).every(([place, entry]) =>
    installed[place]
      ? installed[place].version === entry.version
      : place === '' || entry.optional || entry.devOptional || entry.peer || entry.extraneous || (entry.dev && !tests),
  );
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
  if (ownNodeIsNew) return process.execPath;
  const packaged = path.join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(packaged) && majorOf(packaged) >= wantedMajor ? packaged : undefined;
}

/** Installs the packages that running needs, with `tests` also those for tests; returns the path of Node 24. */
export async function ensureInstalled(root, { tests = false } = {}) {
  if (Number(process.versions.node.split('.')[0]) < 20)
    throw new UserFacingError(`Sideline needs Node 20 or newer to start; this is ${process.versions.node}.`);
  const lockText = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  const [command, before] = npm();
  const env = { ...process.env, NODE_ENV: undefined, npm_config_omit: undefined, npm_config_include: undefined };
  const npmRun = (...args) => collect(command, [...before, ...args], { cwd: root, env });
  const install = async (subcommand, all) => {
    const which = [all ? '--include=dev' : '--omit=dev', ownNodeIsNew ? '--omit=peer' : '--include=peer'];
    const { code, output } = await npmRun(...subcommand, ...which, '--no-audit', '--no-fund');
    if (code !== 0)
      throw new UserFacingError(
        `The packages could not be installed. npm said:\n${output.trim().split('\n').slice(-12).join('\n')}`,
      );
    writeFileSync(stampFile(root), stampOf(lockText, all ? 'all' : 'run'));
  };
  if (!isInstalled(root, lockText, { tests }))
    await reportWhile('Installing packages (a minute or two the first time)', () => {
      // adds what tests need while Sideline may be running; if that is interrupted, the next test run installs everything
      if (hasStamp(root, 'adding') || !isInstalled(root, lockText, { tests: false })) return install(['ci'], tests);
      writeFileSync(stampFile(root), 'adding');
      return install(['install', '--no-save'], true);
    });
  let node = findNode(root);
  if (!node) {
    await reportWhile(`Getting Node ${wantedMajor}`, async () => {
      // the package's install script was disabled, or the Node that installed it was new enough to do without
      if (existsSync(path.join(root, 'node_modules/node'))) await npmRun('rebuild', 'node');
      if (!findNode(root)) await install(['install', '--no-save'], hasStamp(root, stampOf(lockText, 'all')));
    });
    node = findNode(root);
  }
  if (!node)
    throw new UserFacingError(
      `npm could not install Node ${wantedMajor} (are install scripts switched off?). Install Node ${wantedMajor} and start again.`,
    );
  return node;
}
