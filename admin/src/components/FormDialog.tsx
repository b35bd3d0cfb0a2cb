import { Button, Stack } from '@mui/material';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Form } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { useDelayedBusy } from '../../../ui/useDelayedBusy.ts';
import { FormError } from '../form/FormError.tsx';
import { isFilled } from '../form/isFilled.ts';
import { useIsFormDirty } from '../form/useIsFormDirty.ts';
import { type ErrorMessages, useSubmit } from '../form/useSubmit.tsx';
import { ConsoleDialog, type DialogSize } from './ConsoleDialog.tsx';
import { CloseButton, useCloseDialog } from './DialogButton.tsx';

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
  children: ReactNode;
  errorMessages?: ErrorMessages;
  disabled?: boolean;
  /** Fields that must be filled before submitting. */
  required?: readonly string[];
  /** Cancel works during a request, too, because closing aborts it. */
  aborts?: boolean;
};

const NONE: readonly string[] = [];
type FormState = { typed: boolean; filled: boolean; busy: boolean };

/** Reports the form's state to the dialog, which is outside the form. */
function Watch({ required, onChange }: { required: readonly string[]; onChange: (state: FormState) => void }) {
  const typed = useIsFormDirty();
  const filled = useWatch({ name: required as string[] }).every(isFilled);
  const { isSubmitting: busy } = useFormState();
  useEffect(() => onChange({ typed, filled, busy }), [typed, filled, busy, onChange]);
  return null;
}

/**
 * A dialog with one form. The default values are read when it opens, so a newer record does not overwrite input. If
 * they contain `version`, saving over another user's change shows both values and asks.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, size, action, busyAction = 'Saving...', onSubmit, children, errorMessages, disabled, aborts } = props;
  const { required = NONE } = props;
  const [defaults] = useState(props.defaults ?? {});
  const [{ typed, filled, busy }, setState] = useState({ typed: false, filled: !required.length, busy: false });
  const slow = useDelayedBusy(busy);
  const close = useCloseDialog();
  const id = useId();
  const { submit, conflictDialog } = useSubmit(
    id,
    async (values) => {
      await onSubmit(values);
      close();
    },
    errorMessages,
  );
  return (
    <ConsoleDialog
      title={title}
      {...(size ? { size } : {})}
      holdsText
      typed={typed}
      busy={busy}
      actions={
        <>
          <CloseButton disabled={busy && !aborts} />
          <Button variant="contained" type="submit" form={id} disabled={busy || disabled || !filled}>
            {slow ? busyAction : action}
          </Button>
        </>
      }
    >
      <Form id={id} record={defaults} onSubmit={submit} mode="onChange" disableInvalidFormNotification noValidate>
        <Watch required={required} onChange={setState} />
        {conflictDialog}
        <Stack sx={{ gap: 1.5 }}>
          {children}
          <FormError />
        </Stack>
      </Form>
    </ConsoleDialog>
  );
}
