/** The size of the console's build and source: KiB of brotli, JavaScript only, and lines. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { projectDir } from '../../../db/settings.ts';

interface Chunk {
  file: string;
  imports?: string[];
  isEntry?: boolean;
  src?: string;
}
type Manifest = Record<string, Chunk>;

/** Chunks that may be large: the map, and the shapes and places that it draws. */
const MAP = /maplibre|ui\/map\//;
const FIRST_LIST = /\/OrganizationList\.tsx$/;

export interface ConsoleWeight {
  /** The entry with all its static imports. */
  entry: number;
  /** The same plus what the list of organizations needs. */
  firstList: number;
  /** The largest chunk that is loaded on demand, and the module it is named after. */
  largestPage: { name: string; size: number };
  /** Lines of TypeScript and CSS without tests and generated files. */
  lines: { code: number; css: number };
}

const folder = path.join(projectDir, 'dist/admin');
const sizeOf = (file: string): number => brotliCompressSync(readFileSync(path.join(folder, file))).length / 1024;

/** The keys of all chunks that a chunk imports statically, including itself. */
function closure(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key]?.imports ?? []) closure(manifest, next, found);
  return found;
}

function keyOf(manifest: Manifest, what: string, matches: (key: string, chunk: Chunk) => boolean): string {
  const found = Object.entries(manifest).find(([key, chunk]) => matches(key, chunk));
  if (!found) throw new Error(`The console's build has no chunk for ${what}.`);
  return found[0];
}

function countLines() {
  const source = path.join(projectDir, 'admin/src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !/\.test\.tsx?$|(^|\/)(generated|testing)\//.test(file),
  );
  const lines = (ending: RegExp) =>
    files
      .filter((file) => ending.test(file))
      .reduce((sum, file) => sum + readFileSync(path.join(source, file), 'utf8').split('\n').length - 1, 0);
  return { code: lines(/\.tsx?$/), css: lines(/\.css$/) };
}

/** Reads dist/admin with its manifest, and admin/src. Throws when the console has not been built. */
export function consoleWeight(): ConsoleWeight {
  const manifest: Manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'));
  const total = (keys: Iterable<string>) =>
    [...keys].reduce((sum, key) => sum + sizeOf((manifest[key] as Chunk).file), 0);
  const entry = closure(
    manifest,
    keyOf(manifest, 'the entry', (_key, { isEntry }) => isEntry === true),
  );
  const list = closure(
    manifest,
    keyOf(manifest, 'the first list', (key) => FIRST_LIST.test(key)),
  );
  const [largestPage] = Object.entries(manifest)
    .filter(([key, { src, isEntry, file }]) => src && !isEntry && !MAP.test(key) && file.endsWith('.js'))
    .map(([key, { file }]) => ({ name: path.basename(key), size: sizeOf(file) }))
    .sort((a, b) => b.size - a.size);
  if (!largestPage) throw new Error("The console's build has no chunk that is loaded on demand.");
  return {
    entry: total(entry),
    firstList: total(entry.union(list)),
    largestPage,
    lines: countLines(),
  };
}
