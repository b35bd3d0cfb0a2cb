/** What a migration may not do to a large table in one step, because everybody would wait for it; and how to do it instead. */

/** Migrations from this number on obey; older ones have run. */
export const FIRST_CHECKED = 220;

type Rule = { finds: (statement: string, table: string, earlier: string) => boolean; instead: string };

const STEP = 'insert it into app_private.schema_steps';
const alters = (statement: string, table: string, change: RegExp) =>
  new RegExp(`^alter table (if exists )?(only )?${table}\\b`).test(statement) && change.test(statement);

const rules: Rule[] = [
  {
    finds: (statement, table) =>
      new RegExp(`^create (unique )?index\\b(?!.*\\bconcurrently\\b).* on (only )?${table}\\b`).test(statement),
    instead: `build the index concurrently: ${STEP}`,
  },
  {
    finds: (statement, table) =>
      alters(statement, table, /add (column )?(?!constraint\b)\w+ [^,]*\b(default [^,]*?\w\(|generated )/),
    instead: 'add the column without a default that is computed for each row, then backfill it',
  },
  {
    finds: (statement, table) => alters(statement, table, /alter (column )?\w+ (set data )?type\b/),
    instead: 'add a column of the new type, backfill it, and drop the old one in a later release',
  },
  {
    finds: (statement, table, earlier) =>
      [...statement.matchAll(/alter (?:column )?(\w+) set not null/g)].some(
        ([, column]) => alters(statement, table, /./) && !new RegExp(`check \\(${column} is not null\\)`).test(earlier),
      ),
    instead: 'first add check (column is not null) not valid and validate it by a step',
  },
  {
    finds: (statement, table) =>
      alters(statement, table, /\b(check \(|foreign key\b|references\b)/) && !/\bnot valid\b/.test(statement),
    instead: `add the constraint not valid; to validate it, ${STEP}`,
  },
  {
    finds: (statement, table) => alters(statement, table, /\b(unique|primary key|exclude)\b(?!.*using index)/),
    instead: `build the unique index concurrently (${STEP}), add the constraint using index in a later release`,
  },
  {
    finds: (statement, table) => new RegExp(`(^|\\b)(update (only )?|delete from (only )?)${table}\\b`).test(statement),
    instead: `change the rows in batches: ${STEP} as a backfill`,
  },
  {
    finds: (statement) => /^(cluster|vacuum full|reindex)\b/.test(statement),
    instead: 'leave it to the administrator',
  },
];

/** The statements of a migration: without comments and steps, and those that a block puts together as text too. */
function statementsOf(sql: string): string[] {
  const text = sql.replace(/--.*$/gm, '').replace(/\s+/g, ' ').toLowerCase();
  const plain = text.replace(
    /insert into app_private\.schema_steps\b(?:[^;']|'(?:[^']|'')*'|\$(\w*)\$.*?\$\1\$)*;/g,
    '',
  );
  return plain
    .replace(/\b(execute|format)\s*\(?\s*'/g, ';')
    .replace(/\b(begin|loop|then|else)\b/g, ';')
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean);
}

/** What a migration does wrong, as messages. `large`: tables such as app_public.offers. `earlier`: the migrations before it. */
export function problemsOf(sql: string, large: readonly string[], earlier: string): string[] {
  const statements = statementsOf(sql);
  const before = earlier.replace(/\s+/g, ' ').toLowerCase();
  const made = statements.flatMap((statement) => /^create (?:unlogged )?table ([\w.]+)/.exec(statement)?.[1] ?? []);
  const onTables = large
    .filter((table) => !made.includes(table))
    .flatMap((table) =>
      statements.flatMap((statement) =>
        rules
          .filter(({ finds }) => finds(statement, table.replace('.', '\\.'), before))
          .map(({ instead }) => `"${statement.slice(0, 100)}": ${instead}`),
      ),
    );
  const renames = statements.filter((statement) => /^alter (table|type) .*\brename\b/.test(statement));
  return [
    ...new Set(onTables),
    ...renames.map((statement) => `"${statement.slice(0, 100)}": running servers know the old name: add a new one`),
  ];
}
