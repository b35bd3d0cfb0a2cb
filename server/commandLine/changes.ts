/** Commands that change something, which they show before they ask; and the history. */
import { openAsBlob } from 'node:fs';
import * as g from 'graphql';
import { type Client, jsonOf } from './client.ts';
import { CommandError, named, wrongUse } from './errors.ts';
import { clientFor } from './login.ts';
import { confirm, say, table, writeJson } from './output.ts';
import { type Options, printRecord, type Row, recordOf } from './records.ts';
import * as s from './schema.ts';

type Mutation = (typeof s.mutations)[string];

/** How many lines of a preview are shown. */
const MAX_LINES = 100;

/** Shows what would change, a line each, and how many lines more there are. */
function preview(lines: string[]): void {
  for (const line of lines.slice(0, MAX_LINES)) say(line);
  if (lines.length > MAX_LINES) say(`and ${lines.length - MAX_LINES} more`);
}

/** A field before and after, on one line. */
const changeLine = (field: string, before: unknown, after: unknown) =>
  `${field}: ${JSON.stringify(before ?? null)} → ${JSON.stringify(after ?? null)}`;

/** Runs a mutation after showing what it changes and a question, and prints its plain results and the ids of its records. */
async function mutate(client: Client, mutation: Mutation, input: Row, options: Options, lines: string[] = []) {
  const me = await client.me();
  const payload = g.assertObjectType(g.getNamedType(mutation.type)).getFields();
  const paths = Object.values(payload).flatMap(({ name, type: given }) => {
    const type = g.getNamedType(given);
    if (g.isObjectType(type)) return s.readableFields(type, me).includes('id') ? `${name}.id` : [];
    return name === 'clientMutationId' ? [] : name;
  });
  const selection = s.selectionOf(paths) || '__typename';
  const query = `mutation ($input: ${mutation.args[0]?.type}) { result: ${mutation.name}(input: $input) { ${selection} } }`;
  s.check(query, { input });
  preview(lines);
  await confirm(`Run ${mutation.name}?`, options.yes);
  const { result } = await client.graphql<{ result: Row }>(query, { input });
  await printRecord(result, paths, options);
  if (result.changeId) say(`To take it back: sideline undo ${result.changeId}`);
}

async function change([name, id = '', ...texts]: string[], options: Options): Promise<void> {
  const [resource, client] = [s.resourceNamed(name), clientFor(options)];
  const { mutation, isPatch, fields } = s.updateOf(resource);
  if (!mutation) throw wrongUse(`${resource.name} have no fields to change. See: sideline describe ${resource.name}`);
  const values = s.inputOf(fields, texts);
  const readable = s.readableFields(resource.type, await client.me());
  const shown = Object.keys(values).filter((each) => readable.includes(each));
  const hasVersion = 'version' in fields && readable.includes('version');
  const before = await recordOf(client, resource, id, ['id', ...(hasVersion ? ['version'] : []), ...shown]);
  const changed = Object.entries(values).filter(
    ([name, value]) => !(name in before && s.isSame(fields[name]?.type, before[name], value)),
  );
  if (!changed.length) return say('Nothing would change: the record has these values.');
  const lines = changed.map(([name, value]) => changeLine(name, name in before ? before[name] : '…', value));
  const set = { ...(hasVersion && { version: before.version }), ...Object.fromEntries(changed) };
  await mutate(client, mutation, { id: before.id, ...(isPatch ? { patch: set } : set) }, options, lines);
}

async function run([name = '', ...texts]: string[], options: Options): Promise<void> {
  const mutation = named(s.mutations, name, 'mutation');
  await mutate(clientFor(options), mutation, s.inputOf(s.inputFields(mutation), texts), options);
}

type Change = { row: number; id: number; name: string | null } & { fields: ({ column: string } & Sides)[] };
type Sides = Record<'before' | 'after', unknown>;
type Preview = { rows: number; changes: Change[]; errors: { fullMessage: string }[]; digest: string } & {
  headings: { name: string; column: string | null }[];
};

async function importLeagues([kind, file = '']: string[], options: Options): Promise<void> {
  if (kind !== 'leagues') throw wrongUse('Leagues can be imported: sideline import leagues FILE');
  const client = clientFor(options);
  const blob = await openAsBlob(file).catch(() => Promise.reject(wrongUse(`${file} cannot be read.`)));
  const send = async (path: string, fields: Record<string, string>) => {
    const body = new FormData();
    for (const [field, value] of Object.entries(fields)) body.set(field, value);
    body.set('file', blob, 'leagues.csv');
    return client.send(path, { method: 'POST', body }, { write: 'digest' in fields });
  };
  const previewed = await send('/update-leagues-with-csv/preview', {});
  const { headings, rows, changes, errors, digest } = await jsonOf<Preview>(previewed);
  const ignored = headings.flatMap(({ name, column }) => (column ? [] : name));
  let result: { changeId?: string | null } = {};
  say(`${rows} rows, ${changes.length} leagues to change, ${errors.length} problems.`);
  if (ignored.length) say(`Columns that are not read: ${ignored.join(', ')}`);
  const lineOf = ({ row, id, name, fields }: Change) =>
    fields.map(({ column, before, after }) => changeLine(`row ${row}, ${name ?? id}, ${column}`, before, after));
  preview(changes.flatMap(lineOf));
  try {
    if (errors.length) throw new CommandError(errors.map(({ fullMessage }) => fullMessage).join('\n'));
    await confirm(`Change ${changes.length} leagues?`, options.yes || !changes.length);
    const mapping = JSON.stringify(Object.fromEntries(headings.map(({ name, column }) => [name, column])));
    result = await jsonOf(await send('/update-leagues-with-csv', { digest, mapping }));
  } finally {
    if (options.json) await writeJson({ rows, changes, errors, ...result });
  }
  if (result.changeId) say(`To take it back: sideline undo ${result.changeId}`);
}

type Entry = Record<'at' | 'op' | 'changeId' | 'userName' | 'actorRole', string> & { newValues: Row | null };

async function history([name, id]: string[], options: Options): Promise<void> {
  const [resource, client] = [s.resourceNamed(name), clientFor(options)];
  const query = `query ($recordType: String, $recordId: Int, $pageSize: Int) {
    entries: recordHistory(recordType: $recordType, recordId: $recordId, pageSize: $pageSize) {
      at changeId tableName rowId op userName userEmail actorRole linkKind oldValues newValues undoable undoneAt } }`;
  const pageSize = Math.min(100, Number(options.limit ?? 30));
  const variables = { recordType: s.snakeCase(resource.name), recordId: Number(id), pageSize };
  s.check(query, variables);
  const { entries } = await client.graphql<{ entries: Entry[] }>(query, variables);
  if (options.json) return writeJson(entries);
  const rowOf = (each: Entry) => [each.at, each.changeId, each.userName ?? each.actorRole, each.op, each.newValues];
  await table(['at', 'change', 'by', 'op', 'values'])(entries.map(rowOf));
}

type Affected = Record<'tableName' | 'rowId' | 'label' | 'reason' | 'changedBy', string | null>;
type Result = { undone: Affected[]; left: Affected[]; stays: string[] };
type Field = Record<'table' | 'record' | 'change' | 'field', string> & Sides;
const RECORD = '{ tableName rowId label reason changedBy }';
const RESULT = `undone ${RECORD} left ${RECORD} stays`;

/** What an undo does to a field, or to a whole record that it adds or deletes. */
const undoLine = ({ table, record, change: kind, field, before, after }: Field) =>
  kind === 'update' ? changeLine(`${table} ${record}, ${field}`, before, after) : `${table} ${record}: ${kind}`;

async function undo([id]: string[], options: Options): Promise<void> {
  const client = clientFor(options);
  const tell = ({ undone, left, stays }: Result) => {
    preview(undone.map((each) => `Undo: ${each.tableName} ${each.rowId}, ${each.label}`));
    for (const each of left)
      say(`Stays: ${each.tableName} ${each.rowId}, ${each.label}: ${each.reason} ${each.changedBy ?? ''}`);
    for (const each of stays) say(`Cannot be undone: ${each}`);
  };
  const asked = `query ($id: String) { result: undoPreview(changeId: $id) { ${RESULT} } changed: undoFields(changeId: $id) }`;
  const { result, changed } = await client.graphql<{ result: Result; changed: Field[] }>(asked, { id });
  tell(result);
  preview(changed.map(undoLine));
  if (!result.undone.length) throw new CommandError('Nothing of this change can be undone.');
  await confirm(`Undo change ${id}?`, options.yes);
  const text = `mutation ($id: String) { undo: undoChange(input: { changeId: $id }) { changeId result { ${RESULT} } } }`;
  const done = await client.graphql<{ undo: { changeId: string; result: Result } }>(text, { id });
  if (options.json) return writeJson({ ...done.undo, changed });
  say(`Done: change ${done.undo.changeId}.`);
}

export const commands = { change, run, import: importLeagues, history, undo };
