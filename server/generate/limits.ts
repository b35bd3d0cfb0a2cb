/**
 * Limits of numbers, dates and web addresses in each table's columns, read from column types and check constraints, and the
 * windows around today in which dates are entered, for forms.
 */
import type { Client } from 'pg';
import { camelCase } from '../http/publicError.ts';

type Column = {
  table: string;
  column: string;
  type: string;
  precision: number | null;
  scale: number | null;
  checks: string[];
  /** Constraints that also involve other columns. */
  shared: string[];
};
type Limit = { min: number; max: number; decimals: number } | { min: string; max: string } | { pattern: string };

/** Bounds of an integer type by its name. */
const INTEGERS: Record<string, number> = { int2: 2 ** 15, int4: 2 ** 31 };

const COLUMNS = `
  select t.relname as table, a.attname as column, y.typname as type,
    case when y.typname = 'numeric' and a.atttypmod > 0 then ((a.atttypmod - 4) >> 16) & 65535 end as precision,
    case when y.typname = 'numeric' and a.atttypmod > 0 then (a.atttypmod - 4) & 2047 end as scale,
    array(select pg_get_expr(c.conbin, c.conrelid) from pg_constraint c
      where c.conrelid = t.oid and c.contype = 'c' and c.conkey = array[a.attnum] order by c.conname) as checks,
    array(select pg_get_expr(c.conbin, c.conrelid) from pg_constraint c
      where c.conrelid = t.oid and c.contype = 'c' and a.attnum = any (c.conkey) and cardinality(c.conkey) > 1 order by c.conname) as shared
  from pg_attribute a join pg_class t on t.oid = a.attrelid join pg_type y on y.oid = a.atttypid
  where t.relnamespace = 'app_public'::regnamespace and t.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and y.typname in ('int2', 'int4', 'numeric', 'date', 'text') and a.attname not in ('version', 'position')
    and not exists (select from pg_constraint k where k.conrelid = t.oid and k.contype in ('p', 'f') and a.attnum = any (k.conkey))
  order by t.relname collate "C", a.attnum`;

const BOUND = /^(\w+) [<>]=? '?\(?-?\d[\d.]*\)?'?(::\w+)?$/;

/** The limits of one column in constraints that only state limits. */
function ownBounds({ column, shared }: Column): string[] {
  return shared
    .map((check) => check.split(' AND ').map((term) => term.replace(/^\(+|\)+$/g, '')))
    .filter((terms) => terms.every((term) => BOUND.test(term)))
    .flat()
    .filter((term) => BOUND.exec(term)?.[1] === column);
}

/** The inclusive bounds that the type and each \`column >= 1\` of the constraints leave. */
function numberLimit(column: Column): Limit | null {
  const { type, precision, scale } = column;
  const decimals = scale ?? 0;
  const step = 10 ** -decimals;
  const size = INTEGERS[type] ?? (precision === null ? null : 10 ** (precision - decimals));
  if (size === null) return null;
  const limit = { min: type === 'numeric' ? step - size : -size, max: size - step, decimals };
  const bounds = [...column.checks, ...ownBounds(column)].join(' ');
  for (const [, sign = '', bound = ''] of bounds.matchAll(/ (>=?|<=?) '?\(?(-?\d+(?:\.\d+)?)/g)) {
    const value = Number(bound);
    if (sign[0] === '>') limit.min = Math.max(limit.min, sign === '>' ? value + step : value);
    else limit.max = Math.min(limit.max, sign === '<' ? value - step : value);
  }
  const rounded = (value: number) => Number(value.toFixed(decimals));
  return { min: rounded(limit.min), max: rounded(limit.max), decimals };
}

/** The first and last day of a range constraint. */
function dateLimit({ checks }: Column): Limit | null {
  const [min, max] = checks.flatMap((check) => [...check.matchAll(/'(\d{4}-\d\d-\d\d)'::date/g)].map(([, day]) => day));
  return min && max ? { min, max } : null;
}

/** The pattern of a case-insensitive regular expression constraint, as web addresses have. */
function textLimit({ checks }: Column): Limit | null {
  const pattern = checks.map((check) => / ~\* '(.*)'::text/.exec(check)?.[1]).find((text) => text?.includes('https?'));
  return pattern === undefined ? null : { pattern: pattern.replaceAll("''", "'") };
}

/** The text of `db/generated/limits.ts`. */
export async function limitsFile(client: Client): Promise<string> {
  const { rows } = await client.query<Column>(COLUMNS);
  const [email] = (await client.query(`select '^' || app_private.email_pattern() || '$' as pattern`)).rows;
  const { rows: windows } = await client.query<{ name: string; days: object }>(
    `select name, json_build_object('before', days_before, 'after', days_after) as days from app_private.date_windows()`,
  );
  const tables = new Map<string, string[]>();
  for (const column of rows) {
    const limit = (column.type === 'text' ? textLimit : column.type === 'date' ? dateLimit : numberLimit)(column);
    if (!limit) continue;
    const fields = tables.get(column.table) ?? [];
    fields.push(`  ${camelCase(column.column)}: ${JSON.stringify(limit)},`);
    tables.set(column.table, fields);
  }
  const text = [...tables].map(
    ([table, fields]) => `export const ${camelCase(table)}Limits = {\n${fields.join('\n')}\n} as const;\n`,
  );
  return `// Made by "npm run generate" from the column types and check constraints of the schema; not to be edited.

/** The regular expression of an email address. */
export const emailPattern = ${JSON.stringify(email?.pattern)};

/** Days before and after today between which a date may be (null: no limit); their source is sql/foundation/date_windows.sql. */
export const dateWindows = {
${windows.map(({ name, days }) => `  ${camelCase(name)}: ${JSON.stringify(days)},`).join('\n')}
} as const;

/** Inclusive bounds of numbers and dates, and decimal places of numbers; case-insensitive patterns of web addresses. By table and column. */
${text.join('\n')}`;
}
