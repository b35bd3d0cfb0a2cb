import { Alert, Button, Stack } from '@mui/material';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Form } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useDelayedBusy } from '../../../ui/useDelayedBusy.ts';
import { fieldErrors, messageOf } from '../dataProvider/errors.ts';
import { isFilled } from '../form/isFilled.ts';
import { ConflictDialog, conflictOf, useConflict } from '../form/useConflict.tsx';
import { useIsFormDirty } from '../form/useIsFormDirty.ts';
import { ConsoleDialog, type DialogSize } from './ConsoleDialog.tsx';

export type FormDialogProps = {
  title: string;
  size?: DialogSize;
  /** Label of the submit button. */
  action: string;
  busyAction?: string;
  defaults?: Record<string, unknown>;
  /** Submits the values. A thrown error is shown at the input that it names, otherwise in the dialog. */
  // biome-ignore lint/suspicious/noExplicitAny: each form knows the shape of its own values
  onSubmit: (values: any) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
  /** Message that replaces the server's. */
  errorMessage?: (error: unknown) => string;
  disabled?: boolean;
  /** Fields that must be filled before submitting. */
  required?: readonly string[];
};

/** Reports whether the required fields are filled to the submit button, which is outside the form. */
function FilledWatch({ names, onChange }: { names: readonly string[]; onChange: (filled: boolean) => void }) {
  const filled = useWatch({ name: names as string[] }).every(isFilled);
  useEffect(() => onChange(filled), [filled, onChange]);
  return null;
}

/** Reports unsaved input to the dialog, which is outside the form. */
function TypedWatch({ onChange }: { onChange: (typed: boolean) => void }) {
  const typed = useIsFormDirty();
  useEffect(() => onChange(typed), [typed, onChange]);
  return null;
}

/**
 * A dialog with one form. The default values are read when it opens, so a newer record does not overwrite input. If
 * they contain `version`, saving over another user's change shows both values and asks.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, size, action, busyAction, onSubmit, onClose, children, errorMessage, disabled, required } = props;
  const [defaults] = useState(props.defaults ?? {});
  const [filled, setFilled] = useState(!required?.length);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const [typed, setTyped] = useState(false);
  const { version, conflict, setConflict } = useConflict();
  const slow = useDelayedBusy(busy);
  const id = useId();
  const submit = async (values: Record<string, unknown>) => {
    setBusy(true);
    setError('');
    try {
      await onSubmit(version.current === undefined ? values : { ...values, version: version.current });
      onClose();
      return undefined;
    } catch (failure) {
      setBusy(false);
      const met = conflictOf(failure, values);
      if (met) {
        setConflict(met);
        return {};
      }
      const byField = errorMessage ? undefined : fieldErrors(failure);
      if (!byField) setError(errorMessage ? errorMessage(failure) : messageOf(failure));
      return byField;
    }
  };
  return (
    <ConsoleDialog
      title={title}
      {...(size ? { size } : {})}
      onClose={onClose}
      holdsText
      typed={typed}
      busy={busy}
      actions={
        <>
          <Button variant="text" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="contained" type="submit" form={id} disabled={busy || disabled || !filled}>
            {slow ? (busyAction ?? 'Saving...') : action}
          </Button>
        </>
      }
    >
      <Form id={id} record={defaults} onSubmit={submit} mode="onChange" disableInvalidFormNotification noValidate>
        <TypedWatch onChange={setTyped} />
        {required ? <FilledWatch names={required} onChange={setFilled} /> : null}
        <Stack sx={{ gap: 1.5 }}>
          {children}
          {error ? <Alert severity="error">{error}</Alert> : null}
        </Stack>
        {conflict ? (
          <ConflictDialog
            conflict={conflict}
            version={version}
            onClose={() => setConflict(null)}
            onOverwrite={(mine) => {
              setConflict(null);
              void submit(mine);
            }}
          />
        ) : null}
      </Form>
    </ConsoleDialog>
  );
}
