/** Who changed what on a record, from which to which value; pages of twenty, the newest first. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../../ui/graphql.ts';
import { Empty, Loading } from '../kit/Block.tsx';
import { Button } from '../kit/Button.tsx';
import { Modal } from '../kit/Modal.tsx';
import { Problem } from '../layout/Problem.tsx';
import { type HistoryRecord, RecordHistoryDocument } from './documents.ts';
import { Entry } from './Entry.tsx';
import { changesOf } from './words.ts';
import './history.css';

const PAGE = 20;
type Of = { record: HistoryRecord; id: number };

export function HistoryList({ record, id }: Of) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [RecordHistoryDocument.text, record, id],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) =>
      (
        await request(
          RecordHistoryDocument,
          { recordType: record, recordId: id, beforeId: pageParam, pageSize: PAGE },
          { signal },
        )
      ).recordHistory ?? [],
    getNextPageParam: (page) => (page.length === PAGE ? (page.at(-1)?.id ?? null) : null),
    retry: false,
  });
  if (error && !data) return <Problem error={error} retry={refetch} />;
  if (!data) return <Loading />;
  // what only a machine counted is no change that a person made
  const entries = data.pages.flat().filter((entry) => entry.op !== 'update' || changesOf(entry).length > 0);
  if (entries.length === 0) return <Empty>Nothing has been changed here yet.</Empty>;
  return (
    <>
      <ol className="log">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} own={entry.tableName === record} onRestored={() => void refetch()} />
        ))}
      </ol>
      {error ? <Problem error={error} retry={refetch} /> : null}
      {hasNextPage ? (
        <p className="history__more">
          <Button small look="bare" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? 'Loading...' : 'Show earlier changes'}
          </Button>
        </p>
      ) : null}
    </>
  );
}

/** The history of a record in a modal. */
export const HistoryModal = ({ record, id, of, onClose }: Of & { of: string; onClose: () => void }) => (
  <Modal title={`History of ${of}`} size="large" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
    <HistoryList record={record} id={id} />
  </Modal>
);

/** The button that opens it, for the head of a page. */
export function HistoryButton({ record, id, of, small = false }: Of & { of: string; small?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon="clock" small={small} onClick={() => setOpen(true)}>
        History
      </Button>
      {open ? <HistoryModal record={record} id={id} of={of} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
