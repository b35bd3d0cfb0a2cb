/**
 * `node admin/packages/icons-material/copy.ts` copies the icons that the console and react-admin import from the published
 * package, which it downloads to a temporary folder. Run it after an import of a new icon.
 */
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const here = import.meta.dirname;
const root = path.resolve(here, '../../..');

/** The names of all imported icons, such as `Add`. */
export function importedIcons(): string[] {
  const names = globSync(['{admin,ui}/**/*.{ts,tsx}', 'node_modules/{ra-*,react-admin}/dist/**/*.js'], { cwd: root })
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .flatMap((text) =>
      [...text.matchAll(/^import \w+ from ['"]@mui\/icons-material\/(\w+)['"]/gm)].map(([, name = '']) => name),
    );
  return [...new Set(names)].sort();
}

if (process.argv[1] === import.meta.filename) {
  const { name, version } = JSON.parse(readFileSync(path.join(here, 'package.json'), 'utf8'));
  const folder = mkdtempSync(path.join(os.tmpdir(), 'icons-'));
  const install = ['install', '--no-save', '--legacy-peer-deps', '--prefix', folder, `${name}@${version}`];
  execFileSync('npm', install, { stdio: 'inherit', shell: process.platform === 'win32' });
  const target = path.join(here, 'generated');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target);
  for (const icon of importedIcons()) {
    const source = readFileSync(path.join(folder, 'node_modules', name, 'esm', `${icon}.js`), 'utf8');
    const own = source.replace(/import createSvgIcon from .*;/, `import { createSvgIcon } from '@mui/material/utils';`);
    writeFileSync(path.join(target, `${icon}.js`), own);
  }
  rmSync(folder, { recursive: true });
}
