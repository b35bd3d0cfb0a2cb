/**
 * Bundles the libraries that the apps and their component tests import. Each test file loads its modules again: a hundred
 * bundled files instead of 2,000 modules take a third off its time.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build, esmExternalRequirePlugin } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');
const cache = path.join(root, 'node_modules/.cache');

/** Libraries of many modules that nothing outside of the bundle imports, other than the apps and their tests. */
const BUNDLED =
  /^(@mui|@emotion|@tanstack|@testing-library(?!\/jest-dom)|react-admin|ra-data-graphql|react-router-dom|react-hook-form|wouter)(\/|$)/;
/** Libraries that are loaded as they are: both the bundle and others import them. */
const external = ['react', 'react-dom', 'react-dom/client', 'react-dom/test-utils', 'react/jsx-runtime', 'graphql'];

const IMPORT = /^(?:import|export)\s+(?!type\b)(\w+)?[^;']*?from\s+'([^.'][^']*)'/gm;

/** The names of the bundled libraries that the sources import, and whether their default export is among what they import. */
function importedLibraries() {
  const imported = new Map();
  for (const file of globSync('{admin/src,portal/src,ui,test/dom}/**/*.{ts,tsx}', { cwd: root }))
    for (const [, byDefault, name] of readFileSync(path.join(root, file), 'utf8').matchAll(IMPORT))
      if (BUNDLED.test(name)) imported.set(name, imported.get(name) || byDefault !== undefined);
  return new Map([...imported].sort());
}

/** A plugin that resolves `entry:NAME` to a module that exports what the library exports. */
const entries = (libraries) => ({
  name: 'sideline-entries',
  resolveId: (id) => (id.startsWith('entry:') ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith('\0entry:')) return null;
    const name = id.slice('\0entry:'.length);
    return `export * from '${name}';${libraries.get(name) ? `export { default } from '${name}';` : ''}`;
  },
});

const bundle = (libraries, outDir) =>
  build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    plugins: [entries(libraries), esmExternalRequirePlugin({ external })],
    define: { 'process.env.NODE_ENV': 'process.env.NODE_ENV' },
    build: {
      outDir,
      minify: false,
      modulePreload: false,
      target: 'esnext',
      rolldownOptions: {
        preserveEntrySignatures: 'strict',
        input: Object.fromEntries([...libraries.keys()].map((name) => [name, `entry:${name}`])),
        output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' },
      },
    },
  });

/** Bundles the libraries unless already done; returns jest's `moduleNameMapper` from their names to their bundles. */
export async function bundledLibraries() {
  const libraries = importedLibraries();
  const hash = createHash('sha256').update(JSON.stringify([...libraries]));
  for (const file of [import.meta.filename, path.join(root, 'package-lock.json')]) hash.update(readFileSync(file));
  const folder = path.join(cache, `test-libraries-${hash.digest('hex').slice(0, 16)}`);
  if (!existsSync(folder)) {
    const unfinished = `${folder}-${process.pid}`;
    await bundle(libraries, unfinished);
    if (existsSync(folder)) rmSync(unfinished, { recursive: true });
    else renameSync(unfinished, folder);
  }
  return Object.fromEntries([...libraries.keys()].map((name) => [`^${name}$`, path.join(folder, `${name}.mjs`)]));
}
