/**
 * Measures the script that the pages of emailed links load until their first step is usable, brotli-compressed as the server
 * sends it: at most 110 KiB for each page and language.
 * Run after a build: `node portal/size.mjs [build folder]`. Exits with 1 if a page is over the limit.
 */
import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const limit = 110 * 1024;
/** The measured pages: name and path pattern. */
const pages = {
  'offer review': '/accept-offer/:token',
  application: '/qualify/:token',
  onboarding: '/welcome/:token',
  'respond to deadline': '/respond-to-deadline/:token',
  'self-signup': '/organization-self-signup',
};
const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '../dist/portal'));
const built = JSON.parse(readFileSync(join(folder, '.vite/pages.json'), 'utf8'));
const size = (file) => statSync(join(folder, `${file}.br`)).size;

for (const [name, pattern] of Object.entries(pages)) {
  const page = built.pages.find((one) => one.pattern === pattern);
  if (!page) throw new Error(`The build has no page at ${pattern}.`);
  for (const [language, catalogs] of Object.entries(page.catalogs)) {
    const files = [...built.base, ...page.scripts, ...catalogs].sort((a, b) => size(b) - size(a));
    const total = files.reduce((sum, file) => sum + size(file), 0);
    for (const file of files) console.log(`${String(size(file)).padStart(8)}  ${file}`);
    console.log(`${String(total).padStart(8)}  all script of ${name} in "${language}", limit ${limit}\n`);
    if (total > limit) process.exitCode = 1;
  }
}
