/**
 * Builds the two apps into `dist/`, each only if something it is made of has changed. `npm start` does it; a deployment
 * runs this file.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode } from './install.mjs';
import { report, UserFacingError } from './progress.mjs';

/** The sources of each app; `ui` and the schema's enums are shared. */
const sources = { portal: ['portal', 'ui', 'db/generated'], admin: ['admin', 'ui', 'db/generated'] };

function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
}

/** One hash of all files that an app is built from, without tests. */
function sourceHash(root, app) {
  const hash = createHash('sha256');
  const files = sources[app]
    .flatMap((folder) => filesBelow(path.join(root, folder)))
    .filter((file) => !/\.test\.tsx?$/.test(file));
  for (const file of [...files, path.join(root, 'package-lock.json')].sort())
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function vite(root, node, app) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, [path.join(root, 'node_modules/vite/bin/vite.js'), 'build', app, '--logLevel', 'warn'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new UserFacingError(`The app "${app}" could not be built:\n${output.trim()}`)),
    );
  });
}

/** Builds outdated apps concurrently. The stamp is written last, so that an interrupted build is repeated. */
export async function ensureBuilt(root, node) {
  const apps = Object.keys(sources).filter((app) => existsSync(path.join(root, app, 'index.html')));
  const work = apps.map(async (app) => {
    const stamp = path.join(root, 'dist', `${app}.built`);
    const hash = sourceHash(root, app);
    if (
      existsSync(stamp) &&
      readFileSync(stamp, 'utf8') === hash &&
      existsSync(path.join(root, 'dist', app, 'index.html'))
    )
      return;
    rmSync(stamp, { force: true });
    mkdirSync(path.dirname(stamp), { recursive: true });
    report(`Building the ${app}`);
    await vite(root, node, app);
    writeFileSync(stamp, hash);
  });
  await Promise.all(work);
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
  const node = findNode(root);
  try {
    if (!node) throw new UserFacingError('The apps are built by Node 24: install it, or the packages.');
    await ensureBuilt(root, node);
  } catch (error) {
    console.error(error instanceof UserFacingError ? error.message : error);
    process.exitCode = 1;
  }
}
