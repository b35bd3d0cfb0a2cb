import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { fieldErrors, messageOf } from '../api/errors.ts';
import { Button } from './Button.tsx';
import { Alert } from './Note.tsx';
import { PageForm } from './PageForm.tsx';

const widths = { small: 'xs', medium: 'sm', large: 'md' } as const;

type ModalProps = {
  title: string;
  size?: keyof typeof widths;
  onClose: () => void;
  children: ReactNode;
  actions?: ReactNode;
  /** People type here: a click beside the modal, which is easily made by mistake, does not close it. */
  holdsText?: boolean;
};

/** A modal in one of the three sizes; Escape and the buttons close it. */
export function Modal({ title, size = 'medium', onClose, children, actions, holdsText = false }: ModalProps) {
  const id = useId();
  const close = (_event: unknown, reason: string) => {
    if (!(holdsText && reason === 'backdropClick')) onClose();
  };
  return (
    <Dialog open onClose={close} maxWidth={widths[size]} fullWidth aria-labelledby={id}>
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

/** Asks before something is done; a failure is shown inside and the modal stays. */
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
      setError(messageOf(failure) || fallback || '');
      setBusy(false);
    }
  };
  return (
    <Modal
      title={title}
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button look="bare" onClick={onClose}>
            Cancel
          </Button>
          <Button look={danger ? 'danger' : 'go'} disabled={busy} onClick={run}>
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
  const values = useWatch({ name: names as string[] });
  const filled = values.every((value) =>
    Array.isArray(value)
      ? value.length > 0
      : typeof value === 'string'
        ? value.trim() !== ''
        : value !== null && value !== undefined,
  );
  useEffect(() => onChange(filled), [filled, onChange]);
  return null;
}

/** A modal with one form. */
export function FormModal(props: FormModalProps) {
  const { title, size, action, busyAction, defaults, onSubmit, onClose, children, wording, disabled, required } = props;
  const [filled, setFilled] = useState(!required?.length);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
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
      else if (!Object.keys(byField).some((name) => document.getElementsByName(name).length))
        setError(messageOf(failure));
      return byField ?? { root: '' };
    }
  };
  return (
    <Modal
      title={title}
      {...(size ? { size } : {})}
      holdsText
      onClose={onClose}
      actions={
        <>
          <Button look="bare" onClick={onClose}>
            Cancel
          </Button>
          <Button look="go" type="submit" form={id} disabled={busy || disabled || !filled}>
            {busy ? (busyAction ?? 'Saving...') : action}
          </Button>
        </>
      }
    >
      <PageForm id={id} defaultValues={defaults ?? {}} onSubmit={submit} disableInvalidFormNotification>
        {required ? <FilledWatch names={required} onChange={setFilled} /> : null}
        <div className="stack-12">
          {children}
          {error ? <Alert>{error}</Alert> : null}
        </div>
      </PageForm>
    </Modal>
  );
}
