/** docs/decisions/README.md lists every decision once, under its title. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { projectDir } from '../../db/settings.ts';

const folder = path.join(projectDir, 'docs/decisions');

it('the list of decisions is complete', () => {
  const listed = [...readFileSync(path.join(folder, 'README.md'), 'utf8').matchAll(/^- \[(\d{4})\]\((.+)\) (.+)$/gm)];
  const records = ['product', 'technical'].flatMap((kind) =>
    readdirSync(path.join(folder, kind)).map((file) => {
      const text = readFileSync(path.join(folder, kind, file), 'utf8');
      const [, title] = /^# (.+)$/m.exec(text) ?? [];
      return `${file.slice(0, 4)} ${kind}/${file} ${title}${/^- Status: superseded/m.test(text) ? ' (superseded)' : ''}`;
    }),
  );
  expect(listed.map(([, number, file, title]) => `${number} ${file} ${title}`).sort()).toEqual(records.sort());
});
