import { Button, Stack } from '@mui/material';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Form } from 'react-admin';
import { useController, useWatch } from 'react-hook-form';
import { scaledPhoto, sendable } from '../../../ui/upload/photo.ts';
import { submitErrors } from '../dataProvider/errors.ts';
import { useAbort } from '../dataProvider/useAbort.ts';
import { FileInput } from '../form/FileInput.tsx';
import { FormError } from '../form/FormError.tsx';
import { isFilled } from '../form/isFilled.ts';
import { ConsoleDialog } from './ConsoleDialog.tsx';

type FileProps = {
  label: string;
  accept: string;
  hint: ReactNode;
  /** The error for a chosen file, if any. */
  problemOf: (file: File | undefined) => string | null | undefined;
};

// biome-ignore lint/suspicious/noExplicitAny: each form knows the shape of its own values
type Values = any;

type Props = FileProps & {
  title: string;
  /** Fields besides the file that must be filled before uploading. */
  required: readonly string[];
  onUpload: (file: File, values: Values, signal: AbortSignal) => Promise<unknown>;
  onClose: () => void;
  /** Additional inputs; the chosen file is the value `file`. */
  children: ReactNode;
};

function FileField({ problemOf, ...input }: FileProps) {
  const { field } = useController({ name: 'file' });
  const [problem, setProblem] = useState<string>();
  const choose = async (chosen: File | undefined) => {
    const file = chosen && problemOf(chosen) ? await sendable(chosen) : chosen;
    const found = problemOf(file) ?? undefined;
    setProblem(found);
    field.onChange(found ? null : (file ?? null));
  };
  return <FileInput {...input} problem={problem} onChoose={(file) => void choose(file)} />;
}

/** Reports to the dialog, which is outside the form, whether a file is chosen and all fields are filled. */
function Watch({
  required,
  onChange,
}: {
  required: readonly string[];
  onChange: (chosen: boolean, filled: boolean) => void;
}) {
  const [file, ...values] = useWatch({ name: ['file', ...required] });
  const chosen = Boolean(file);
  const filled = chosen && values.every(isFilled);
  useEffect(() => onChange(chosen, filled), [chosen, filled, onChange]);
  return null;
}

const NEW = { file: null };

/** Uploads one file with additional fields; a picture is shrunk first if it is large. The input is kept if the upload fails; Cancel aborts it. */
export function UploadDialog({ title, required, onUpload, onClose, children, ...file }: Props) {
  const [state, setState] = useState({ chosen: false, filled: false });
  const [busy, setBusy] = useState(false);
  const { begin } = useAbort();
  const id = useId();
  const [onChange] = useState(() => (chosen: boolean, filled: boolean) => setState({ chosen, filled }));
  const submit = async (values: Values) => {
    const signal = begin();
    setBusy(true);
    try {
      await onUpload(await scaledPhoto(values.file), values, signal);
      onClose();
      return undefined;
    } catch (error) {
      if (signal.aborted) return undefined;
      setBusy(false);
      return submitErrors(error);
    }
  };
  return (
    <ConsoleDialog
      title={title}
      holdsText
      typed={state.chosen}
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="contained" type="submit" form={id} disabled={!state.filled || busy}>
            {busy ? 'Uploading...' : 'Upload'}
          </Button>
        </>
      }
    >
      <Form id={id} defaultValues={NEW} onSubmit={submit} disableInvalidFormNotification>
        <Watch required={required} onChange={onChange} />
        <Stack sx={{ gap: 1.5 }}>
          <FileField {...file} />
          {children}
          <FormError />
        </Stack>
      </Form>
    </ConsoleDialog>
  );
}
