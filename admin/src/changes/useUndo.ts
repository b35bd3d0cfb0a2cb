import { ApiError } from '../../../ui/graphql.ts';
import type { VariablesOf } from '../dataProvider/operationsOf.ts';
import { useOperation } from '../dataProvider/useOperation.ts';
import type { UndoRecordFragment } from './generated/graphql.ts';
import { showOutcome } from './outcomes.ts';

export type UndoInput = VariablesOf<'undoChange'>['input'];

/** The records that a refused undo left, with the reason of each. */
const leftOf = (error: unknown): readonly UndoRecordFragment[] =>
  error instanceof ApiError && Array.isArray(error.details.left) ? (error.details.left as UndoRecordFragment[]) : [];

/**
 * Takes a change back: all of it, what it did to one record, or some of that record's columns. The frame announces it as any
 * change, and shows what was left, what stays and what was refused. Resolves to whether anything was undone.
 */
export function useUndo() {
  const { mutateAsync, isPending } = useOperation('undoChange', { quiet: true });
  const undo = async (input: UndoInput): Promise<boolean> => {
    try {
      const { result } = (await mutateAsync({ input })).undoChange;
      if (result.left.length || result.stays.length) showOutcome({ kind: 'done', result });
      return true;
    } catch (error) {
      showOutcome({ kind: 'refused', error, left: leftOf(error) });
      return false;
    }
  };
  return { undo, isPending };
}
