/** The test files that are likely to detect a mutant, the likeliest first. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readDefinitions } from '../../db/migrate/definitions.ts';
import type { Mutant } from './mutant.ts';
import { codeOf, statements } from './sqlText.ts';

type Source = { file: string; text: string };

/** Tests that depend on chance, browsers, load or the demo, and those that read the project's text, are not used. */
const leftOut =
  /^test\/(?:e2e|random|bench|chaos|drill|dom|mutants)\/|^test\/platform\/(?:architecture|decisions|language|packages|paths|preambles)\.|harness\/demo/;

const filesIn = (root: string, folder: string): Source[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .filter((file) => /\.ts$/.test(file) && !file.includes('node_modules'))
    .sort()
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

const camel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const count = (text: string, word: string): number => text.split(new RegExp(`\\b${word}\\b`)).length - 1;

/** The names that each function and trigger of `sql/` uses, by its name: tests of its callers can detect a change, too. */
function callersIn(root: string): (name: string) => string[] {
  const bodies = readDefinitions(path.join(root, 'sql')).files.flatMap(({ file }) => {
    const code = codeOf(readFileSync(file, 'utf8'));
    return statements(code)
      .filter(({ type }) => ['function', 'view', 'trigger', 'policy'].includes(type))
      .map(({ type, start, end, subject }) => {
        const text = code.slice(start, end);
        const table = type === 'trigger' ? text.match(/\bon (?:\w+\.)?(\w+)/)?.[1] : subject.split('.')[0];
        return { name: table ?? subject, text };
      });
  });
  return (name) => {
    const named = new RegExp(`\\b${name}\\b`);
    return [...new Set(bodies.filter((body) => body.name !== name && named.test(body.text)).map((body) => body.name))];
  };
}

/** Words that a mutant's tests contain, with their weights. */
type Words = Map<string, number>;

/** The routes and operations of a TypeScript file: tests that reach it contain them. */
function reachedBy({ file, text }: Source): string[] {
  return [
    ...[...text.matchAll(/['"`]\/([a-z_]{4,})/g)].map(([, route = '']) => route),
    ...[...text.matchAll(/\b([a-z][A-Za-z]{7,})\(input:/g)].map(([, name = '']) => name),
    path.basename(file, '.ts'),
  ];
}

function sqlWords({ subject, file }: Mutant, callersOf: (name: string) => string[], code: Source[]): Words {
  const own = subject.split('.')[0] ?? subject;
  const words: Words = new Map();
  const add = (name: string, weight: number): void => {
    for (const word of [name, camel(name)]) words.set(word, Math.max(words.get(word) ?? 0, weight));
  };
  const direct = callersOf(own);
  for (const name of direct) for (const further of callersOf(name).slice(0, 10)) add(further, 1);
  for (const name of direct) add(name, 3);
  // what only the server or the worker calls is named by no test
  const called = new RegExp(`\\b${own}\\(`);
  for (const source of code.filter(({ file: at, text }) => !at.endsWith('.test.ts') && called.test(text)).slice(0, 8))
    for (const word of reachedBy(source)) add(word, 5);
  add(path.dirname(file).split('/').at(-1) ?? own, 1);
  add(own, 10);
  return words;
}

/** The routes, exports and name of a server file, and those of the files that import it. */
function serverWords({ file }: Mutant, sources: Source[]): Words {
  const words: Words = new Map();
  const add = (source: Source, weight: number): void => {
    for (const [, name = ''] of source.text.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm))
      words.set(name, weight);
    for (const word of reachedBy(source)) words.set(word, weight);
  };
  const name = `/${path.basename(file)}'`;
  for (const source of sources.filter((source) => source.text.includes(name)).slice(0, 8)) add(source, 1);
  for (const source of sources.filter((source) => source.file === file)) add(source, 10);
  return words;
}

/**
 * Reads a project's tests once; returns for a mutant the files that know it in groups, which run one after the other until
 * one fails: the two best matches, six more and, unless `quick`, all files of the folder.
 */
export function chooser(root: string, quick: boolean): (mutant: Mutant) => string[][] {
  const callersOf = callersIn(root);
  const [sources, workers] = [filesIn(root, 'server'), filesIn(root, 'workers')];
  const tests = [...filesIn(root, 'test'), ...sources, ...filesIn(root, 'db'), ...workers].filter(
    ({ file, text }) => file.endsWith('.test.ts') && !leftOut.test(file) && !/harness\/demo/.test(text),
  );
  const isLint = (file: string): boolean => /\/(?:matrix|lints)\.test\.ts$/.test(file);
  return (mutant) => {
    const ofSql = mutant.file.startsWith('sql/');
    const words = [...(ofSql ? sqlWords(mutant, callersOf, [...sources, ...workers]) : serverWords(mutant, sources))];
    const folder = mutant.file.split('/').at(-2) ?? '';
    const scoreOf = ({ file, text }: Source): number => {
      const named = words.reduce((sum, [word, weight]) => sum + weight * Math.min(count(text, word), 6), 0);
      const beside =
        path.dirname(file) === path.dirname(mutant.file) || path.basename(file).startsWith(folder) ? 15 : 0;
      return named + beside;
    };
    const ranked = tests
      .map((test) => ({ file: test.file, score: scoreOf(test) }))
      .sort((a, b) => b.score - a.score || (a.file < b.file ? -1 : 1));
    const knowing = ranked.filter(({ score }) => score >= 3).map(({ file }) => file);
    const ofRights = ofSql && (mutant.kind === 'grant' || mutant.subject.includes('.'));
    const lints = ofRights ? ranked.map(({ file }) => file).filter(isLint) : [];
    const best = knowing.filter((file) => !lints.includes(file));
    const first = [...lints, ...best.slice(0, 2)];
    const second = best.slice(2, 8);
    const rest = ranked
      .map(({ file }) => file)
      .filter(
        (file) => file.startsWith(ofSql ? 'test/sql/' : 'test/graphql/') && ![...first, ...second].includes(file),
      );
    return [first, second, quick ? [] : rest].filter((group) => group.length > 0);
  };
}
