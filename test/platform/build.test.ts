import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { projectDir } from '../../db/settings.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'sideline-build-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('builds the apps by `node server/start/build.mjs`, and again only if a source has changed', () => {
  cpSync(path.join(projectDir, 'server/start'), path.join(root, 'server/start'), { recursive: true });
  symlinkSync(path.join(projectDir, 'node_modules'), path.join(root, 'node_modules'));
  mkdirSync(path.join(root, 'portal'));
  writeFileSync(path.join(root, 'package-lock.json'), '{}');
  writeFileSync(path.join(root, 'portal/vite.config.ts'), `export default { build: { outDir: '../dist/portal' } };\n`);
  const build = (page: string): string => {
    writeFileSync(path.join(root, 'portal/index.html'), page);
    return execFileSync(process.execPath, ['server/start/build.mjs'], { cwd: root, encoding: 'utf8' });
  };
  expect(build('<p>first</p>')).toContain('Building the portal');
  expect(readFileSync(path.join(root, 'dist/portal/index.html'), 'utf8')).toContain('first');
  expect(build('<p>first</p>')).toBe('');
  build('<p>second</p>');
  expect(readFileSync(path.join(root, 'dist/portal/index.html'), 'utf8')).toContain('second');
  expect(existsSync(path.join(root, 'dist/admin'))).toBe(false);
});
