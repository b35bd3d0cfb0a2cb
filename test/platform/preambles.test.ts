import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { projectDir } from '../../db/settings.ts';

/** How many lines a test file may have between its imports and its first test; longer set-up belongs in a module beside it. */
const MAX_LINES = 40;

/** The lines between the imports of a test file and its first test. */
function preambleOf(text: string): number {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => /^\s*(describe|it|test)\b/.test(line));
  const imports = lines.slice(0, first).findLastIndex((line) => /from '.*';$|^import '/.test(line)) + 1;
  return first - imports;
}

it('test files come to their tests soon', () => {
  const files = globSync('{admin,db,portal,server,test,ui,workers}/**/*.test.{ts,tsx}', { cwd: projectDir });
  expect(files.length).toBeGreaterThan(400);
  const long = files.filter((file) => preambleOf(readFileSync(path.join(projectDir, file), 'utf8')) >= MAX_LINES);
  expect(long).toEqual([]);
});

it('the lines before the first test are counted after the imports', () => {
  expect(preambleOf("import { it } from 'x';\n\nconst a = 1;\nit('runs', () => a);\n")).toBe(2);
});
