import { useDocument } from '../api/hooks.ts';
import { Empty, Loading } from '../kit/Block.tsx';
import { Button } from '../kit/Button.tsx';
import { Modal } from '../kit/Modal.tsx';
import { Problem } from '../layout/Problem.tsx';
import { DeletedRecordsDocument, type HistoryRecord } from './documents.ts';
import { Entry } from './Entry.tsx';
import './history.css';

/** What was deleted of one kind and can come back, the newest first. `what`: the kind in the plural, in words. */
export function DeletedModal({ record, what, onClose }: { record: HistoryRecord; what: string; onClose: () => void }) {
  const { data, error, refetch } = useDocument(DeletedRecordsDocument, { recordType: record });
  const entries = data?.deletedRecords;
  return (
    <Modal title={`Deleted ${what}`} size="large" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      {error ? (
        <Problem error={error} retry={refetch} />
      ) : !entries ? (
        <Loading />
      ) : entries.length ? (
        <ol className="log">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} own={false} onRestored={() => void refetch()} />
          ))}
        </ol>
      ) : (
        <Empty>There are no deleted {what} to bring back.</Empty>
      )}
    </Modal>
  );
}
