import { Alert, Button } from '@mui/material';
import { messageOf } from '../dataProvider/errors.ts';
import { useOperation } from '../dataProvider/useOperation.ts';
import { Changes } from './Changes.tsx';
import type { HistoryEntryFragment } from './generated/graphql.ts';
import { RevertButton } from './RevertButton.tsx';
import { headline } from './words.ts';

/** Brings back what an entry removed; the error stays beside the button. */
function RestoreButton({ entryId }: { entryId: string }) {
  const { mutate: restore, isPending, error } = useOperation('restoreDeleted', { quiet: true });
  return (
    <>
      <Button size="small" disabled={isPending} onClick={() => restore({ input: { entryId } })}>
        {isPending ? 'Restoring...' : 'Restore'}
      </Button>
      {error ? <Alert severity="error">{messageOf(error)}</Alert> : null}
    </>
  );
}

type Props = {
  entry: HistoryEntryFragment;
  /** Of the record itself whose history this is, not of one that belongs to it. */
  own: boolean;
};

/** What happened to one row, from which to which value; a field can be reverted, and what is gone restored. */
export function HistoryEntry({ entry, own }: Props) {
  const { changeId, tableName, rowId } = entry;
  const canRevert = entry.op === 'update' && entry.undoable && !entry.undoneAt && changeId && /^\d+$/.test(rowId);
  return (
    <div>
      <b>{headline(entry, own)}</b>
      <Changes
        entry={entry}
        {...(canRevert
          ? {
              action: ({ field, columns }) =>
                columns.length ? (
                  <RevertButton
                    field={field}
                    input={{ changeId, recordType: tableName, recordId: Number(rowId), fields: [...columns] }}
                  />
                ) : null,
            }
          : {})}
      />
      {entry.restorable ? <RestoreButton entryId={entry.id} /> : null}
    </div>
  );
}
