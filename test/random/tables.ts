/** Random reads and writes of tables and views, judged by the oracle. */
import type { Column, Table } from './catalog.ts';
import { qualified } from './catalog.ts';
import type { Outcome, Statement } from './executor.ts';
import { freshRow } from './newRows.ts';
import { dashboards, opensDashboard } from './oracle/dashboards.ts';
import { listItems } from './oracle/listItems.ts';
import { both, type Columns, judgeColumns, type OfRow, staffRoles, type Verdict } from './oracle/rights.ts';
import { rightsOn } from './oracle/tables.ts';
import type { Who } from './oracle/who.ts';
import type { Rng } from './rng.ts';
import { keyOf, type Row, unread } from './state.ts';

export type Command = 'select' | 'insert' | 'update' | 'delete';
export const commands: Command[] = ['select', 'insert', 'update', 'delete'];

/** The violation that the oracle found; `granted`: whether the statement succeeded. */
export type Judgement = { violation: string | null; granted: boolean };
export type Try = { statement: Statement; judge(outcome: Outcome): Judgement };

/** Views over several tables or computed columns, and generated columns, can never be written; others are refused for lack of permission. */
const refusedByRight = new Set(['42501', '428C9', '55000', '0A000']);
/** Invalid values: refused by a constraint, not because of the viewer. */
const refusedByValue = /^(23502|23503|23505|23514|23001|SL\d\d\d)$/;

const text = (value: unknown): string => `'${String(value).replaceAll("'", "''")}'`;

/** A value as a literal of its column's type. */
export function literal(value: unknown, { type }: Pick<Column, 'type'>): string {
  if (value === null || value === undefined) return 'null';
  const written = Array.isArray(value)
    ? `{${value.map((item) => JSON.stringify(item)).join(',')}}`
    : typeof value === 'object'
      ? JSON.stringify(value)
      : value;
  return `${text(written)}::${type}`;
}

/** For one write in six, changes in all tables are collected, otherwise only in its own table. */
const watching = (table: Table, rng: Rng): { watch?: string } =>
  rng.chance(5 / 6) && !table.view && !unread.has(table.name) ? { watch: table.name } : {};

const violation = (told: string): Judgement => ({ violation: told, granted: false });
const right = (granted: boolean): Judgement => ({ violation: null, granted });
const quoted = (names: string[]): string => names.map((name) => `"${name}"`).join(', ');
const shown = (keys: string[]): string => (keys.length > 6 ? `${keys.slice(0, 6).join(', ')} …` : keys.join(', '));

/** Keys of some rows: mostly accessible ones, some of others, and one that does not exist. */
function somewhere(
  table: Table,
  who: Who,
  rng: Rng,
  of?: OfRow,
): { condition: string; picks: (row: Row) => boolean } | null {
  const rows = who.state.rows(table.name);
  if (table.view || unread.has(table.name) || rng.chance(0.4)) return null;
  const near = of && rng.chance(0.7) ? rows.filter((row) => of(row, who) !== false) : [];
  const chosen = [...rng.some(rows, 2), ...rng.some(near, 2)].map((row) => keyOf(table, row));
  const keys = new Set(chosen);
  const key = table.key.map((name) => `t."${name}"::text`).join(` || ':' || `);
  return {
    condition: ` where ${key} in (${[...keys, '987654'].map(text).join(', ')})`,
    picks: (row) => keys.has(keyOf(table, row)),
  };
}

/**
 * The columns of a statement: mostly ones that the role may use, otherwise a single one, each in turn, so that a
 * grant on any column is detected.
 */
function someColumns(table: Table, held: Columns | undefined, turn: string, rng: Rng): Column[] {
  const of = (list: Set<string> | '*'): Column[] =>
    list === '*' ? table.columns : table.columns.filter(({ name }) => list.has(name));
  const usable = held ? [...new Set([...of(held.must), ...(rng.chance(0.2) ? of(held.may) : [])])] : [];
  if (usable.length > 0 && rng.chance(0.85)) return rng.some(usable, 6);
  return rng.chance(0.8) ? [rng.turn(`${turn} ${table.name}`, table.columns)] : rng.some(table.columns, 5);
}

/** Compares the returned keys with those that must and those that may be returned. */
function judgeRows(came: string[], rows: Row[], table: Table, who: Who, of: OfRow): Judgement {
  const seen = new Set(came);
  const missing = rows.filter((row) => of(row, who) === true && !seen.has(keyOf(table, row)));
  if (missing.length > 0) return violation(`does not see ${shown(missing.map((row) => keyOf(table, row)))}`);
  const allowed = new Set(rows.filter((row) => of(row, who) !== false).map((row) => keyOf(table, row)));
  const extra = came.filter((key) => !allowed.has(key));
  return extra.length > 0 ? violation(`sees ${shown(extra)}, which it must not`) : right(came.length > 0);
}

export function tryReading(table: Table, who: Who, rng: Rng): Try {
  const view = dashboards[table.name];
  if (view) return tryDashboard(table, view(who), who, rng);
  const list = listItems[table.name];
  if (list) return tryListItems(table, list(who), who, rng);
  const held = rightsOn(table).read[who.role];
  const where = somewhere(table, who, rng, held?.rows);
  const counting = rng.chance(0.1);
  const chosen = rng.chance(0.03) ? table.columns : someColumns(table, held?.columns, `${who.role} select`, rng);
  const names = [...new Set([...table.key, ...chosen.map(({ name }) => name)])];
  const rows = who.state.rows(table.name).filter((row) => !where || where.picks(row));
  const verdict = judgeColumns(held?.columns, counting ? table.key : names);
  const of = held?.rows ?? (() => false);
  return {
    statement: {
      kind: 'read',
      sql: counting
        ? `select count(*)::int as n from ${qualified(table)} t${where?.condition ?? ''}`
        : `select ${quoted(names)} from ${qualified(table)} t${where?.condition ?? (unread.has(table.name) ? ' limit 3' : '')}`,
    },
    judge({ state, message, rows: came }) {
      if (refusedByRight.has(state))
        return verdict === true ? violation(`is refused ${quoted(names)}: ${message}`) : right(false);
      if (state !== '00000') return violation(`got ${state} ${message}`);
      if (verdict === false) return violation(`may read ${quoted(names)}, which it must not`);
      if (unread.has(table.name)) return right(came.length > 0);
      if (counting) {
        const n = came[0]?.n as number;
        const least = rows.filter((row) => of(row, who) === true).length;
        const most = rows.filter((row) => of(row, who) !== false).length;
        return n < least || n > most ? violation(`counts ${n} rows instead of ${least} to ${most}`) : right(n > 0);
      }
      const wrong = came.find((row) => {
        const known = who.state.row(table.name, keyOf(table, row));
        return known && names.some((name) => JSON.stringify(row[name]) !== JSON.stringify(known[name]));
      });
      if (wrong) return violation(`reads values that are not in the row: ${JSON.stringify(wrong)}`);
      return judgeRows(
        came.map((row) => keyOf(table, row)),
        rows,
        table,
        who,
        of,
      );
    },
  };
}

/** Checks a dashboard view: exactly the link's rows, and their known values. */
function tryDashboard(table: Table, expected: Row[], who: Who, rng: Rng): Try {
  const opens = opensDashboard(who.role, table.name);
  const names = rng.chance(0.3)
    ? table.columns.map(({ name }) => name)
    : [...new Set(['id', ...rng.some(table.columns, 4).map(({ name }) => name)])];
  return {
    statement: { kind: 'read', sql: `select ${quoted(names)} from ${qualified(table)} t` },
    judge({ state, message, rows }) {
      if (state === '42501') return opens ? violation(`is refused: ${message}`) : right(false);
      if (state !== '00000') return violation(`got ${state} ${message}`);
      // staff see all of it elsewhere, so whether they can read this view is open
      if (!opens)
        return rows.length > 0 && !staffRoles.includes(who.role) ? violation('sees a dashboard') : right(false);
      const came = new Map(rows.map((row) => [row.id, row]));
      const missing = expected.filter(({ id }) => !came.has(id));
      if (missing.length > 0) return violation(`does not see ${shown(missing.map(({ id }) => String(id)))}`);
      if (came.size > expected.length) return violation(`sees ${came.size} rows instead of ${expected.length}`);
      const wrong = expected.find((row) =>
        names.some((name) => name in row && JSON.stringify(came.get(row.id)?.[name]) !== JSON.stringify(row[name])),
      );
      return wrong ? violation(`reads other values than ${JSON.stringify(wrong)}`) : right(rows.length > 0);
    },
  };
}

/** Checks a list's view: active staff see exactly the records, nobody else any; null: the records are not tracked. */
function tryListItems(table: Table, expected: Row[] | null, who: Who, rng: Rng): Try {
  const names = [...new Set(['id', ...rng.some(table.columns, 4).map(({ name }) => name)])];
  return {
    statement: { kind: 'read', sql: `select ${quoted(names)} from ${qualified(table)} t${expected ? '' : ' limit 3'}` },
    judge({ state, message, rows }) {
      if (state === '42501') return staffRoles.includes(who.role) ? violation(`is refused: ${message}`) : right(false);
      if (state !== '00000') return violation(`got ${state} ${message}`);
      if (!staffRoles.includes(who.role)) return violation('may read a list of the console, which it must not');
      const ids = (some: Row[]) => some.map(({ id }) => String(id)).sort();
      const allowed = who.staff ? expected && ids(expected) : [];
      if (allowed && ids(rows).join() !== allowed.join())
        return violation(`sees ${shown(ids(rows))} instead of ${shown(allowed)}`);
      return right(rows.length > 0);
    },
  };
}

/** Columns that are derived from others or maintained by triggers. */
const kept =
  /^(updated_at|version|created_at|can_receive_emails|lat|lon|location|city|state|zip|street|zipcode|address|primary|position|seen_at|done_at|done_by_id|number_entered_at|published_at)$/;

export function tryUpdating(table: Table, who: Who, rng: Rng): Try {
  const rights = rightsOn(table);
  const held = rights.update[who.role];
  const reading = rights.read[who.role];
  const chosen = someColumns(table, held?.columns, `${who.role} update`, rng);
  const names = chosen.map(({ name }) => name);
  const where = somewhere(table, who, rng, held?.rows);
  const idle = rng.chance(0.6);
  const donors = who.state.rows(table.name);
  const sets = chosen.map((column) => {
    const value = idle || donors.length === 0 ? `"${column.name}"` : literal(rng.pick(donors)[column.name], column);
    return `"${column.name}" = ${value}`;
  });
  const used = [...(idle ? names : []), ...(where ? table.key : [])];
  const verdict = both(
    judgeColumns(held?.columns, names),
    used.length > 0 ? judgeColumns(reading?.columns, used) : true,
  );
  const rows = donors.filter((row) => !where || where.picks(row));
  const of: OfRow = (row) => both(held ? held.rows(row, who) : false, reading ? reading.rows(row, who) : false);
  return {
    statement: {
      kind: 'write',
      ...watching(table, rng),
      sql: `update ${qualified(table)} t set ${sets.join(', ')}${where?.condition ?? ''}`,
    },
    judge(outcome) {
      const { state, message, touched, effects } = outcome;
      if (refusedByRight.has(state)) return verdict === true ? violation(`is refused: ${message}`) : right(false);
      if (state !== '00000') return judgeValue(state, message, idle && verdict === true && idleMustPass(table));
      if (verdict === false && touched > 0) return violation(`changed ${touched} rows of columns it must not`);
      const least = rows.filter((row) => of(row, who) === true).length;
      const most = rows.filter((row) => of(row, who) !== false).length;
      if (unread.has(table.name)) return right(touched > 0);
      if (touched < (verdict === true ? least : 0) || touched > most)
        return violation(`touched ${touched} rows instead of ${least} to ${most}`);
      const wrong = effects.find(
        ({ table: name, before, after }) =>
          name === table.name &&
          (!before ||
            !after ||
            of(before, who) === false ||
            changed(before, after).some((column) => !names.includes(column) && !kept.test(column))),
      );
      return wrong ? violation(`changed more than it said: ${JSON.stringify(wrong)}`) : right(touched > 0);
    },
  };
}

const changed = (before: Row, after: Row): string[] =>
  Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));

/** Setting a column to itself passes, except in tables that refuse every change of some rows or ask for a proof first. */
const idleMustPass = (table: Table): boolean =>
  ![
    'check_settings',
    'deposit_settings',
    'invoice_settings',
    'positive_pay_formats',
    'tax_settings',
    'tax_thresholds',
    'verification_deadline_canned_responses',
  ].includes(table.name);

/** A refusal because of a value: correct unless the values were valid; an unregistered error is a violation [S-436]. */
function judgeValue(state: string, message: string, mustPass: boolean): Judgement {
  if (!refusedByValue.test(state)) return violation(`got ${state} ${message}`);
  return mustPass ? violation(`is refused though nothing is wrong: ${state} ${message}`) : right(false);
}

export function tryInserting(table: Table, who: Who, rng: Rng): Try {
  const held = rightsOn(table).insert[who.role];
  const fresh = held && rng.chance(0.8) ? freshRow(table, who, rng) : null;
  const donor = rng.maybe(who.state.rows(table.name)) ?? {};
  const chosen = fresh
    ? table.columns.filter(({ name }) => name in fresh)
    : someColumns(table, held?.columns, `${who.role} insert`, rng);
  const names = chosen.map(({ name }) => name);
  const row: Row = fresh ?? Object.fromEntries(names.map((name) => [name, donor[name] ?? null]));
  const verdict = both(judgeColumns(held?.columns, names), held ? held.rows(row, who) : false);
  return {
    statement: {
      kind: 'write',
      ...watching(table, rng),
      sql: `insert into ${qualified(table)} (${quoted(names)}) values (${chosen.map((column) => literal(row[column.name], column)).join(', ')})`,
    },
    judge({ state, message, effects }) {
      if (refusedByRight.has(state)) return verdict === true ? violation(`is refused: ${message}`) : right(false);
      if (state !== '00000') return judgeValue(state, message, verdict === true && fresh !== null);
      return verdict === false ? violation(`inserted ${JSON.stringify(effects)}, which it must not`) : right(true);
    },
  };
}

export function tryDeleting(table: Table, who: Who, rng: Rng): Try {
  const rights = rightsOn(table);
  const held = rights.delete[who.role];
  const where = somewhere(table, who, rng, held);
  const rows = who.state.rows(table.name).filter((row) => !where || where.picks(row));
  const reading = rights.read[who.role];
  const readable: Verdict = where ? judgeColumns(reading?.columns, table.key) : true;
  const of: OfRow = (row) => both(held ? held(row, who) : false, reading ? reading.rows(row, who) : false);
  return {
    statement: {
      kind: 'write',
      ...watching(table, rng),
      sql: `delete from ${qualified(table)} t${where?.condition ?? ''}`,
    },
    judge({ state, message, touched, effects }) {
      const least = rows.filter((row) => of(row, who) === true).length;
      const most = rows.filter((row) => of(row, who) !== false).length;
      if (refusedByRight.has(state))
        return readable === true && least > 0 ? violation(`is refused: ${message}`) : right(false);
      if (state !== '00000') return judgeValue(state, message, false);
      if (touched < least || touched > most) return violation(`deleted ${touched} rows instead of ${least} to ${most}`);
      const wrong = effects.find(
        ({ table: name, before, after }) => name === table.name && !after && before && of(before, who) === false,
      );
      return wrong ? violation(`deleted ${JSON.stringify(wrong.before)}`) : right(touched > 0);
    },
  };
}

export const tryOf: Record<Command, (table: Table, who: Who, rng: Rng) => Try> = {
  select: tryReading,
  insert: tryInserting,
  update: tryUpdating,
  delete: tryDeleting,
};
