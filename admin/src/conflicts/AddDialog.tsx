import type { ReactNode } from 'react';
import { formatNumber, pluralise } from '../../../ui/formats.ts';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { type Adding, useAddingPlan } from './useAddingPlan.tsx';

type Props = {
  title: string;
  adding: Adding;
  /** Adds the properties; `input` states whether to include those that conflict. */
  onAdd: (input: { includeConflicts?: boolean }) => Promise<unknown>;
  /** Which properties are added. */
  children: ReactNode;
};

/**
 * Confirms adding properties as prospects: how many, and which conflict with other campaigns (B-330, B-331, B-333, T1).
 */
export function AddDialog({ title, adding, onAdd, children }: Props) {
  const { count, input, conflicts, ready } = useAddingPlan(adding);
  return (
    <ConfirmDialog
      title={title}
      action={`Add ${formatNumber(count)}`}
      disabled={count === 0}
      onConfirm={() => onAdd(input)}
    >
      <p>
        {children}{' '}
        {ready ? <b>{count ? `${pluralise(count, 'offer')} will be added.` : 'None will be added.'}</b> : null}
      </p>
      {conflicts}
    </ConfirmDialog>
  );
}
