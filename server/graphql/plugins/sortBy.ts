/** One join of a `@sortBy` tag: the key, on the list or on the table joined before, leads to the table's id. */
export interface Join {
  table: string;
  key: string;
  /** The key may be null. */
  optional: boolean;
}

export interface SortBy {
  /** What is compared: a column of the last table, or of the list itself when there is none. */
  column: string;
  joins: Join[];
  /** Ascending is the column's descending order. */
  reversed: boolean;
}

/**
 * Parses what follows `@sortBy` in the comment on a column of a list's view (sql/lists): `<table>.<column> <key>`, the key on a
 * table of its own as `<table>.<key> <key>`, with `?` where it may be null; or `-<column>` for another column in reverse order.
 */
export function parseSortBy(tag: string): SortBy {
  const words = tag.split(' ');
  const [first] = words as [string];
  if (first.startsWith('-')) return { column: first.slice(1), joins: [], reversed: true };
  const joins = words.slice(1).map((word, index) => ({
    table: (words[index] as string).split('.')[0] as string,
    key: word.replace(/^.*\./, '').replace(/\?$/, ''),
    optional: word.endsWith('?'),
  }));
  return { column: first.split('.')[1] as string, joins: joins.reverse(), reversed: false };
}
