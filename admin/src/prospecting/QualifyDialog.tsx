import { useState } from 'react';
import { useNotify } from 'react-admin';
import { pluralise } from '../../../ui/formats.ts';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { Loading } from '../components/Loading.tsx';
import { ConflictsAlert } from '../conflicts/ConflictsAlert.tsx';
import { conflictOf } from '../conflicts/useAddingPlan.tsx';
import { useOperation, useOperationQuery } from '../dataProvider/useOperation.ts';
import { Problem } from '../layout/Problem.tsx';

type Props = { offers: readonly { id: number }[]; onDone?: () => void };

/**
 * Confirms qualifying prospects, which cannot be undone (B-322, B-357, S-271). Prospects that conflict with other
 * campaigns are skipped unless included (T1).
 */
export function QualifyDialog({ offers, onDone }: Props) {
  const { mutateAsync: markAsQualified } = useOperation('markAsQualified', { quiet: true });
  const [included, setIncluded] = useState(false);
  const offerIds = offers.map(({ id }) => id);
  const { data, error, refetch } = useOperationQuery('placementConflicts', { offerIds }, { noCache: true });
  const conflicts = (data?.placementConflicts ?? []).map(conflictOf);
  const notify = useNotify();
  const count = offers.length - (included ? 0 : conflicts.length);
  const isSingle = count === 1;
  const qualify = async () => {
    const result = await markAsQualified({ input: { offerIds, ...(included ? { includeConflicts: true } : {}) } });
    notify(`${pluralise(result.markAsQualified.offers?.length ?? 0, 'sponsorship')} marked as qualified.`);
    onDone?.();
  };
  return (
    <ConfirmDialog
      title="Mark as Qualified"
      action="Mark as Qualified"
      disabled={!data || count === 0}
      onConfirm={qualify}
    >
      {error ? <Problem error={error} retry={refetch} /> : null}
      {data || error ? null : <Loading lines={2} />}
      {data && count ? (
        <>
          <p>
            <b>{pluralise(count, 'prospect')}</b> {isSingle ? 'becomes' : 'become'} qualified; leagues are not notified.
          </p>
          <p>{isSingle ? 'It' : 'They'} cannot go back to Prospects, only be proposed, confirmed or removed.</p>
        </>
      ) : null}
      <ConflictsAlert conflicts={conflicts} included={included} onInclude={setIncluded} />
    </ConfirmDialog>
  );
}
