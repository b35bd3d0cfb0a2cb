import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { messageOf } from '../dataProvider/errors.ts';
import type { VariablesOf } from '../dataProvider/operationsOf.ts';
import { invalidateRecords } from '../dataProvider/queryClient.ts';
import { useOperation } from '../dataProvider/useOperation.ts';
import { conflictOf } from '../form/useSubmit.tsx';

type Input = VariablesOf<'reviewVerificationImage'>['input'];

const decisions: Readonly<Record<string, string>> = {
  verified: 'accepted this photo',
  rejected: 'rejected this photo',
  pending: 'set this photo back to pending',
};

/** Who decided on a photo since it was loaded, and how; null for any other error (M4). */
export function decidedMeanwhile(error: unknown): string | null {
  const conflict = conflictOf(error, {});
  if (!conflict) return null;
  const decision = decisions[String(conflict.current.status).toLowerCase()] ?? 'changed this photo';
  return `${conflict.changedBy ?? 'Somebody else'} ${decision} in the meantime.`;
}

/**
 * Decides on a photo; `version` is that of the displayed photo. If somebody else has decided since, nothing changes and
 * their decision is shown. `quiet`: the caller shows other errors.
 */
export function useReview({ quiet = false } = {}) {
  const notify = useNotify();
  const client = useQueryClient();
  const { mutateAsync, isPending } = useOperation('reviewVerificationImage', {
    quiet: true,
    onError: (error) => {
      const decision = decidedMeanwhile(error);
      if (decision) {
        notify(decision, { type: 'warning' });
        void invalidateRecords(client);
      } else if (!quiet) notify(messageOf(error), { type: 'error' });
    },
  });
  return {
    review: (input: Input & { version: number }) => mutateAsync({ input }),
    isPending,
  };
}
