/** Removes a row from a list of answers, and renames the field paths of the rows after it. */
import type { Answers } from '../rules/types.ts';

/** The answers without one row of a list; the id of a stored row is added to those to delete (L-162, L-173). */
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

/** Paths such as `programs.2.name` after row `index` is removed; those of that row are dropped. */
export function pathsWithoutRow(paths: ReadonlySet<string>, list: string, index: number): ReadonlySet<string> {
  const left = [...paths].flatMap((path) => {
    const [of, row, ...field] = path.split('.');
    const n = Number(row);
    if (of !== list || n < index) return [path];
    return n === index ? [] : [[list, n - 1, ...field].join('.')];
  });
  return new Set(left);
}
