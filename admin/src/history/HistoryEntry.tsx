import { Alert, Button } from '@mui/material';
import { messageOf } from '../dataProvider/errors.ts';
import { useOperation } from '../dataProvider/useOperation.ts';
import { Changes } from './Changes.tsx';
import type { HistoryEntryFragment } from './generated/graphql.ts';
import { headline } from './labels.ts';
import { RevertButton } from './RevertButton.tsx';

/** Restores what an entry deleted; an error is shown next to the button. */
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
  /** True for an entry of the record itself rather than of one of its children. */
  own: boolean;
};

/** What happened to one row, with old and new values; fields can be reverted, deleted rows restored. */
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
