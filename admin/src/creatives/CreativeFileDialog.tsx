import { useEffect, useRef } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { creativeAccept, creativeProblem } from '../../../ui/upload/files.ts';
import { UploadDialog } from '../components/UploadDialog.tsx';

/** Fills the name with the file's until the user types another one. */
function NameInput() {
  const [file, name] = useWatch({ name: ['file', 'name'] }) as [File | null, string | null];
  const { setValue } = useFormContext();
  const proposed = useRef('');
  const seen = useRef<File | null>(null);
  const typed = Boolean(name?.trim()) && name !== proposed.current;
  useEffect(() => {
    if (!file || file === seen.current) return;
    seen.current = file;
    if (typed) return;
    proposed.current = file.name;
    setValue('name', file.name);
  }, [file, typed, setValue]);
  return <TextInput source="name" helperText={false} slotProps={{ htmlInput: { maxLength: 200 } }} />;
}

type Props = {
  title: string;
  onSave: (file: File, name: string, signal: AbortSignal) => Promise<unknown>;
};

/**
 * Uploads a creative file under a name. The input is kept if the upload fails; Cancel aborts it (S-133, S-309, S-319).
 */
export const CreativeFileDialog = ({ title, onSave }: Props) => (
  <UploadDialog
    title={title}
    label="File"
    accept={creativeAccept}
    hint="A picture, PDF or office document, at most 20 MB."
    problemOf={creativeProblem}
    required={['name']}
    onUpload={(file, { name }: { name: string }, signal) => onSave(file, name.trim(), signal)}
  >
    <NameInput />
  </UploadDialog>
);
