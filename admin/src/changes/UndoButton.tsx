import { Button } from '@mui/material';
import { useDataProvider } from 'react-admin';
import { useDialog } from '../components/DialogButton.tsx';
import type { ConsoleDataProvider } from '../dataProvider/dataProvider.ts';
import { useAction } from '../dataProvider/useOperation.ts';
import { UndoDialog } from './UndoDialog.tsx';
import { useUndo } from './useUndo.ts';

type Props = {
  changeId: string;
  label?: string;
  /** The name of the change, for screen readers in a list of buttons. */
  of: string;
  /** Called when anything was undone. */
  onUndone?: () => void;
};

/**
 * Undoes a whole change: immediately if it is a single record that is unchanged since and fully revertible, otherwise
 * after a preview of what will be reverted, skipped and kept.
 */
export function UndoButton({ changeId, label = 'Undo', of, onUndone }: Props) {
  const [dialog, openDialog] = useDialog();
  const { undoPreview } = useDataProvider<ConsoleDataProvider>();
  const { undo, isPending } = useUndo();
  const { mutateAsync: preview, isPending: isLoading } = useAction(() => undoPreview({ changeId }));
  const run = async () => {
    const result = (await preview(undefined).catch(() => null))?.undoPreview;
    if (!result) return;
    if (result.undone.length === 1 && !result.left.length && !result.stays.length) {
      if (await undo({ changeId })) onUndone?.();
    } else openDialog(<UndoDialog changeId={changeId} of={of} onUndone={onUndone} />);
  };
  const busy = isPending || isLoading;
  return (
    <>
      <Button size="small" disabled={busy} aria-label={`${label}: ${of}`} onClick={() => void run()}>
        {busy ? 'Undoing...' : label}
      </Button>
      {dialog}
    </>
  );
}
