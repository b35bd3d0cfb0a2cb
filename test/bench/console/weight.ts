/** What the console weighs, read from its build: KiB of brotli, JavaScript only. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { projectDir } from '../../db/settings.ts';

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
  src?: string;
}
type Manifest = Record<string, Chunk>;

/** Pages whose own chunk may be large: the map. */
const MAP = /GlMap|maplibre/;

export interface ConsoleWeight {
  /** The entry with everything that it imports statically. */
  entry: number;
  /** That, and what the list of organizations needs. */
  firstList: number;
  /** The largest chunk that a page brings, and what it is called. */
  largestPage: { name: string; size: number };
}

const folder = path.join(projectDir, 'dist/admin');
const sizeOf = (file: string): number => brotliCompressSync(readFileSync(path.join(folder, file))).length / 1024;

/** The chunks that one needs before it runs. */
function closure(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key]?.imports ?? []) closure(manifest, next, found);
  return found;
}

/** Reads dist/admin, which must be built with a manifest. */
export function consoleWeight(): ConsoleWeight {
  const manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry) as string;
  const total = (keys: Iterable<string>) =>
    [...keys].reduce((sum, key) => sum + sizeOf((manifest[key] as Chunk).file), 0);
  const entry = closure(manifest, entryKey);
  const list = Object.keys(manifest).find((key) => key.endsWith('/OrganizationList.tsx')) as string;
  const pages = Object.entries(manifest)
    .filter(([key, chunk]) => chunk.src && !chunk.isEntry && !MAP.test(key) && chunk.file.endsWith('.js'))
    .map(([key, chunk]) => ({ name: path.basename(key), size: sizeOf(chunk.file) }))
    .sort((a, b) => b.size - a.size);
  return {
    entry: total(entry),
    firstList: total(new Set([...entry, ...closure(manifest, list)])),
    largestPage: pages[0] as ConsoleWeight['largestPage'],
  };
}
