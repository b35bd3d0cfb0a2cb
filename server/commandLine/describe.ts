/** What the API has, what the key may do with it, and completions of it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import settings from './commands.json' with { type: 'json' };
import { named } from './errors.ts';
import { clientFor } from './login.ts';
import { table, write, writeJson } from './output.ts';
import type { Options } from './records.ts';
import * as s from './schema.ts';

/** Prints objects as a table, or as JSON. */
async function print(rows: Record<string, unknown>[], { json }: Options): Promise<void> {
  await (json ? writeJson(rows) : table(Object.keys(rows[0] ?? {}))(rows.map(Object.values)));
}

async function resources(_: string[], options: Options): Promise<void> {
  const me = await clientFor(options).me();
  const rows = Object.values(s.resources).map((resource) => {
    const [read, change] = [s.mayList(me, resource), s.mayRun(me, s.updateOf(resource).mutation)];
    return { resource: resource.name, read, change, description: resource.type.description };
  });
  const shown = rows.filter(({ read }) => read || options.all);
  await print(shown, options);
}

/** The fields of a resource and its mutations, or the input of a mutation. */
async function describe([name = '']: string[], options: Options): Promise<void> {
  const me = await clientFor(options).me();
  const rowOf = (of: { name: string; type: unknown; description?: unknown }, read: boolean, change: boolean) => {
    return { name: of.name, type: `${of.type}`, read, change, description: of.description };
  };
  const { [name]: asked } = s.mutations;
  const input = Object.values(s.inputFields(asked)).map((each) => rowOf(each, false, s.mayRun(me, asked)));
  if (asked) return print(input, options);
  const resource = s.resourceNamed(name);
  const { mutation, fields } = s.updateOf(resource);
  const settable = s.mayRun(me, mutation) ? Object.keys(fields) : [];
  const readable = s.readableFields(resource.type, me);
  const members = Object.values({ ...fields, ...resource.type.getFields() });
  const actions = Object.values(s.mutations).filter((each) => s.scopeOf(each) === `${resource.scope}:write`);
  const rows = members.map((each) => rowOf(each, readable.includes(each.name), settable.includes(each.name)));
  const ofActions = actions.map((each) => rowOf({ ...each, type: 'mutation' }, false, s.mayRun(me, each)));
  await print([...rows, ...ofActions], options);
}

/** Prints the script that completes words in a shell. */
async function completion([shell = '']: string[]): Promise<void> {
  named({ bash: 1, zsh: 1, fish: 1 }, shell, 'completion for');
  await write(readFileSync(path.join(import.meta.dirname, 'completions', shell), 'utf8'));
}

/** Prints what may follow: the words of a command line, of which the last one is being typed. */
async function complete(words: string[]): Promise<void> {
  const [command = '', name = ''] = words;
  const known: Record<string, { usage: string; options: string[] }> = settings.commands;
  const { usage = '', options = [] } = known[command] ?? {};
  const { [name]: resource } = s.resources;
  const filters = resource ? s.filterFields(resource) : [];
  const fields = resource ? Object.keys(resource.type.getFields()) : [];
  const ofOption: Record<string, string[]> = { '--fields': fields, '--filter': filters, '--sort': filters };
  const byWord: Record<string, string[]> = { RESOURCE: Object.keys(s.resources), MUTATION: Object.keys(s.mutations) };
  const first = usage.replace(/ .*/, '').split('|');
  const input = Object.keys(resource ? s.updateOf(resource).fields : s.inputFields(s.mutations[name]));
  let found = ofOption[words.at(-2) ?? ''] ?? (usage.includes('FIELD=') ? input.map((field) => `${field}=`) : []);
  if (words.length < 2) found = Object.keys(known);
  else if (words.at(-1)?.startsWith('-')) found = [...options, 'json', 'server'].map((option) => `--${option}`);
  else if (words.length === 2) found = first.flatMap((word) => byWord[word] ?? word);
  await write(found.map((word) => `${word}\n`).join(''));
}

export const commands = { resources, describe, completion, complete };
