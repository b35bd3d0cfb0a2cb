/** Commands that read: list, show and export. */
import type { Client } from './client.ts';
import { CommandError, wrongUse } from './errors.ts';
import { clientFor, type LoginOptions } from './login.ts';
import { cellText, harmless, jsonText, say, table, write, writeJson } from './output.ts';
import * as s from './schema.ts';

type Reading = { filter?: string[]; search?: string; sort?: string; fields?: string; limit?: string; all?: boolean };
export type Options = LoginOptions & Reading & { yes?: boolean };
export type Row = Record<string, unknown>;
type Page = { list: { nodes: Row[]; pageInfo: { hasNextPage: boolean; endCursor: string } } };

const PAGE = 200;

/** The document of a list and its variables. Errors: what does not fit the schema. */
function listQuery(resource: s.Resource, paths: string[], { filter, sort, search }: Options, page: Row = {}) {
  const given = { first: PAGE, ...page, filter: s.filterOf(resource, filter), orderBy: s.orderOf(sort), search };
  const variables = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const types = Object.keys(variables).map((name) => resource.list.args.find((each) => each.name === name)?.type);
  if (types.includes(undefined)) throw wrongUse(`${resource.name} cannot be searched.`);
  const declared = Object.keys(variables).map((name, n) => `$${name}: ${types[n]}`);
  const passed = Object.keys(variables).map((name) => `${name}: $${name}`);
  const selection = `nodes { ${s.selectionOf(paths)} } pageInfo { hasNextPage endCursor }`;
  const query = `query (${declared}) { list: ${resource.list.name}(${passed}) { ${selection} } }`;
  s.check(query, variables);
  return { query, variables };
}

/** The records of a list, a page at a time. */
async function* pagesOf(client: Client, resource: s.Resource, paths: string[], options: Options) {
  const { all, limit = '30' } = options;
  if (!/^[1-9]\d{0,8}$/.test(limit)) throw wrongUse('--limit is a number of records, from 1.');
  let after: string | undefined;
  for (let left = all ? Number.POSITIVE_INFINITY : Number(limit); left > 0; ) {
    const { query, variables } = listQuery(resource, paths, options, { first: Math.min(left, PAGE), after });
    const { list } = await client.graphql<Page>(query, variables);
    yield list.nodes;
    if (!list.pageInfo.hasNextPage) return;
    after = list.pageInfo.endCursor;
    left -= list.nodes.length;
  }
  say('There are more: --limit N, or --all.');
}

/** One record by its id. Errors: there is none. */
export async function recordOf(client: Client, resource: s.Resource, id: string, paths: string[]): Promise<Row> {
  const { query, variables } = listQuery(resource, paths, { filter: [`id=${id}`] });
  const [record] = (await client.graphql<Page>(query, variables)).list.nodes;
  if (!record) throw new CommandError(`There is no record ${id} of ${resource.name}, or you may not read it.`);
  return record;
}

/** Prints a record: a field on each line. */
export async function printRecord(record: Row, paths: string[], { json }: Options): Promise<void> {
  const width = Math.max(...paths.map(({ length }) => length));
  const line = (each: string) => `${each.padEnd(width)}  ${harmless(cellText(s.valueAt(record, each)))}\n`;
  await (json ? writeJson(record) : write(paths.map(line).join('')));
}

async function pathsFor(client: Client, { type }: s.Resource, { fields }: Options): Promise<string[]> {
  return fields?.split(',').map((each) => each.trim()) ?? s.readableFields(type, await client.me());
}

async function list([name]: string[], options: Options): Promise<void> {
  const [resource, client] = [s.resourceNamed(name), clientFor(options)];
  const isUsual = !options.fields && !options.json;
  const paths = isUsual ? s.usualFields(resource.type, await client.me()) : await pathsFor(client, resource, options);
  const print = table(paths);
  let before = '[\n';
  for await (const nodes of pagesOf(client, resource, paths, options)) {
    if (!options.json) await print(nodes.map((node) => paths.map((each) => s.valueAt(node, each))));
    else if (nodes.length) await write(before + nodes.map(jsonText).join(',\n'));
    if (nodes.length) before = ',\n';
  }
  if (options.json) await write(before === '[\n' ? '[]\n' : '\n]\n');
}

async function show([name, id = '']: string[], options: Options): Promise<void> {
  const [resource, client] = [s.resourceNamed(name), clientFor(options)];
  const paths = await pathsFor(client, resource, options);
  await printRecord(await recordOf(client, resource, id, paths), paths, options);
}

async function exportList([name]: string[], options: Options): Promise<void> {
  const [resource, client] = [s.resourceNamed(name), clientFor(options)];
  const paths = await pathsFor(client, resource, options);
  const columns = paths.map((source) => ({ source, label: source }));
  const body = JSON.stringify({ ...listQuery(resource, paths, options), columns });
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body };
  const file = `${s.snakeCase(resource.name).replaceAll('_', '-')}.csv`;
  const response = await client.send(`/exports/${file}`, init, { stream: true });
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  try {
    for await (const chunk of response.body ?? []) {
      const text = decoder.decode(chunk, { stream: true });
      await write(process.stdout.isTTY ? harmless(text) : text);
    }
  } catch {
    throw new CommandError('The connection was cut: the export is not complete.');
  }
}

export const commands = { list, show, export: exportList };
