/**
 * How much script the first step of the offer review asks for, brotli-compressed: at most 100 KiB.
 * Follows the build's manifest from the entry and the page's own piece through all static imports.
 * Run after a build: `node portal/size.mjs [folder of the build]`. Ends with 1 above the limit.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const limit = 100 * 1024;
const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '../dist/portal'));
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
const roots = ['index.html', 'src/features/offer-review/AcceptOffer.tsx'];

const needed = new Set();
const follow = (key) => {
  const piece = manifest[key];
  if (!piece) throw new Error(`The build has no ${key}.`);
  if (needed.has(piece.file)) return;
  needed.add(piece.file);
  for (const next of piece.imports ?? []) follow(next);
};
roots.forEach(follow);

const compressed = (file) =>
  brotliCompressSync(readFileSync(join(folder, file)), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
const sizes = [...needed]
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ file, bytes: compressed(file) }))
  .sort((a, b) => b.bytes - a.bytes);
const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);

for (const { file, bytes } of sizes) console.log(`${String(bytes).padStart(8)}  ${file}`);
console.log(`${String(total).padStart(8)}  all script of the offer review's first step, limit ${limit}`);
process.exitCode = total > limit ? 1 : 0;
