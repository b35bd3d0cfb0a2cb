/** What staff do in a sequence, and how rows differ before and after it. */
import fc from 'fast-check';
import type { Row } from '../harness/factories.ts';
import { actNames } from './actions.ts';
import type { Rows } from './fixture.ts';

/** A change of the fixture by one of the staff (their index), with all rows before and after it. */
export interface Change {
  id: string;
  who: number;
  before: Rows;
  after: Rows;
}

/** One of the staff changes a record, or undoes a change. */
export type Step = { who: number; act: string; n: number; m: number } | { who: number; undo: number };

/** Any step. */
export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ who: fc.nat(2), act: fc.constantFrom(...actNames), n: fc.nat(2), m: fc.nat(5) }),
  },
  { weight: 2, arbitrary: fc.record({ who: fc.nat(2), undo: fc.nat(20) }) },
);

/** The keys of the rows that differ. */
export const differing = (a: Rows, b: Rows): string[] =>
  [...new Set([...a.keys(), ...b.keys()])].filter((key) => JSON.stringify(a.get(key)) !== JSON.stringify(b.get(key)));

/** The columns of a row whose values a change modified. */
const changedColumns = (before: Row, after: Row): string[] =>
  Object.keys(before).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));

/** Whether a row of a change is back to its earlier state: deleted, or with its earlier values in the columns that the change modified. */
export function isBack(change: Change, key: string, now: Rows): boolean {
  const [before, after, present] = [change.before.get(key), change.after.get(key), now.get(key)];
  if (!before || !present) return before === present;
  const columns = after ? changedColumns(before, after) : Object.keys(before);
  return columns.every((name) => JSON.stringify(before[name]) === JSON.stringify(present[name]));
}
