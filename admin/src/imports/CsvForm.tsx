import { type FormEvent, type ReactNode, useState } from 'react';
import { ApiError } from '../../../ui/graphql.ts';
import { csvAccept, csvProblem } from '../../../ui/upload/files.ts';
import { messageOf } from '../api/errors.ts';
import { Button } from '../kit/Button.tsx';
import { FileIn } from '../kit/FileIn.tsx';

/** Sentences about single rows, in the order of the list. */
export const Faults = ({ lines }: { lines: readonly string[] }) => (
  <ul className="faults">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

type Props = {
  action: string;
  busyText: string;
  hint: ReactNode;
  onSend: (file: File) => Promise<unknown>;
};

/** Chooses and sends a list; what is wrong with it stands beside it, row by row, and the choice stays (B-297, B-363 … B-366). */
export function CsvForm({ action, busyText, hint, onSend }: Props) {
  const [file, setFile] = useState<File | null>(null);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const choose = (chosen: File | undefined) => {
    const problem = csvProblem(chosen);
    setError(problem ?? '');
    setFaults([]);
    setFile(problem ? null : (chosen ?? null));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!file || busy) return;
    setBusy(true);
    setError('');
    setFaults([]);
    try {
      await onSend(file);
    } catch (failure) {
      setError(messageOf(failure));
      if (failure instanceof ApiError) setFaults(failure.errors);
    }
    setBusy(false);
  };
  return (
    <form className="stack-12" onSubmit={submit}>
      <FileIn
        label="CSV file"
        accept={csvAccept}
        hint={hint}
        problem={faults.length ? <Faults lines={faults} /> : error}
        onChoose={choose}
      />
      <p>
        <Button look="go" type="submit" disabled={!file || busy}>
          {busy ? busyText : action}
        </Button>
      </p>
      <p className="vh" role="status">
        {busy ? busyText : ''}
      </p>
    </form>
  );
}
