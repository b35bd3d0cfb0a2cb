/**
 * The packages of the rungs. They are no dependencies of the product: the first run of `--ladder` installs them into the
 * bench's data directory, and rungs find them there (`--import` of this file).
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const PACKAGES = {
  fastify: '5.12.8',
  graphql: '16.15.0',
  'graphql-jit': '0.8.9',
  mercurius: '16.10.1',
  'drizzle-orm': '0.45.4',
  pg: '8.23.1',
  prisma: '7.10.0',
  '@prisma/client': '7.10.0',
  '@prisma/adapter-pg': '7.10.0',
};

/** The environment of Prisma's command line, which would download an engine that generating a client does not need. */
const PRISMA_ENV = { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: '/bin/true' };

/** Installs the packages into a folder, unless they are there, and generates Prisma's client from schema.prisma. */
export function installPackages(folder: string, say: (text: string) => void): void {
  const list = JSON.stringify({ private: true, type: 'module', dependencies: PACKAGES });
  if (!existsSync(path.join(folder, 'node_modules/mercurius'))) {
    say('installing the packages of the ladder');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), list);
    const install = ['install', '--prefix', folder, '--no-audit', '--no-fund'];
    execFileSync('npm', install, { cwd: folder, env: PRISMA_ENV, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  copyFileSync(path.join(import.meta.dirname, 'schema.prisma'), path.join(folder, 'schema.prisma'));
  const generate = ['node_modules/prisma/build/index.js', 'generate', '--schema', 'schema.prisma'];
  execFileSync(process.execPath, generate, { cwd: folder, env: PRISMA_ENV, stdio: 'ignore' });
}

// A package that the project does not have is looked up in the ladder's folder.
const { LADDER_PACKAGES } = process.env;
if (LADDER_PACKAGES) {
  const parentURL = pathToFileURL(path.join(LADDER_PACKAGES, 'package.json')).href;
  registerHooks({
    resolve(specifier, context, next) {
      try {
        return next(specifier, context);
      } catch {
        return next(specifier, { ...context, parentURL });
      }
    },
  });
}
