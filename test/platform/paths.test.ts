/** Files, folders, links and commands that documents and comments name exist. */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { projectDir } from '../../db/settings.ts';

const options = { cwd: projectDir, encoding: 'utf8', maxBuffer: 1 << 26 } as const;
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], options)
  .split('\n')
  .filter((file) => file && existsSync(path.join(projectDir, file)));
const read = (file: string) => readFileSync(path.join(projectDir, file), 'utf8');
const documents = files.filter((file) => file.endsWith('.md') && !file.startsWith('docs/requirements/'));
const sources = files.filter((file) => /\.(ts|tsx|mjs|sql|graphql)$/.test(file) && !file.includes('/generated/'));

/** Every file and folder, and every end of its path: a document may leave out the folder that it is about. */
const known = new Set(
  files.flatMap((file) => {
    const parts = file.split('/');
    const ends = parts.map((_, index) => parts.slice(index).join('/'));
    return [...ends, ...parts.map((_, index) => parts.slice(0, index).join('/'))];
  }),
);
const exists = (name: string): boolean => known.has(name) || (/[*{]/.test(name) && globSync(name, options).length > 0);
const isPath = (text: string): boolean =>
  /^[\w./{},*-]+$/.test(text) &&
  !/^(NNNN|\*?\.\w+$|\*\.)/.test(text) &&
  (/\w\.(ts|tsx|mjs|sql|md|graphql|json|css)$/.test(text) ||
    /^(sql|db|server|workers|admin|portal|ui|test|docs)\//.test(text));

const missingIn = (file: string, names: string[]): string[] =>
  names.filter((name) => !exists(name.replace(/\/$/, ''))).map((name) => `${file}: ${name}`);
const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found as string);

it('documents name files and folders that exist', () => {
  expect(
    documents.flatMap((file) =>
      missingIn(file, all(read(file).replace(/^\s*```[\s\S]*?^\s*```/gm, ''), /`([^`\n]+)`/g).filter(isPath)),
    ),
  ).toEqual([]);
});

it('documents link to files and headings that exist', () => {
  const slug = (heading: string) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .trim()
      .replaceAll(' ', '-');
  const leadsNowhere = (file: string, link: string): boolean => {
    const [name = '', anchor] = link.split('#');
    const target = name ? path.posix.join(path.posix.dirname(file), name).replace(/\/$/, '') : file;
    const headings = () => all(read(target), /^#+ (.+)$/gm).map(slug);
    return !known.has(target) || (anchor !== undefined && !headings().includes(anchor));
  };
  const broken = documents.flatMap((file) =>
    all(read(file), /\]\((?!https?:|mailto:)([^)\s]+)\)/g)
      .filter((link) => leadsNowhere(file, link))
      .map((link) => `${file}: ${link}`),
  );
  expect(broken).toEqual([]);
});

it('comments name files that exist', () => {
  const pattern =
    /(?:^|[\s(`])((?:sql|db|server|workers|admin|portal|ui|test|docs)\/[\w/.-]+\.(?:ts|tsx|mjs|sql|md|graphql|json))\b/g;
  const comments = (file: string) => all(read(file), /^\s*(?:\/\/|\/?\*+|--)(.*)$/gm).join('\n');
  expect(sources.flatMap((file) => missingIn(file, all(comments(file), pattern)))).toEqual([]);
});

it('documents name commands that exist', () => {
  const { scripts } = JSON.parse(read('package.json'));
  expect(
    documents.flatMap((file) =>
      all(read(file), /npm run (?:-s )?([\w:-]+)/g)
        .filter((name) => !(name in scripts))
        .map((name) => `${file}: ${name}`),
    ),
  ).toEqual([]);
});
