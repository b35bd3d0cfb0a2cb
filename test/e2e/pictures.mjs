/**
 * `npm run pictures`: takes the pictures in docs/pictures again while the accessibility tests visit the
 * pages, and writes their index. `npm run pictures -- -t dashboard` takes only those of some pages.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'docs/pictures');
const run = (script, args, env = {}) =>
  spawnSync(process.execPath, [path.join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  }).status ?? 1;

/** What a picture shows, by the end of its name. */
const views = [
  ['', '1280'],
  ['-375', '375'],
  ['-dark', '1280 dark'],
  ['-375-dark', '375 dark'],
  ['-375-es', '375 Spanish'],
];

function index() {
  const files = new Set(readdirSync(folder).filter((file) => file.endsWith('.webp')));
  const pages = [...new Set([...files].map((file) => file.replace(/(-375)?(-dark|-es)?\.webp$/, '')))].sort();
  const row = (page) =>
    `| ${page.replace('-', ': ').replaceAll('-', ' ')} | ${views
      .filter(([end]) => files.has(`${page}${end}.webp`))
      .map(([end, words]) => `[${words}](${page}${end}.webp)`)
      .join(', ')} |`;
  return `# Pictures

The main pages of both apps with the demo's data, on a desktop (1280) and on a phone (375). \`npm run pictures\` takes
them again and writes this index; \`test/e2e/flows/pictures.ts\` lists which ones are kept.

| page | pictures |
|---|---|
${pages.map(row).join('\n')}
`;
}

const failed =
  run('test/runner/build.mjs', []) ||
  run('test/run.mjs', ['test/e2e/(portal|console)-accessibility.test.ts', ...process.argv.slice(2)], {
    SIDELINE_PICTURES: folder,
  });
writeFileSync(path.join(folder, 'README.md'), index());
process.exitCode = failed;
