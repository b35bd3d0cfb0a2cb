import { Alert, Button, Stack } from '@mui/material';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { messageOf } from '../dataProvider/errors.ts';
import { ConsoleDialog, type DialogSize } from './ConsoleDialog.tsx';
import { CloseButton, useCloseDialog } from './DialogButton.tsx';

export type ConfirmDialogProps = {
  title: string;
  size?: DialogSize;
  children: ReactNode;
  /** Label of the confirm button. */
  action: string;
  danger?: boolean;
  /** Disables the confirm button, for example until a checkbox is checked. */
  disabled?: boolean;
  onConfirm: () => Promise<unknown>;
  /** Message for an error without one (default: the generic message). */
  fallback?: string;
};

/** Ignores a key that is still held down from opening the dialog. */
const ignoreHeldKey = (event: KeyboardEvent) => {
  if (event.repeat) event.preventDefault();
};

/**
 * Confirms an action. An error is shown inside and the dialog stays open. Enter confirms unless `danger` is set; then
 * the button must be focused first.
 */
export function ConfirmDialog({
  title,
  size = 'xs',
  children,
  action,
  danger = false,
  disabled = false,
  onConfirm,
  fallback,
}: ConfirmDialogProps) {
  const close = useCloseDialog();
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    setError('');
    try {
      await onConfirm();
      close();
    } catch (failure) {
      setError(messageOf(failure, fallback));
      setBusy(false);
    }
  };
  return (
    <ConsoleDialog
      title={title}
      size={size}
      busy={busy}
      actions={
        <>
          <CloseButton disabled={busy} />
          <Button
            variant={danger ? 'outlined' : 'contained'}
            color={danger ? 'error' : 'primary'}
            disabled={busy || disabled}
            autoFocus={!danger} // The dialog asks a single question, which Enter confirms.
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
