import MuiButton from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import { useCloseNotification, useNotify } from 'react-admin';

/** Long enough to read it and to walk to the button by keyboard; it waits while it is pointed at or focused. */
const SHOWN_FOR = 15_000;

type Props = { message: string; undo: () => void };

function Undoable({ message, undo }: Props) {
  const close = useCloseNotification();
  const run = () => {
    close();
    undo();
  };
  return (
    <SnackbarContent
      message={message}
      action={
        <MuiButton color="inherit" size="small" onClick={run}>
          Undo
        </MuiButton>
      }
    />
  );
}

/** Says what was done and offers to take it back; `undo` makes the reverse call and shows its own failure. */
export function useNotifyUndo() {
  const notify = useNotify();
  return (message: string, undo: () => void) =>
    notify(<Undoable message={message} undo={undo} />, { autoHideDuration: SHOWN_FOR });
}
