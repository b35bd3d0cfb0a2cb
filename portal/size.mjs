/**
 * How much script the pages of mailed links ask for until their first step is usable, brotli-compressed: at most 100 KiB each.
 * Follows the build's manifest from the entry and the page's own piece through all static imports.
 * Run after a build: `node portal/size.mjs [folder of the build]`. Ends with 1 when one is above the limit.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const limit = 100 * 1024;
/** The pages, by what they are called, with their pieces beside the entry. */
const pages = {
  'offer review': ['src/features/offer-review/AcceptOffer.tsx'],
  application: ['src/features/application/Application.tsx'],
  onboarding: ['src/features/onboarding/Onboarding.tsx'],
  'respond to deadline': ['src/features/deadline/RespondToDeadline.tsx'],
  'self-signup': ['src/features/self-signup/SelfSignup.tsx'],
};
const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '../dist/portal'));
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));

function needed(roots) {
  const files = new Set();
  const follow = (key) => {
    const piece = manifest[key];
    if (!piece) throw new Error(`The build has no ${key}.`);
    if (files.has(piece.file)) return;
    files.add(piece.file);
    for (const next of piece.imports ?? []) follow(next);
  };
  roots.forEach(follow);
  return [...files].filter((file) => file.endsWith('.js'));
}

const sizes = new Map();
function compressed(file) {
  if (!sizes.has(file))
    sizes.set(
      file,
      brotliCompressSync(readFileSync(join(folder, file)), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length,
    );
  return sizes.get(file);
}

for (const [page, roots] of Object.entries(pages)) {
  const files = needed(['index.html', ...roots]).sort((a, b) => compressed(b) - compressed(a));
  const total = files.reduce((sum, file) => sum + compressed(file), 0);
  for (const file of files) console.log(`${String(compressed(file)).padStart(8)}  ${file}`);
  console.log(`${String(total).padStart(8)}  all script of ${page}, limit ${limit}\n`);
  if (total > limit) process.exitCode = 1;
}
