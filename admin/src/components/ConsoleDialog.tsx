import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { Confirm } from 'react-admin';
import { useIgnoredSecondClick } from '../../../ui/doubleClick.ts';
import { useUnsaved } from '../form/unsaved.ts';

export type DialogSize = 'xs' | 'sm' | 'md';

type Props = {
  title: string;
  size?: DialogSize;
  onClose: () => void;
  children: ReactNode;
  actions?: ReactNode;
  /** The dialog contains a form: clicking the backdrop does not close it. */
  holdsText?: boolean;
  /** There is unsaved input: Escape asks for confirmation first. */
  typed?: boolean;
  /** A request is pending: the dialog stays open until it completes. */
  busy?: boolean;
};

/**
 * The base of every dialog in the console: Escape, the backdrop and the buttons close it; unsaved input is not lost by
 * accident.
 */
export function ConsoleDialog(props: Props) {
  const { title, size = 'sm', onClose, children, actions, holdsText = false, typed = false, busy = false } = props;
  const id = useId();
  const [asking, setAsking] = useState(false);
  useUnsaved(typed, busy);
  const ignoreSecondClick = useIgnoredSecondClick();
  const leave = (_event: object, reason: 'backdropClick' | 'escapeKeyDown') => {
    if (busy || (holdsText && reason === 'backdropClick')) return;
    if (typed) setAsking(true);
    else onClose();
  };
  return (
    <Dialog open onClose={leave} onClickCapture={ignoreSecondClick} maxWidth={size} fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      {actions ? <DialogActions>{actions}</DialogActions> : null}
      <Confirm
        isOpen={asking}
        title="Close without saving what you typed?"
        content="Your changes have not been saved."
        confirm="Close without saving"
        cancel="Keep editing"
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      />
    </Dialog>
  );
}
