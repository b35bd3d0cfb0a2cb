import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { Confirm } from 'react-admin';
import { useIgnoredSecondClick } from '../../../ui/doubleClick.ts';
import { useUnsaved } from '../form/unsaved.ts';
import { useCloseDialog } from './DialogButton.tsx';

export type DialogSize = 'xs' | 'sm' | 'md';

type Props = {
  title: string;
  size?: DialogSize;
  children: ReactNode;
  actions?: ReactNode;
  /** The dialog contains a form: clicking the backdrop does not close it. */
  holdsText?: boolean;
  /** There is unsaved input: Escape asks for confirmation first. */
  typed?: boolean;
  /** A request is pending: the dialog stays open until it completes. */
  busy?: boolean;
};

/** A click inside a dialog is not one on the row whose button opened it. */
const stopClick = (event: MouseEvent) => event.stopPropagation();

/**
 * The base of every dialog in the console: Escape, the backdrop and the buttons close it; unsaved input is not lost by
 * accident.
 */
export function ConsoleDialog(props: Props) {
  const { title, size = 'sm', children, actions, holdsText = false, typed = false, busy = false } = props;
  const id = useId();
  const close = useCloseDialog();
  const [asking, setAsking] = useState(false);
  useUnsaved(typed, busy);
  const ignoreSecondClick = useIgnoredSecondClick();
  const leave = (_event: object, reason: 'backdropClick' | 'escapeKeyDown') => {
    if (busy || (holdsText && reason === 'backdropClick')) return;
    if (typed) setAsking(true);
    else close();
  };
  return (
    <Dialog
      open
      onClose={leave}
      onClickCapture={ignoreSecondClick}
      onClick={stopClick}
      maxWidth={size}
      fullWidth
      aria-labelledby={id}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      {actions ? <DialogActions>{actions}</DialogActions> : null}
      <Confirm
        isOpen={asking}
        title="Close without saving what you typed?"
        content="Your changes have not been saved."
        confirm="Close without saving"
        cancel="Keep editing"
        onConfirm={close}
        onClose={() => setAsking(false)}
      />
    </Dialog>
  );
}
