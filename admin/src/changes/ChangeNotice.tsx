import { Button } from '@mui/material';
import SnackbarContent from '@mui/material/SnackbarContent';
import { useEffect } from 'react';
import { useCloseNotification } from 'react-admin';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { useLatestNotice } from './latestNotice.ts';
import { useUndo } from './useUndo.ts';

type Props = {
  message: string;
  /** The change, and earlier ones that are undone with it, the newest first. */
  changeIds: readonly [string, ...string[]];
};

/** Shows what was changed. Offers Undo if the change can be reverted and nothing was sent to anyone. */
export function ChangeNotice({ message, changeIds }: Props) {
  const [changeId] = changeIds;
  const close = useCloseNotification();
  const { undo, isPending } = useUndo();
  const preview = useOperationQuery('undoPreview', { changeId }, { noCache: true }).data?.undoPreview;
  const latest = useLatestNotice();
  useEffect(() => {
    if (latest !== changeId) close(); // Closes at once when a later notice opens; otherwise notices would be queued.
  }, [latest, changeId, close]);
  const canUndo = Boolean(preview?.undone.length) && preview?.stays.length === 0;
  const undoAll = async () => {
    for (const id of changeIds) if (!(await undo({ changeId: id }))) return;
  };
  return (
    <SnackbarContent
      message={message}
      action={
        canUndo ? (
          <Button color="inherit" size="small" disabled={isPending} onClick={() => void undoAll()}>
            {isPending ? 'Undoing...' : 'Undo'}
          </Button>
        ) : null
      }
    />
  );
}
