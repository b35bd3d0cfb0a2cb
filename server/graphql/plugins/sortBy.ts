/** One join of a `@sortBy` tag: the key, on the list or on the previously joined table, refers to the table's id. */
export interface Join {
  table: string;
  key: string;
  /** The key may be null. */
  optional: boolean;
  /** The table has few rows and the column few values: a filter finds the keys first, instead of joining row by row. */
  few: boolean;
  /** A view with the column and the newest `updated_at` of the records that refer to each of those few rows. */
  newest: string | undefined;
  /** A view with the table's few rows whose column is neither null nor 0. */
  filled: string | undefined;
}

export interface SortBy {
  /** The compared column: of the last table, or of the list itself if there is none. */
  column: string;
  joins: Join[];
  /** Ascending means the column's descending order. */
  reversed: boolean;
}

/**
 * Parses the text after `@sortBy` in the comment on a column of a list's view (sql/lists): `<table>.<column> <key>`,
 * the key on another table as `<table>.<key> <key>`, with `?` if it is nullable, `~` or `~<view>` if there are few rows and
 * values, and `!<view>` if few rows are filled; or `-<column>` for another column in reverse order.
 */
export function parseSortBy(tag: string): SortBy {
  const parts = tag.split(' ');
  const [first] = parts as [string];
  if (first.startsWith('-')) return { column: first.slice(1), joins: [], reversed: true };
  const joins = parts.slice(1).map((word, index) => ({
    table: (parts[index] as string).split('.')[0] as string,
    key: word.replace(/^.*\./, '').replace(/[?~!].*$/, ''),
    optional: word.endsWith('?'),
    few: word.includes('~'),
    newest: word.split('~')[1] || undefined,
    filled: word.split('!')[1],
  }));
  return { column: first.split('.')[1] as string, joins: joins.reverse(), reversed: false };
}
