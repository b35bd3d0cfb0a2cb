import { Alert, Button, Stack } from '@mui/material';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { messageOf } from '../dataProvider/errors.ts';
import { ConsoleDialog } from './ConsoleDialog.tsx';

export type ConfirmDialogProps = {
  title: string;
  children: ReactNode;
  /** Text of the button that does it. */
  action: string;
  danger?: boolean;
  /** The button waits, such as for a tick. */
  disabled?: boolean;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
  /** Message for an error that has none (default: the generic one). */
  fallback?: string;
};

/** A key that is held down since it opened the dialog must not answer it, too. */
const ignoreHeldKey = (event: KeyboardEvent) => {
  if (event.repeat) event.preventDefault();
};

/**
 * Asks before something is done; an error is shown inside and the dialog stays. Enter does it, unless something would be
 * lost: then the button has to be focused first.
 */
export function ConfirmDialog({
  title,
  children,
  action,
  danger = false,
  disabled = false,
  onConfirm,
  onClose,
  fallback,
}: ConfirmDialogProps) {
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    setError('');
    try {
      await onConfirm();
      onClose();
    } catch (failure) {
      setError(messageOf(failure, fallback));
      setBusy(false);
    }
  };
  return (
    <ConsoleDialog
      title={title}
      size="xs"
      onClose={onClose}
      busy={busy}
      actions={
        <>
          <Button variant="text" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant={danger ? 'outlined' : 'contained'}
            color={danger ? 'error' : 'primary'}
            disabled={busy || disabled}
            autoFocus={!danger} // the dialog asks one question, and Enter answers it
            onKeyDown={ignoreHeldKey}
            onClick={run}
          >
            {action}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 1.5 }}>
        {children}
        {error ? <Alert severity="error">{error}</Alert> : null}
      </Stack>
    </ConsoleDialog>
  );
}
