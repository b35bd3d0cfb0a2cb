/**
 * `server/generated/reads.json`: the tables whose changes may change what each query of the apps returns, by the id of its
 * document. They follow from the schema, whose fields are tables, views and functions, and from what the definitions of
 * those name; rather one table too many than too few.
 */
import { type GraphQLSchema, getNamedType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { Client } from 'pg';
import { type CollectedOperation, canonical, documentHash } from '../graphql/generate.ts';

/** Functions that read what load_session_context() has stored: they change with the offers. */
const STORED = /^my_(money_)?offer_ids$|^my_campaign(_sponsor)?_ids$/;
const OURS = `in ('app_public'::regnamespace, 'app_private'::regnamespace)`;
/** The definitions of functions, views and policies. */
const DEFINITIONS = `select p.proname as name, pg_get_functiondef(p.oid) as text from pg_proc p
    where p.pronamespace ${OURS} and p.prokind = 'f'
  union all select c.relname, pg_get_viewdef(c.oid) from pg_class c where c.relnamespace ${OURS} and c.relkind in ('v', 'm')
  union all select c.relname, coalesce((select string_agg(pg_get_expr(q.polqual, q.polrelid), ' ') from pg_policy q
    where q.polrelid = c.oid), '') from pg_class c where c.relnamespace ${OURS} and c.relkind = 'r'`;
const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace(/^_/, '');

/** The announced tables that a table, view or function reads; undefined if there is none of this name. */
async function readCatalog(client: Client): Promise<(name: string) => Set<string> | undefined> {
  await client.query('set search_path = pg_catalog'); // so that definitions name schemas
  const { rows: definitions } = await client.query<{ name: string; text: string }>(DEFINITIONS);
  const { rows: live } = await client.query<{ name: string }>(
    'select c.relname as name from app_private.live_tables() t join pg_class c on c.oid = t.target',
  );
  await client.query('reset search_path');
  const announced = new Set(live.map(({ name }) => name));
  const texts = Map.groupBy(definitions, ({ name }) => name);
  return (start) => {
    if (!texts.has(start)) return undefined;
    const reached = new Set([start]);
    for (const name of reached) {
      if (STORED.test(name)) reached.add('offers');
      for (const { text } of texts.get(name) ?? [])
        for (const [, other] of text.matchAll(/\bapp_(?:public|private)\.(\w+)/g)) reached.add(String(other));
    }
    return new Set([...reached].filter((name) => announced.has(name)));
  };
}

/** The content of `server/generated/reads.json`. */
export async function readsFile(
  schema: GraphQLSchema,
  operations: readonly CollectedOperation[],
  client: Client,
): Promise<string> {
  const tablesOf = await readCatalog(client);
  const connections = new Map(
    Object.values(schema.getQueryType()?.getFields() ?? {})
      .filter(({ name }) => name.endsWith('Connection'))
      .map(({ name, type }) => [getNamedType(type).name, snakeCase(name).replace(/_connection$/, '')]),
  );
  const relationOf = (type: string): string | undefined => {
    const record = type.replace(/(Connection|Edge)$/, '');
    const single = snakeCase(record);
    const names = [connections.get(`${record}Connection`), single, `${single}s`, single.replace(/y$/, 'ies')];
    return names.find((name) => name && tablesOf(name));
  };
  const reads = operations.flatMap(({ text }): [string, string[]][] => {
    if (!/^query\b/m.test(text)) return [];
    const info = new TypeInfo(schema);
    const found = new Set<string>();
    const add = (name = '') => {
      for (const table of tablesOf(name) ?? []) found.add(table);
    };
    const visitor = {
      Field() {
        const [parent, field] = [info.getParentType(), info.getFieldDef()];
        if (!parent || !field) return;
        add(relationOf(getNamedType(field.type).name));
        add(`${parent === schema.getQueryType() ? '' : `${relationOf(parent.name)}_`}${snakeCase(field.name)}`);
      },
    };
    visit(parse(text), visitWithTypeInfo(info, visitor));
    return [[documentHash(canonical(text)), [...found].sort()]];
  });
  return `${JSON.stringify(Object.fromEntries(reads.sort(([a], [b]) => (a < b ? -1 : 1))), null, 1)}\n`;
}
