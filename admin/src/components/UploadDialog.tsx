import { type ReactNode, useState } from 'react';
import { useController } from 'react-hook-form';
import { scaledPhoto, sendable } from '../../../ui/upload/photo.ts';
import { useAbort } from '../dataProvider/useAbort.ts';
import { FileInput } from '../form/FileInput.tsx';
import { FormDialog } from './FormDialog.tsx';

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

const NEW = { file: null };

/** Uploads one file with additional fields; a picture is shrunk first if it is large. The input is kept if the upload fails; Cancel aborts it. */
export function UploadDialog({ title, required, onUpload, children, ...file }: Props) {
  const { begin } = useAbort();
  const upload = async (values: Values) => {
    const signal = begin();
    await onUpload(await scaledPhoto(values.file), values, signal);
  };
  return (
    <FormDialog
      title={title}
      action="Upload"
      busyAction="Uploading..."
      defaults={NEW}
      required={['file', ...required]}
      onSubmit={upload}
      aborts
    >
      <FileField {...file} />
      {children}
    </FormDialog>
  );
}
