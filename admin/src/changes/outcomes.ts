import { useSyncExternalStore } from 'react';
import type { UndoRecordFragment, UndoResultFragment } from './generated/graphql.ts';

/** The outcome of an undo: its result, or the error of one that reverted nothing, with the records that it skipped. */
export type UndoOutcome =
  | { kind: 'done'; result: UndoResultFragment }
  | { kind: 'refused'; error: unknown; left: readonly UndoRecordFragment[] };

let outcome: UndoOutcome | null = null;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Shows an outcome in the layout's dialog; null closes it. */
export function showOutcome(shown: UndoOutcome | null): void {
  outcome = shown;
  for (const listener of listeners) listener();
}

export const useShownOutcome = (): UndoOutcome | null => useSyncExternalStore(subscribe, () => outcome);
