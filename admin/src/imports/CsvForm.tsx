import { Box, Button, Stack } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ApiError } from '../../../ui/graphql.ts';
import { csvAccept, csvProblem } from '../../../ui/upload/files.ts';
import { messageOf } from '../dataProvider/errors.ts';
import { FileInput } from '../form/FileInput.tsx';

/** Errors of rows, in the order of the file. */
export const RowErrors = ({ messages }: { messages: readonly string[] }) => (
  <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 320, overflow: 'auto' }}>
    {messages.map((message) => (
      <li key={message}>{message}</li>
    ))}
  </Box>
);

type Props = {
  action: string;
  busyAction: string;
  hint: ReactNode;
  /** Uploads the file; an ApiError's `errors` are listed by row. */
  onSend: (file: File) => Promise<unknown>;
};

/**
 * Chooses and uploads a CSV file. Errors are listed next to it by row, and the chosen file is kept (B-297, B-363 …
 * B-366).
 */
export function CsvForm({ action, busyAction, hint, onSend }: Props) {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<ReactNode>(null);
  const [busy, setBusy] = useState(false);
  const choose = (chosen: File | undefined) => {
    const unfit = csvProblem(chosen);
    setProblem(unfit);
    setFile(unfit ? null : (chosen ?? null));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!file || busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await onSend(file);
    } catch (error) {
      const rows = error instanceof ApiError ? error.errors : [];
      setProblem(rows.length ? <RowErrors messages={rows} /> : messageOf(error));
    }
    setBusy(false);
  };
  return (
    <Stack component="form" sx={{ gap: 1.5, alignItems: 'flex-start' }} onSubmit={submit}>
      <FileInput label="CSV file" accept={csvAccept} hint={hint} problem={problem} onChoose={choose} />
      <Button variant="contained" type="submit" disabled={!file || busy}>
        {busy ? busyAction : action}
      </Button>
      <Box role="status" sx={visuallyHidden}>
        {busy ? busyAction : ''}
      </Box>
    </Stack>
  );
}
