import { Button } from '@mui/material';
import SnackbarContent from '@mui/material/SnackbarContent';
import { useEffect } from 'react';
import { useCloseNotification } from 'react-admin';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { useLatestNotice } from './latestNotice.ts';
import { useUndo } from './useUndo.ts';

type Props = { message: string; changeId: string };

/** Shows what was changed. Offers Undo if the change can be reverted and nothing was sent to anyone. */
export function ChangeNotice({ message, changeId }: Props) {
  const close = useCloseNotification();
  const { undo, isPending } = useUndo();
  const preview = useOperationQuery('undoPreview', { changeId }, { noCache: true }).data?.undoPreview;
  const latest = useLatestNotice();
  useEffect(() => {
    if (latest !== changeId) close(); // Closes at once when a later notice opens; otherwise notices would be queued.
  }, [latest, changeId, close]);
  const canUndo = Boolean(preview?.undone.length) && preview?.stays.length === 0;
  return (
    <SnackbarContent
      message={message}
      action={
        canUndo ? (
          <Button color="inherit" size="small" disabled={isPending} onClick={() => void undo({ changeId })}>
            {isPending ? 'Undoing...' : 'Undo'}
          </Button>
        ) : null
      }
    />
  );
}
