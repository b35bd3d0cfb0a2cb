import { Alert, Button, Stack } from '@mui/material';
import { pluralise } from '../../../ui/formats.ts';
import { ConsoleDialog } from '../components/ConsoleDialog.tsx';
import { CloseButton, useCloseDialog } from '../components/DialogButton.tsx';
import { Loading } from '../components/Loading.tsx';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { Problem } from '../layout/Problem.tsx';
import { IrreversibleEffects, SkippedRecords, skippedTitle } from './UndoRecords.tsx';
import { useUndo } from './useUndo.ts';

type Props = { changeId: string; of: string; onUndone?: (() => void) | undefined };

/** Previews what an undo will revert, skip and keep, and runs it. `of`: the name of the change. */
export function UndoDialog({ changeId, of, onUndone }: Props) {
  const { data, error, refetch } = useOperationQuery('undoPreview', { changeId }, { noCache: true });
  const closeDialog = useCloseDialog();
  const { undo, isPending } = useUndo();
  const preview = data?.undoPreview;
  const count = preview?.undone.length ?? 0;
  const run = async () => {
    const undone = await undo({ changeId });
    closeDialog();
    if (undone) onUndone?.();
  };
  return (
    <ConsoleDialog
      title="Undo this change"
      busy={isPending}
      actions={
        <>
          <CloseButton disabled={isPending} />
          <Button variant="contained" disabled={isPending || count === 0} onClick={() => void run()}>
            {isPending ? 'Undoing...' : count ? `Undo ${pluralise(count, 'record')}` : 'Undo'}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 1.5 }}>
        <b>{of}</b>
        {error ? <Problem error={error} retry={refetch} /> : null}
        {preview || error ? null : <Loading lines={2} />}
        {preview && count ? (
          <p>{pluralise(count, 'record')} would be as before the change. This can be undone, too.</p>
        ) : null}
        {preview && !count ? <Alert severity="error">No part of this change can be undone.</Alert> : null}
        {preview ? <SkippedRecords left={preview.left} title={skippedTitle(preview.left.length, 'before')} /> : null}
        {preview ? <IrreversibleEffects stays={preview.stays} /> : null}
      </Stack>
    </ConsoleDialog>
  );
}
