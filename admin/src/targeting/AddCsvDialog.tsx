import { Alert, Stack } from '@mui/material';
import { useState } from 'react';
import { pluralise } from '../../../ui/formats.ts';
import { postForm } from '../../../ui/upload/post.ts';
import { ConsoleDialog } from '../components/ConsoleDialog.tsx';
import { CloseButton } from '../components/DialogButton.tsx';
import { useAction } from '../dataProvider/useOperation.ts';
import { CsvForm, RowErrors } from '../imports/CsvForm.tsx';
import type { LocationFilterFragment as LocationFilter } from './generated/graphql.ts';

type Result = { added: number; known: number; errors: string[]; warnings?: string[]; ignored?: string[] };

/** How many places were added; existing ones are unchanged. */
const summary = ({ added, known }: Result) =>
  `${pluralise(added, 'place')} added.${known ? ` ${pluralise(known, 'place')} ${known === 1 ? 'was' : 'were'} there already.` : ''}`;

/** Adds the places of a CSV file and lists the rows that could not be added (B-296, B-297, B-303). */
export function AddCsvDialog({ filter }: { filter: LocationFilter }) {
  const [result, setResult] = useState<Result | null>(null);
  const { mutateAsync: upload } = useAction(
    (file: File) => {
      const form = new FormData();
      form.set('file', file);
      return postForm<Result>(`/search_filters/${filter.id}/add_csv_locations`, form);
    },
    { quiet: true },
  );
  return (
    <ConsoleDialog
      title={`Add places to ${filter.name} from CSV`}
      actions={<CloseButton>{result ? 'Done' : 'Close'}</CloseButton>}
    >
      <Stack sx={{ gap: 1.5 }}>
        <CsvForm
          action="Add places"
          busyAction="Uploading and processing CSV"
          hint="Columns: address, or address_1 (and address_2) with city and state or zip, or zip alone; name is optional. Common other headings are recognized. At most 5,000 rows."
          onSend={async (file) => {
            setResult(null);
            setResult(await upload(file));
          }}
        />
        {result ? <Alert severity="success">{summary(result)}</Alert> : null}
        {result?.warnings?.length ? (
          <Alert severity="warning">
            These places were added, but please check them:
            <RowErrors messages={result.warnings} />
          </Alert>
        ) : null}
        {result?.ignored?.length ? (
          <Alert severity="info">Columns that were not read: {result.ignored.join(', ')}</Alert>
        ) : null}
        {result?.errors.length ? (
          <Alert severity="error">
            These rows were skipped:
            <RowErrors messages={result.errors} />
          </Alert>
        ) : null}
      </Stack>
    </ConsoleDialog>
  );
}
