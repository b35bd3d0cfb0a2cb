/**
 * The scopes of keys, from the schema, the folders of `sql/` and the grants of the database. A resource is an entity
 * folder; a root field, type or computed field belongs to the folder that defines its table or function.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type GraphQLField, type GraphQLSchema, getNamedType, isObjectType } from 'graphql';
import type { Client } from 'pg';
import { bulkOperations } from '../graphql/operations/bulkOperations.ts';
import { FILE_FIELDS } from '../graphql/plugins/fileUrls.ts';
import { camelCase } from '../http/publicError.ts';
import { LOGIN_ROLES } from '../viewer.ts';
import { readIrreversible } from './irreversible.ts';
import { permissionsOf } from './permissions.ts';

/** Folders that are for people only: accounts and whatever opens something by itself, settings, presence. */
const PEOPLE_ONLY =
  /^(api_keys|feeds|webhooks|security|identities|links|handovers|forwarded_tasks|user_views|preferences|presence|foundation|operations)$/;
/** Operations that change accounts, sessions and memberships, or make an address that opens something. */
const OF_ACCOUNTS =
  /(Users?|Password|Passkey|Sessions?|Role|Member|Factor|Totp|Recovery|Codes?|Handover|Account|Proof|Login|Invit\w*|Keys?|Feed|Link|Linked|Tokens?|Calendar|Share|View)(?=[A-Z]|$)|^(log|sign|invite|view|share)/;
/** Secrets among the fields of records. */
const SECRET_FIELD = /([tT]oken|calendarUrl|seasonFeedUrl)$/;
/** What Node adds to the schema, and views of sql/lists, by folder. */
const ELSEWHERE: Readonly<Record<string, RegExp>> = {
  access: /^(Access\w+|MissingFact)$/,
  addresses: /^VerifiedAddress$/,
  checks: /^CheckSummary$/,
  comments: /^MentionListItem$/,
  history: /^AuditEntryListItem$/,
  links: /^(LinkChange|LinkMember|MailContent|MailPreview|PhotoReleaseLink|RecapShare)$/,
  mail: /^(MailListItem|SkippedRecipient)$/,
  play_locations: /^OrganizationPlayLocation$/,
  verification: /^(Pending|Unreleased)ImageListItem$/,
};

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace(/^_/, '');
const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** The folders that define functions, tables, views and types of app_public, also those made in a loop from names. */
function readFolders(sqlDir: string) {
  const files = readdirSync(sqlDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const folder = path.dirname(file).replace('fair_share', 'forecast'); // which has fields of campaigns only
      return { file, folder, text: readFileSync(path.join(sqlDir, file), 'utf8') };
    });
  const made = new Map<string, string>();
  for (const { folder, text } of files)
    for (const [, name] of text.matchAll(/create (?:or replace )?(?:function|table|view|type) app_public\.(\w+)/g))
      made.set(String(name), folder);
  const named = (name: string, within: RegExp) =>
    files.find(({ file, text }) => within.test(file) && text.includes(`'${name}'`))?.folder;
  return {
    of: (name: string) => made.get(name),
    ofTable: (name: string) => made.get(name) ?? named(name, /\d{4}_[^/]+$/),
    ofMade: (name: string) => named(name, /^[^\d]+$/),
  };
}

/**
 * The content of `server/generated/scopes.json` and the text of `ui/generated/apiScopes.ts`. What belongs to no resource
 * is for no key, and `undecided`: test/sql/api-keys fails until ELSEWHERE, or a folder of `sql/`, decides it.
 */
export async function readScopes(schema: GraphQLSchema, client: Client, sqlDir: string) {
  const folders = readFolders(sqlDir);
  const undecided: string[] = [];
  const query = schema.getQueryType();
  /** The table or view of each type: its list may have another name, and some lists of it are functions. */
  const tables = new Map<string, string>();
  const relations = new Set(await permissionsOf(client, 'sideline_superadmin'));
  const functions = new Set(await permissionsOf(client, 'sideline_owner'));
  const lists = Object.values(query?.getFields() ?? {}).filter(({ name }) => name.endsWith('Connection'));
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    const ofType = lists.filter((list) => getNamedType(list.type).name === `${type.name}Connection`);
    const names = ofType.map(({ name }) => snakeCase(name.replace(/Connection$/, '')));
    const possible = [...names, snakeCase(type.name), `${snakeCase(type.name)}s`];
    const table = possible.find((name) => relations.has(`${name}.select`)) ?? names[0];
    if (table) tables.set(type.name, table);
  }
  const folderOfType = (type: string): string | undefined => {
    const elsewhere = Object.keys(ELSEWHERE).find((folder) => ELSEWHERE[folder]?.test(type));
    const record = type.replace(/ListItem$/, '');
    const single = snakeCase(record);
    const names = [tables.get(record) ?? single, single, `${single}s`, single.replace(/y$/, 'ies')];
    return elsewhere ?? names.map(folders.ofTable).find(Boolean);
  };

  const resourceOf = (folder: string | undefined) => (folder && !PEOPLE_ONLY.test(folder) ? folder : 'none');
  const types: Record<string, string> = {};
  const fields: Record<string, string> = {};
  const sources = new Map<string, string[]>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || /^__|(Connection|Edge|Payload|Query|Mutation|Subscription|PageInfo)$/.test(type.name))
      continue;
    const folder = folderOfType(type.name);
    if (!folder) undecided.push(type.name);
    types[type.name] = resourceOf(folder);
    for (const { name } of Object.values(type.getFields())) {
      const table = tables.get(type.name) ?? `${snakeCase(type.name)}s`;
      const [file] = Object.entries(FILE_FIELDS).find(([, urls]) => urls.some(({ field }) => field === name)) ?? [];
      const column = file ?? (name === 'contentType' ? 'file_id' : snakeCase(name));
      sources.set(`${type.name}.${name}`, [`${table}.${column}`, `${snakeCase(type.name)}.${column}`]);
      const other = folders.of(`${table}_${snakeCase(name)}`);
      if (SECRET_FIELD.test(name)) fields[`${type.name}.${name}`] = 'none';
      else if (other && other !== folder && other !== 'lists') fields[`${type.name}.${name}`] = resourceOf(other);
    }
  }

  /** The functions of bulk updates: those of the single ones. */
  const singles = new Map(bulkOperations.flatMap(({ call, single }) => (single ? [[call, camelCase(single.fn)]] : [])));
  type Root = { name: string; scope: string | null; permission: string };
  const rootOf = (parent: 'Query' | 'Mutation', { name, type }: GraphQLField<unknown, unknown>): Root => {
    const [, verb, what = ''] = /^(create|update|delete)(.*)$/.exec(name) ?? [];
    const record = getNamedType(type).name.replace(/Connection$/, '');
    const table = parent === 'Query' ? tables.get(record) : (tables.get(what) ?? (what && snakeCase(lowerFirst(what))));
    const folder =
      folders.of(snakeCase(name)) ??
      (parent === 'Query' ? folderOfType(record) : undefined) ??
      (what ? (folderOfType(what) ?? folders.ofTable(snakeCase(lowerFirst(what)))) : undefined) ??
      folders.ofMade(snakeCase(name));
    const resource = folder === 'lists' ? types[record] : resourceOf(folder);
    const own = singles.get(name) ?? name.replace(/Connection$/, '');
    const isSecret = SECRET_FIELD.test(name) || (parent === 'Mutation' && OF_ACCOUNTS.test(name));
    const hidden = isSecret || types[record] === 'none' || name === 'query' || (folder && resource === 'none');
    if (!folder && !hidden) undecided.push(`${parent}.${name}`);
    return {
      name: `${parent}.${name}`,
      scope: hidden || !folder ? null : `${resource}:${parent === 'Query' ? 'read' : 'write'}`,
      permission: functions.has(own) ? own : `${table}.${verb ? verb.replace('create', 'insert') : 'select'}`,
    };
  };
  const roots = [
    ...Object.values(query?.getFields() ?? {}).map((field) => rootOf('Query', field)),
    ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => rootOf('Mutation', field)),
  ];
  const roles: Record<string, string[]> = {};
  const callers: Record<string, string> = {};
  const hidden: Record<string, string[]> = {};
  for (const role of LOGIN_ROLES) {
    const held = new Set(await permissionsOf(client, `sideline_${role}`));
    const able = roots.filter(({ permission }) => held.has(permission));
    for (const { name } of able) callers[name] = callers[name] ? `${callers[name]} ${role}` : role;
    roles[role] = [...new Set(able.flatMap(({ scope }) => scope ?? []))].sort();
    const unreadable = await unreadableBy(client, `sideline_${role}`);
    hidden[role] = [...sources].flatMap(([name, of]) => (of.some((source) => unreadable.has(source)) ? name : []));
  }
  const byRoot = Object.fromEntries(roots.map(({ name, scope }) => [name, scope]));
  const byTable = Object.fromEntries([...tables].map(([type, table]) => [table, String(types[type])]));
  return {
    scopes: {
      roots: byRoot,
      types,
      tables: byTable,
      fields,
      callers,
      hidden,
      irreversible: await readIrreversible(client),
      undecided,
    },
    apiScopes: `// Made by "npm run generate" from the schema and the grants of the database; not to be edited.

/** The scopes that each role may give to a key: those with a root field that it may run. */
export const apiScopes: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(roles, null, 2)};\n`,
  };
}

/** Columns that a role may not select, and functions of rows that it may not run, each after its table and a dot. */
async function unreadableBy(client: Client, role: string): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    `with hidden as (select c.oid as class, c.relname || '.' || a.attname as name
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       where c.relnamespace = 'app_public'::regnamespace and c.relkind in ('r', 'v')
         and not has_column_privilege($1, c.oid, a.attnum, 'select'))
     select name from hidden
     union select t.typname || '.' || substr(p.proname, length(t.typname) + 2)
     from pg_proc p join pg_type t on t.oid = p.proargtypes[0] and p.proname like t.typname || '\\_%'
     where p.pronamespace = 'app_public'::regnamespace
       and (not has_function_privilege($1, p.oid, 'execute') or t.typrelid in (select h.class from hidden h))`,
    [role],
  );
  return new Set(rows.map(({ name }) => name));
}
