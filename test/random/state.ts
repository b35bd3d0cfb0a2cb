/** The actual contents of the tables, read by the owner; the oracle judges by them. */
import { type Catalog, qualified, type Table } from './catalog.ts';

// biome-ignore lint/suspicious/noExplicitAny: a row has the columns of its table
export type Row = Record<string, any>;
export type Rows = Map<string, Row>;

/** Large or growing tables, or private ones with ids in calls, that no viewer can read; their rows are not compared. */
export const unread = new Set([
  'audit_log',
  'analytics_events',
  'handovers',
  'market_polygons',
  'zip_codes',
  'markets',
]);

export const keyOf = (table: Table, row: Row): string => table.key.map((name) => String(row[name])).join(':');

/** Tables whose rows are cached and watched for changes. */
export const watched = ({ tables }: Catalog): Table[] =>
  tables.filter((table) => !table.view && table.schema === 'app_public' && !unread.has(table.name));

export class State {
  readonly tables = new Map<string, Rows>();
  readonly #by = new Map<string, Map<unknown, Row[]>>();

  readonly catalog: Catalog;

  constructor(catalog: Catalog) {
    this.catalog = catalog;
  }

  /** All rows of a table; none for a table that is not tracked. */
  rows(name: string): Row[] {
    return [...(this.tables.get(name)?.values() ?? [])];
  }

  row(name: string, key: unknown): Row | undefined {
    return this.tables.get(name)?.get(String(key));
  }

  /** The rows of a table in which a column has the given value. */
  where(name: string, column: string, value: unknown): Row[] {
    const index = `${name}.${column}`;
    let found = this.#by.get(index);
    if (!found) {
      found = new Map();
      for (const row of this.tables.get(name)?.values() ?? []) {
        const list = found.get(row[column]);
        if (list) list.push(row);
        else found.set(row[column], [row]);
      }
      this.#by.set(index, found);
    }
    return found.get(value) ?? [];
  }

  table(name: string): Table {
    const table = this.catalog.tables.find((table) => table.name === name);
    if (!table) throw new Error(`There is no table ${name}.`);
    return table;
  }

  put(name: string, rows: Row[]): void {
    const table = this.table(name);
    this.tables.set(name, new Map(rows.map((row) => [keyOf(table, row), row])));
    this.#by.clear();
  }

  /** How many rows each watched table has. */
  counts(): Record<string, number> {
    return Object.fromEntries([...this.tables].map(([name, rows]) => [name, rows.size]));
  }

  copy(): State {
    const copy = new State(this.catalog);
    for (const [name, rows] of this.tables) copy.tables.set(name, new Map(rows));
    return copy;
  }

  /** Applies what a statement changed. */
  apply(effects: Effects): void {
    for (const { table, key, after } of effects) {
      const rows = this.tables.get(table);
      if (!rows) continue;
      if (after) rows.set(key, after);
      else rows.delete(key);
    }
    this.#by.clear();
  }
}

/** One row that a statement created, changed or deleted. */
export type Effect = { table: string; key: string; before: Row | null; after: Row | null };
export type Effects = Effect[];

/** Reads every watched table. `query` runs as somebody who sees everything. */
export async function readState(catalog: Catalog, query: (text: string) => Promise<{ rows: Row[] }>): Promise<State> {
  const state = new State(catalog);
  for (const table of watched(catalog)) {
    const { rows } = await query(`select to_jsonb(t) as row from ${qualified(table)} t`);
    state.put(
      table.name,
      rows.map(({ row }) => row),
    );
  }
  return state;
}
