#!/usr/bin/env node
/** `npx sideline`: runs the command line with the package's Node if this one is too old; installs what is missing. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, findNode } from '../start/install.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const hasPackages = existsSync(path.join(root, 'node_modules/graphql'));
console.log = console.error; // standard output is for the command alone
const node = (hasPackages && findNode(root)) || (await ensureInstalled(root));
if (node === process.execPath) await import('./main.ts');
else {
  const main = path.join(root, 'server/commandLine/main.ts');
  const child = spawn(node, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.on('SIGINT', () => {}); // a terminal sends it to both
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('exit', (code, signal) => process.exit(signal ? 130 : code));
}
