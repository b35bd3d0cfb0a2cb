import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { Form } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useIgnoredSecondClick } from '../../../ui/secondClick.ts';
import { fieldErrors, messageOf } from '../api/errors.ts';
import { Button } from './Button.tsx';
import { isFilled } from './filled.ts';
import { Alert } from './Note.tsx';
import { useTyped } from './UnsavedForm.tsx';
import { useUnsaved } from './unsaved.ts';
import { useSlow } from './useSlow.ts';

const widths = { small: 'xs', medium: 'sm', large: 'md' } as const;

type ModalProps = {
  title: string;
  size?: keyof typeof widths;
  onClose: () => void;
  children: ReactNode;
  actions?: ReactNode;
  /** People type here: a click beside the modal, which is easily made by mistake, does not close it. */
  holdsText?: boolean;
  /** Something is typed that is not saved: Escape and the way to another page ask first. */
  typed?: boolean;
  /** Something is being sent: only its answer closes the modal. */
  busy?: boolean;
};

const CLOSE = 'Close without saving what you typed?';

/** A modal in one of the three sizes; Escape, a click beside it and the buttons close it. */
export function Modal(props: ModalProps) {
  const { title, size = 'medium', onClose, children, actions, holdsText = false, typed = false, busy = false } = props;
  const id = useId();
  useUnsaved(typed, busy);
  const ignoreSecondClick = useIgnoredSecondClick();
  const leave = (_event: object, reason: 'backdropClick' | 'escapeKeyDown') => {
    if (busy || (holdsText && reason === 'backdropClick') || (typed && !window.confirm(CLOSE))) return;
    onClose();
  };
  return (
    <Dialog
      open
      onClose={leave}
      onClickCapture={ignoreSecondClick}
      maxWidth={widths[size]}
      fullWidth
      aria-labelledby={id}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      {actions ? <DialogActions>{actions}</DialogActions> : null}
    </Dialog>
  );
}

type ConfirmProps = {
  title: string;
  children: ReactNode;
  /** Text of the button that does it. */
  action: string;
  danger?: boolean;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
  /** Words for a failure that has none (default: the generic alert). */
  fallback?: string;
};

/** A key that is held down since it opened the modal must not answer it, too. */
const ignoreHeldKey = (event: KeyboardEvent) => {
  if (event.repeat) event.preventDefault();
};

/**
 * Asks before something is done; a failure is shown inside and the modal stays. Enter does it, unless something would be
 * lost: then the button has to be walked to.
 */
export function Confirm({ title, children, action, danger = false, onConfirm, onClose, fallback }: ConfirmProps) {
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
    <Modal
      title={title}
      size="small"
      onClose={onClose}
      busy={busy}
      actions={
        <>
          <Button look="bare" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button
            look={danger ? 'danger' : 'go'}
            disabled={busy}
            autoFocus={!danger} // the modal asks one question, and Enter answers it
            onKeyDown={ignoreHeldKey}
            onClick={run}
          >
            {action}
          </Button>
        </>
      }
    >
      <div className="stack-12">
        {children}
        {error ? <Alert>{error}</Alert> : null}
      </div>
    </Modal>
  );
}

type FormModalProps = {
  title: string;
  size?: keyof typeof widths;
  /** Text of the submit button. */
  action: string;
  busyAction?: string;
  defaults?: Record<string, unknown>;
  /** Sends the values; throwing shows the sentence, at the input when the error names one. */
  // biome-ignore lint/suspicious/noExplicitAny: each form knows the shape of its own values
  onSubmit: (values: any) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
  /** Sentence for a failure, when it is not the server's own. */
  wording?: (error: unknown) => string;
  disabled?: boolean;
  /** The submit button waits until these fields hold something. */
  required?: readonly string[];
};

/** Tells the submit button, which stands outside the form, whether the needed fields are filled. */
function FilledWatch({ names, onChange }: { names: readonly string[]; onChange: (filled: boolean) => void }) {
  const filled = useWatch({ name: names as string[] }).every(isFilled);
  useEffect(() => onChange(filled), [filled, onChange]);
  return null;
}

/** Tells the modal, which stands around the form, whether something is typed. */
function TypedWatch({ onChange }: { onChange: (typed: boolean) => void }) {
  const typed = useTyped();
  useEffect(() => onChange(typed), [typed, onChange]);
  return null;
}

/** A modal with one form. What it starts with is taken when it opens: news of the page change nothing that is typed. */
export function FormModal(props: FormModalProps) {
  const { title, size, action, busyAction, onSubmit, onClose, children, wording, disabled, required } = props;
  const [defaults] = useState(props.defaults ?? {});
  const [filled, setFilled] = useState(!required?.length);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const [typed, setTyped] = useState(false);
  const slow = useSlow(busy);
  const id = useId();
  const submit = async (values: Record<string, unknown>) => {
    setBusy(true);
    setError('');
    try {
      await onSubmit(values);
      onClose();
      return undefined;
    } catch (failure) {
      setBusy(false);
      const byField = wording ? undefined : fieldErrors(failure);
      if (!byField) setError(wording ? wording(failure) : messageOf(failure));
      return byField;
    }
  };
  return (
    <Modal
      title={title}
      {...(size ? { size } : {})}
      onClose={onClose}
      holdsText
      typed={typed}
      busy={busy}
      actions={
        <>
          <Button look="bare" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button look="go" type="submit" form={id} disabled={busy || disabled || !filled}>
            {slow ? (busyAction ?? 'Saving...') : action}
          </Button>
        </>
      }
    >
      <Form id={id} defaultValues={defaults} onSubmit={submit} disableInvalidFormNotification>
        <TypedWatch onChange={setTyped} />
        {required ? <FilledWatch names={required} onChange={setFilled} /> : null}
        <div className="stack-12">
          {children}
          {error ? <Alert>{error}</Alert> : null}
        </div>
      </Form>
    </Modal>
  );
}
