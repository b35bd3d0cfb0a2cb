/** The columns that a list may have, with other headings that spreadsheets use for each. */
export type Columns = Readonly<Record<string, { aliases?: readonly string[] }>>;

/** The column of each heading of a list; null for one that is ignored. */
export type ColumnsOf = (headings: readonly string[]) => (string | null)[];

/** Normalizes a heading as spreadsheets write it: "Address 1" becomes address_1. */
const plain = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');

/**
 * Takes headings that are a column's name, or else an alias; each column once, for the first heading that matches. With
 * `repeated`, the same heading twice gives the column twice.
 */
export function byAlias(columns: Columns, { repeated = false } = {}): ColumnsOf {
  const known = new Map<string, string>();
  for (const [column, { aliases = [] }] of Object.entries(columns))
    for (const alias of aliases) known.set(alias, column);
  for (const column of Object.keys(columns)) known.set(column, column);
  return (headings) => {
    const names = headings.map(plain);
    const taken = new Map<string, string>();
    return names.map((name) => {
      const column = known.get(name);
      if (!column || (name !== column && names.includes(column))) return null;
      if (taken.has(column) && !(repeated && taken.get(column) === name)) return null;
      taken.set(column, name);
      return column;
    });
  };
}

/** Takes headings that are a column's name. */
export const byName = (columns: readonly string[]): ColumnsOf =>
  byAlias(Object.fromEntries(columns.map((column) => [column, {}])), { repeated: true });
