/** Source files use standard terms: docs/glossary.md says which words are replaced by which. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectDir } from '../../db/settings.ts';
import { BANNED_TERMS, type BannedTerm } from './bannedTerms.ts';

const SOURCES = ['*.ts', '*.tsx', '*.mjs', '*.sql', '*.css', '*.graphql', '*.md'];
/** The specifications, generated files, other languages, and the files that list the banned terms. */
const EXCLUDED = ['docs/requirements', '**/generated/**', '**/es.ts', 'server/schema.graphql', 'docs/glossary.md'];
const OWN = ['test/platform/bannedTerms.ts', 'test/platform/language.test.ts'];

/** Lines of a text with the term, as "file:line: text → better term". */
const hitsIn = (file: string, text: string, { pattern, allowed, but }: BannedTerm): string[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      pattern.test(line) && !allowed?.test(line) ? [`${file}:${index + 1}: ${line.trim()} → ${but}`] : [],
    );

const trackedFiles = (): string[] =>
  execFileSync(
    'git',
    [
      'ls-files',
      '-z',
      '--',
      ...SOURCES,
      ...[...EXCLUDED, ...OWN].map((name) => `:(exclude,glob)${name}`),
      ':!docs/requirements',
    ],
    { cwd: projectDir, encoding: 'utf8', maxBuffer: 1 << 26 },
  )
    .split('\0')
    .filter(Boolean);

describe('banned terms', () => {
  const texts = trackedFiles().map((file) => [file, readFileSync(path.join(projectDir, file), 'utf8')] as const);

  it.each(BANNED_TERMS)('no source file says "$not"', (term) => {
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.flatMap(([file, text]) => hitsIn(file, text, term))).toEqual([]);
  });

  it('are found by file and line, except in lines where they are legitimate', () => {
    const term = { not: 'letter', but: 'email', pattern: /\bletter\b/, allowed: /capital letter/ };
    expect(hitsIn('a.ts', 'one\nthe letter is sent\na capital letter', term)).toEqual([
      'a.ts:2: the letter is sent → email',
    ]);
  });

  it('are in the table of the glossary', () => {
    const glossary = readFileSync(path.join(projectDir, 'docs/glossary.md'), 'utf8');
    for (const { not, but } of BANNED_TERMS) expect(glossary).toContain(`| ${not} | ${but} |`);
  });
});
