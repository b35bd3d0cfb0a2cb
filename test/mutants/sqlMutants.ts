/** All mutants of `sql/`: rules in functions, policies, views and grants, and the checks of tables. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readDefinitions } from '../../db/migrate/definitions.ts';
import { readHistory } from '../../db/migrate/history.ts';
import { type Change, locate, type Mutant } from './mutant.ts';
import { grantChanges, waysOf } from './sqlRules.ts';
import { codeOf, type Statement, statements } from './sqlText.ts';

type Text = { file: string; text: string; code: string };

const read = (root: string, file: string): Text => {
  const text = readFileSync(file, 'utf8');
  return { file: path.relative(root, file), text, code: codeOf(text) };
};

/** The labels of each enum that the migrations create. */
const enumsOf = (migrations: Text[]): string[][] =>
  migrations.flatMap(({ text }) =>
    [...text.matchAll(/\bas enum \(([^)]*)\)/g)].map(([, list = '']) =>
      [...list.matchAll(/'(\w+)'/g)].map(([, label = '']) => label),
    ),
  );

/** The columns of each table that the migrations create, by its name. */
function columnsOf(migrations: Text[]): Map<string, string[]> {
  const columns = new Map<string, string[]>();
  for (const { code } of migrations)
    for (const [, table = '', body = ''] of code.matchAll(/^create table \w+\.(\w+) \(([\s\S]*?)^\)/gm))
      columns.set(
        table,
        [...body.matchAll(/^ {2}(?!constraint|primary|unique|check|foreign|exclude)([a-z_]+) /gm)].map(
          ([, column = '']) => column,
        ),
      );
  return columns;
}

const withRules = new Set(['function', 'policy', 'view']);

/** Changes of one statement, with positions relative to the file's beginning. */
function changesOf({ text, code }: Text, { start, end, type }: Statement, given: Given): Change[] {
  const own = code.slice(start, end);
  const changes =
    type === 'grant'
      ? grantChanges(own, given.columns)
      : withRules.has(type)
        ? waysOf(given.enums).flatMap((way) => way(own, text.slice(start, end)))
        : [];
  return changes.map((change) => ({ ...change, start: change.start + start, end: change.end + start }));
}

type Given = { enums: string[][]; columns: Map<string, string[]> };

/** Changes inside the check constraints of a migration, each with the constraint's name. */
function checkChanges({ text, code }: Text, { enums }: Given): { subject: string; change: Change }[] {
  return [...code.matchAll(/(?:constraint (\w+) )?\bcheck \(/g)].flatMap((match) => {
    const start = match.index + match[0].length - 'check ('.length;
    const end =
      start +
      (code.slice(start).match(/^check \((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\)/)?.[0].length ?? 0);
    const table =
      code.slice(0, start).match(/[\s\S]*(?:create|alter) table (?:only )?(?:\w+\.)?(\w+)/)?.[1] ?? 'domain';
    const changes = waysOf(enums).flatMap((way) => way(code.slice(start, end), text.slice(start, end)));
    return changes.map((change) => ({
      subject: match[1] ?? `${table}.check`,
      change: { ...change, start: change.start + start, end: change.end + start },
    }));
  });
}

/** All mutants of the SQL in a project; ids are not numbered yet. */
export function sqlMutants(root: string): Omit<Mutant, 'id'>[] {
  const sqlDir = path.join(root, 'sql');
  const migrations = readHistory(sqlDir)
    .filter(({ file }) => file.endsWith('.sql'))
    .map(({ file }) => read(root, file));
  const given = { enums: enumsOf(migrations), columns: columnsOf(migrations) };
  const ofDefinitions = readDefinitions(sqlDir).files.flatMap(({ file }) => {
    const text = read(root, file);
    return statements(text.code).flatMap((statement) =>
      changesOf(text, statement, given).map((change) => locate(text.file, text.text, statement.subject, change)),
    );
  });
  const ofChecks = migrations.flatMap((text) =>
    checkChanges(text, given).map(({ subject, change }) => locate(text.file, text.text, subject, change)),
  );
  return [...ofDefinitions, ...ofChecks];
}
