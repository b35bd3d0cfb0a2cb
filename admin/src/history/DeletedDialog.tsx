import { ConsoleDialog } from '../components/ConsoleDialog.tsx';
import { CloseButton } from '../components/DialogButton.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { Loading } from '../components/Loading.tsx';
import { Timeline } from '../components/Timeline.tsx';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { Problem } from '../layout/Problem.tsx';
import { changesIn, HistoryChange } from './HistoryChange.tsx';
import type { HistoryRecord } from './labels.ts';

type Props = {
  record: HistoryRecord;
  /** Plural name of the record type. */
  what: string;
};

/** Deleted records of one type that can be restored, newest first. */
export function DeletedDialog({ record, what }: Props) {
  const { data, error, refetch } = useOperationQuery('deletedRecords', { recordType: record });
  const entries = data?.deletedRecords;
  return (
    <ConsoleDialog title={`Deleted ${what}`} size="md" actions={<CloseButton>Close</CloseButton>}>
      {error ? <Problem error={error} retry={refetch} /> : null}
      {entries || error ? null : <Loading />}
      {entries?.length === 0 ? <EmptyState>There are no deleted {what} to restore.</EmptyState> : null}
      {entries?.length ? (
        <Timeline>
          {changesIn(entries).map((change) => (
            <HistoryChange key={change[0]?.id} entries={change} isOwn={() => false} />
          ))}
        </Timeline>
      ) : null}
    </ConsoleDialog>
  );
}
