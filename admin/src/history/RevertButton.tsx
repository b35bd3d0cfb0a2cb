import { Button } from '@mui/material';
import { type UndoInput, useUndo } from '../changes/useUndo.ts';

/** Reverts one field to its value before the change. */
export function RevertButton({ field, input }: { field: string; input: UndoInput }) {
  const { undo, isPending } = useUndo();
  return (
    <Button
      size="small"
      disabled={isPending}
      aria-label={`Revert ${field}`}
      onClick={() => void undo(input)}
      sx={{ py: 0, minHeight: { xs: 32, sm: 24 } }}
    >
      {isPending ? 'Reverting...' : 'Revert'}
    </Button>
  );
}
