/** `docs/entities.md`: a diagram for each entity folder of `sql/`, from the catalog of a migrated database. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Client } from 'pg';

type Column = { name: string; type: string; required: boolean; key: boolean; comment: string | null };
type Reference = { column: string; target: string; unique: boolean; required: boolean };
type Table = { schema: string; name: string; comment: string | null; columns: Column[]; references: Reference[] };

async function readTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select n.nspname as schema, c.relname as name, obj_description(c.oid, 'pg_class') as comment,
      (select json_agg(json_build_object('name', a.attname, 'type', regexp_replace(format_type(a.atttypid, null), '^app_(public|private)\\.', ''), 'required', a.attnotnull,
          'key', coalesce(a.attnum = any (p.conkey), false), 'comment', null) order by a.attnum)
        from pg_attribute a left join pg_constraint p on p.conrelid = c.oid and p.contype = 'p' where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      (select coalesce(json_agg(json_build_object('column', a.attname, 'target', t.relname, 'required', a.attnotnull,
          'unique', exists (select from pg_index i where i.indrelid = c.oid and i.indisunique and i.indpred is null and i.indkey[0] = a.attnum and i.indnkeyatts = 1)) order by a.attname, t.relname), '[]')
        from pg_constraint f join pg_class t on t.oid = f.confrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = f.conkey[1] where f.conrelid = c.oid and f.contype = 'f') as references
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('app_public', 'app_private') and c.relname not in ('migrations', 'schema_state')
    order by n.nspname desc, c.relname`);
  return rows;
}

/**
 * The folder of \`sql/\` that a table belongs to: the one whose migration creates it, or at least contains its name.
 */
function foldersOf(sqlDir: string, tables: Table[]): Map<string, string> {
  const texts = readdirSync(sqlDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\d{4}_.+\.sql$/.test(file))
    .sort()
    .map((file) => ({
      folder: path.dirname(file).split(path.sep).join('/'),
      text: readFileSync(path.join(sqlDir, file), 'utf8'),
    }));
  const found = new Map<string, string>();
  for (const { schema, name } of tables) {
    const created = texts.find(({ text }) =>
      new RegExp(`create table (if not exists )?${schema}\\.${name}\\b`, 'i').test(text),
    );
    const named = created ?? texts.find(({ text }) => text.includes(`'${name}'`));
    found.set(name, named?.folder ?? 'others');
  }
  return found;
}

function entity({ name, columns, references }: Table): string {
  const foreign = new Set(references.map((reference) => reference.column));
  const lines = columns.map((column) => {
    const marks = [column.key && 'PK', foreign.has(column.name) && 'FK'].filter(Boolean).join(', ');
    return `    ${column.type.replace(/[^a-z0-9_]+/gi, '_').replace(/_+$/, '')} ${column.name}${marks ? ` ${marks}` : ''}${column.required ? '' : ' "may be empty"'}`;
  });
  return `  ${name} {\n${lines.join('\n')}\n  }`;
}

function relation(table: string, { column, target, unique, required }: Reference): string {
  return `  ${target} ${required ? '||' : '|o'}--${unique ? 'o|' : 'o{'} ${table} : ${column}`;
}

/** The text of the file. */
export async function diagramFile(client: Client, sqlDir: string): Promise<string> {
  const tables = await readTables(client);
  const folders = foldersOf(sqlDir, tables);
  const order = JSON.parse(readFileSync(path.join(sqlDir, 'order.json'), 'utf8')) as string[];
  const rank = (folder: string): number => (order.includes(folder) ? order.indexOf(folder) : order.length);
  const names = [...new Set(folders.values())].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  const sections = names.map((folder) => {
    const own = tables.filter((table) => folders.get(table.name) === folder);
    const relations = [
      ...new Set(own.flatMap((table) => table.references.map((reference) => relation(table.name, reference)))),
    ];
    const list = own.map(
      (table) =>
        `- \`${table.schema}.${table.name}\`${
          table.comment
            ? `: ${
                table.comment
                  .replace(/^@\w+.*$/gm, '')
                  .trim()
                  .split('\n')[0]
              }`
            : ''
        }`,
    );
    return `## ${folder}\n\n${list.join('\n')}\n\n\`\`\`mermaid\nerDiagram\n${[...relations, ...own.map(entity)].join('\n')}\n\`\`\``;
  });
  return `# Entities

Made by \`npm run generate\` from the catalog of a migrated database; not to be edited. One section for each folder of \`sql/\`, ${tables.length} tables.

${sections.join('\n\n')}
`;
}
