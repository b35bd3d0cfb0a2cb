import { Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../dataProvider/dataProvider.ts';
import { useAction } from '../dataProvider/useOperation.ts';
import { UndoDialog } from './UndoDialog.tsx';
import { useUndo } from './useUndo.ts';

type Props = {
  changeId: string;
  label?: string;
  /** Says which change it is, for readers of a list of buttons. */
  of: string;
};

/**
 * Takes a whole change back: at once when it is one record that nobody changed since and nothing of it stays, else after
 * showing what would go back, what would be left and what stays.
 */
export function UndoButton({ changeId, label = 'Undo', of }: Props) {
  const [asking, setAsking] = useState(false);
  const { undoPreview } = useDataProvider<ConsoleDataProvider>();
  const { undo, isPending } = useUndo();
  const { mutateAsync: preview, isPending: isLoading } = useAction(() => undoPreview({ changeId }));
  const run = async () => {
    const result = (await preview(undefined).catch(() => null))?.undoPreview;
    if (!result) return;
    if (result.undone.length === 1 && !result.left.length && !result.stays.length) await undo({ changeId });
    else setAsking(true);
  };
  const busy = isPending || isLoading;
  return (
    <>
      <Button size="small" disabled={busy} aria-label={`${label}: ${of}`} onClick={() => void run()}>
        {busy ? 'Undoing...' : label}
      </Button>
      {asking ? <UndoDialog changeId={changeId} of={of} onClose={() => setAsking(false)} /> : null}
    </>
  );
}
