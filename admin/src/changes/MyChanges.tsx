import { Box, Button, Typography } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { formatInstant, formatNumber } from '../../../ui/formats.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { formatMoment } from '../components/formatMoment.ts';
import { Loading } from '../components/Loading.tsx';
import type { ConsoleDataProvider } from '../dataProvider/dataProvider.ts';
import { Changes } from '../history/Changes.tsx';
import { headline } from '../history/labels.ts';
import { PageBody } from '../layout/PageBody.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { Problem } from '../layout/Problem.tsx';
import { LocalTable } from '../list/LocalTable.tsx';
import { Column } from '../list/RecordTable.tsx';
import type { ChangeSummaryFragment } from './generated/graphql.ts';
import { UndoButton } from './UndoButton.tsx';

type Row = ChangeSummaryFragment;

const PAGE = 20;

const What = ({ change: { entry, undoes } }: { change: Row }) => (
  <Box sx={{ overflowWrap: 'anywhere' }}>
    <b>{headline(entry, false)}</b>
    {undoes ? (
      <Typography variant="caption" color="text.secondary" component="div">
        Undo of an earlier change
      </Typography>
    ) : null}
    <Changes entry={entry} shown={3} />
  </Box>
);

/** An Undo button, or who has already undone the change, or why it cannot be undone. */
function State({ change: { id, entry, undoable, undoneAt, undoneBy } }: { change: Row }) {
  if (undoneAt) return `Undone${undoneBy ? ` by ${undoneBy}` : ''} on ${formatInstant(undoneAt)}`;
  if (!undoable)
    return (
      <Typography component="span" variant="body2" color="text.secondary">
        Can’t be undone
      </Typography>
    );
  return <UndoButton changeId={id} of={headline(entry, false)} />;
}

/** This user's changes in the last 30 days, newest first, each with Undo. */
export function MyChanges() {
  const { myChanges } = useDataProvider<ConsoleDataProvider>();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['myChanges'],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam: beforeId, signal }) =>
      (await myChanges({ beforeId, pageSize: PAGE }, { signal })).myChanges,
    getNextPageParam: (page) => (page.length === PAGE ? (page.at(-1)?.id ?? null) : null),
  });
  const changes = data?.pages.flat() ?? [];
  return (
    <>
      <PageHeader title="My Changes">
        <Typography variant="body2" color="text.secondary">
          Your changes in the last 30 days. Undo skips anything that someone else has changed since, and lists it.
        </Typography>
      </PageHeader>
      <PageBody>
        {error ? <Problem error={error} retry={refetch} /> : null}
        {data || error ? null : <Loading />}
        {data && changes.length === 0 ? (
          <EmptyState>You haven’t changed anything in the last 30 days.</EmptyState>
        ) : null}
        {changes.length ? (
          <LocalTable<Row> resource="myChanges" data={changes}>
            <Column<Row> source="at" disableSort format={formatMoment} />
            <Column<Row>
              source="entry"
              label="What changed"
              disableSort
              render={(change) => <What change={change} />}
            />
            <Column<Row> source="records" align="right" disableSort format={formatNumber} />
            <Column<Row> source="undo" disableSort render={(change) => <State change={change} />} />
          </LocalTable>
        ) : null}
        {hasNextPage ? (
          <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()} sx={{ mt: 1.5 }}>
            {isFetchingNextPage ? 'Loading...' : 'Show earlier changes'}
          </Button>
        ) : null}
      </PageBody>
    </>
  );
}
