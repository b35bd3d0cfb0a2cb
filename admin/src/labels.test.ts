/** Each field has one label: in `labels.ts`, or derived from its name; a `label` beside a `source` is another one. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { fieldLabel, labels } from './labels.ts';

const ATTRIBUTE = String.raw`\s+\w+(?:="[^"]*"|=\{[^{}]*\})?`;
const LABELED = new RegExp(String.raw`source="([^"]+)"(?:${ATTRIBUTE})*?\s+label="([^"]+)"`, 'g');

/** The fields that a page names itself: where, which one and how. */
const written = globSync('**/*.tsx', { cwd: import.meta.dirname })
  .filter((file) => !/\.test\.|testing\//.test(file))
  .flatMap((file) =>
    [...readFileSync(path.join(import.meta.dirname, file), 'utf8').matchAll(LABELED)].map(([, source, label]) => ({
      file,
      source: source as string,
      label: label as string,
    })),
  );

it('finds the labels of pages', () => {
  expect(written.length).toBeGreaterThan(50);
});

it('no page repeats the label that a field has anyway', () => {
  expect(written.filter(({ source, label }) => fieldLabel(source) === label)).toEqual([]);
});

it('no label of a resource’s field is written twice', () => {
  const keys = written.map(({ file, source, label }) => `${path.dirname(file).split('/')[0]} ${source}: ${label}`);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

it('labels.ts has only labels that do not follow from the name', () => {
  const names = Object.keys(labels);
  const derived = names.filter((name) => {
    const words = name.replace(/.*\./, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    return words.charAt(0).toUpperCase() + words.slice(1) === labels[name];
  });
  // A resource's exception may be what the name says, and `seasonName` is not the season.
  expect(derived.filter((name) => !name.includes('.'))).toEqual(['seasonName']);
});

it.each([
  ['goal_date', 'Goal date'],
  ['campaign.name', 'Campaign'],
  ['createdAt', 'Created'],
  ['sportIds', 'Sports'],
  ['verificationReminderInstructionsEs', 'Reminder instructions in Spanish'],
  ['payee.includesInsensitive', 'Pay to'],
])('%s is labeled %s', (source, label) => {
  expect(fieldLabel(source)).toBe(label);
});
