import { Alert } from '@mui/material';
import { formatDate, pluralise } from '../../../../ui/formats.ts';
import { FactList } from '../../components/FactList.tsx';
import { useOperationQuery } from '../../dataProvider/useOperation.ts';
import { lateness } from './lateness.ts';

/** The deadlines that confirming an offer will create; those outside its season are marked (M11). */
export function UpcomingDeadlines({ offerId }: { offerId: number }) {
  const deadlines = useOperationQuery('confirmationDeadlines', { offerId }).data?.deadlinesToCome ?? [];
  const late = deadlines.filter(lateness);
  return (
    <>
      <FactList
        facts={deadlines.map((deadline) => [
          `${deadline.name}, ${deadline.capabilityName}`,
          [formatDate(deadline.deadline), lateness(deadline)?.toLowerCase()].filter(Boolean).join(', '),
        ])}
      />
      {late.length ? (
        <Alert severity="warning">
          {pluralise(late.length, 'deadline')} after the season. Change {late.length === 1 ? 'its date' : 'their dates'}{' '}
          or the season’s.
        </Alert>
      ) : null}
    </>
  );
}
