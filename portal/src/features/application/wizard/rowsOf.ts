/** A row that is taken out of a list of answers, and the names of the fields in the rows after it. */
import type { Answers } from '../rules/types.ts';

/** The answers without one row of a list; a row that is stored is named among those to remove (L-162, L-173). */
export function withoutRow(answers: Answers, list: string, index: number): Answers {
  const rows = (answers[list] ?? []) as Answers[];
  const id = rows[index]?.id;
  const removed = (answers.removedIds ?? []) as unknown[];
  return {
    ...answers,
    [list]: rows.filter((_, n) => n !== index),
    ...(id ? { removedIds: [...removed, id] } : {}),
  };
}

/** Names such as `programs.2.name` as they are called when row `index` is gone; those of that row go with it. */
export function pathsWithoutRow(paths: ReadonlySet<string>, list: string, index: number): ReadonlySet<string> {
  const left = [...paths].flatMap((path) => {
    const [of, row, ...field] = path.split('.');
    const n = Number(row);
    if (of !== list || n < index) return [path];
    return n === index ? [] : [[list, n - 1, ...field].join('.')];
  });
  return new Set(left);
}
