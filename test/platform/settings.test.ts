/** docs/operations.md has a row for every variable that the programs read, and for none that they do not. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { projectDir } from '../../db/settings.ts';

/** Set by the system or npm, not by people who run Sideline. */
const notOurs = ['NODE_COMPILE_CACHE', 'PATH', 'HOME'];
const name = '([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)';
const read = [
  new RegExp(`\\benv\\.${name}\\b`, 'g'),
  new RegExp(`reader\\.(?:number|urls?|choice)\\('${name}'`, 'g'),
  new RegExp(`portSetting\\('${name}'`, 'g'),
];

it('documents every setting, and no other', () => {
  const found = new Set<string>();
  for (const folder of ['server', 'workers', 'db'])
    for (const file of readdirSync(path.join(projectDir, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.(ts|mjs)$/.test(file) || /\.test\.ts$|generated/.test(file)) continue;
      const text = readFileSync(path.join(projectDir, folder, file), 'utf8');
      for (const pattern of read) for (const [, variable] of text.matchAll(pattern)) found.add(variable as string);
    }
  for (const variable of notOurs) found.delete(variable);
  const rows = readFileSync(path.join(projectDir, 'docs/operations.md'), 'utf8')
    .split('\n## ')
    .find((part) => part.startsWith('Settings'))
    ?.split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|')[1] ?? '');
  const documented = [...(rows?.join(' ') ?? '').matchAll(new RegExp(`\`${name}\``, 'g'))].map(
    ([, variable]) => variable,
  );
  expect([...found].filter((variable) => !documented.includes(variable)).sort()).toEqual([]);
  // read from the environment all at once, which the patterns do not match
  const takenApart = ['SIDELINE_OWNER_DIRECT_URL', 'MAIL_PORT'];
  expect(
    documented.filter((variable) => variable && !found.has(variable) && !takenApart.includes(variable)).sort(),
  ).toEqual([]);
});
