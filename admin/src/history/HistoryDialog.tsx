import { Button, TextField } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { today } from '../../../ui/clock.ts';
import { ConsoleDialog } from '../components/ConsoleDialog.tsx';
import { CloseButton, DialogButton } from '../components/DialogButton.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { Icon } from '../components/Icon.tsx';
import { Loading } from '../components/Loading.tsx';
import { Timeline } from '../components/Timeline.tsx';
import type { ConsoleDataProvider } from '../dataProvider/dataProvider.ts';
import { Problem } from '../layout/Problem.tsx';
import { changesIn, HistoryChange } from './HistoryChange.tsx';
import { changesOf, type HistoryRecord } from './labels.ts';
import { RecordAsOf } from './RecordAsOf.tsx';

const PAGE = 20;

type RecordOf = { record: HistoryRecord; id: number };

/** The changes of a record with author, old and new values, newest first, paginated. */
export function HistoryList({ record, id }: RecordOf) {
  const { recordHistory } = useDataProvider<ConsoleDataProvider>();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['recordHistory', record, id],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam: beforeId, signal }) =>
      (await recordHistory({ recordType: record, recordId: id, beforeId, pageSize: PAGE }, { signal })).recordHistory,
    getNextPageParam: (page) => (page.length === PAGE ? (page.at(-1)?.id ?? null) : null),
    retry: false,
  });
  if (error && !data) return <Problem error={error} retry={refetch} />;
  if (!data) return <Loading />;
  // An update without a visible change only updated derived columns.
  const entries = data.pages.flat().filter((entry) => entry.op !== 'update' || changesOf(entry).length > 0);
  if (entries.length === 0) return <EmptyState>Nothing has been changed here yet.</EmptyState>;
  return (
    <>
      <Timeline>
        {changesIn(entries).map((change) => (
          <HistoryChange key={change[0]?.id} entries={change} isOwn={({ tableName }) => tableName === record} />
        ))}
      </Timeline>
      {error ? <Problem error={error} retry={refetch} /> : null}
      {hasNextPage ? (
        <Button size="small" sx={{ ml: 6 }} disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? 'Loading...' : 'Show earlier changes'}
        </Button>
      ) : null}
    </>
  );
}

/** A dialog with the history of a record, and the record as of a given day. `of`: the record's name. */
export function HistoryDialog({ record, id, of }: RecordOf & { of: string }) {
  const [day, setDay] = useState('');
  return (
    <ConsoleDialog
      title={`History of ${of}`}
      size="md"
      actions={
        <>
          {day ? <Button onClick={() => setDay('')}>Show the changes</Button> : null}
          <CloseButton>Close</CloseButton>
        </>
      }
    >
      <TextField
        type="date"
        label="As it was on"
        value={day}
        onChange={({ target }) => setDay(target.value)}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today() } }}
        sx={{ mx: 2, my: 1, width: 200 }}
      />
      {day ? <RecordAsOf record={record} id={id} day={day} /> : <HistoryList record={record} id={id} />}
    </ConsoleDialog>
  );
}

/** The button in a page's header that opens the history. */
export const HistoryButton = ({ record, id, of, small = false }: RecordOf & { of: string; small?: boolean }) => (
  <DialogButton
    action={{ label: 'History', icon: 'clock', of, keywords: 'changes log' }}
    size={small ? 'small' : 'medium'}
    startIcon={<Icon name="clock" />}
    dialog={<HistoryDialog record={record} id={id} of={of} />}
  />
);
