/** Compares a record and its children on a given day with their current state. */

import { fieldLabel } from '../labels.ts';
import type { RecordAsOfQuery } from './generated/graphql.ts';
import { recordLabel, valueLabels, valuesOf } from './labels.ts';

export type RecordState = RecordAsOfQuery['recordAsOf'][number];

/** A field of a row: its value then, and its current value if it differs. */
export interface FieldThen {
  field: string;
  past: string;
  now: string | null;
}

/** A row on a given day next to its current state. */
export interface RowThen {
  key: string;
  title: string;
  state: 'same' | 'changed' | 'gone' | 'new';
  fields: FieldThen[];
}

const keyOf = ({ tableName, rowId }: RecordState) => `${tableName}:${rowId}`;
const titleOf = ({ tableName, label }: RecordState) => `${recordLabel(tableName)}${label ? ` “${label}”` : ''}`;
const labelsIn = ({ tableName, values, names }: RecordState) =>
  valueLabels(tableName, valuesOf(values), names as Record<string, string>);

function rowThen(then: RecordState, now: RecordState | undefined): RowThen {
  const [before, after] = [labelsIn(then), now ? labelsIn(now) : null];
  const columns = [...new Set([...before.keys(), ...(after?.keys() ?? [])])];
  const fields = columns
    .map((column) => {
      const [was, is] = [before.get(column) ?? 'none', after?.get(column) ?? 'none'];
      return { field: fieldLabel(column, then.tableName), past: was, now: after && was !== is ? is : null };
    })
    .filter((field) => field.past !== 'none' || field.now !== null);
  const state = !now ? 'gone' : fields.some((field) => field.now !== null) ? 'changed' : 'same';
  return { key: keyOf(then), title: titleOf(then), state, fields };
}

/** Each row of the day with its differences from today, followed by rows added since. */
export function compareStates(then: readonly RecordState[], now: readonly RecordState[]): RowThen[] {
  const present = new Map(now.map((row) => [keyOf(row), row]));
  const past = new Set(then.map(keyOf));
  return [
    ...then.map((row) => rowThen(row, present.get(keyOf(row)))),
    ...now
      .filter((row) => !past.has(keyOf(row)))
      .map((row): RowThen => ({ key: keyOf(row), title: titleOf(row), state: 'new', fields: [] })),
  ];
}
