import { ApiError } from '../../../ui/graphql.ts';
import type { VariablesOf } from '../dataProvider/operationsOf.ts';
import { useOperation } from '../dataProvider/useOperation.ts';
import type { UndoRecordFragment } from './generated/graphql.ts';
import { showOutcome } from './outcomes.ts';

export type UndoInput = VariablesOf<'undoChange'>['input'];

/** The records that a rejected undo skipped, each with the reason. */
const leftOf = (error: unknown): readonly UndoRecordFragment[] =>
  error instanceof ApiError && Array.isArray(error.details.left) ? (error.details.left as UndoRecordFragment[]) : [];

/**
 * Undoes a change: all of it, its effect on one record, or only some columns of that record. The layout announces it
 * like any change and shows what was skipped, kept or rejected. Resolves to true if anything was undone.
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
