import { Alert, Box, Button, CardContent, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { pluralise } from '../../../ui/formats.ts';
import { ApiError } from '../../../ui/graphql.ts';
import { RequireAccess } from '../auth/RequireAccess.tsx';
import { UndoButton } from '../changes/UndoButton.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { messageOf } from '../dataProvider/errors.ts';
import { useAction } from '../dataProvider/useOperation.ts';
import { PageHeader } from '../layout/PageHeader.tsx';
import { ColumnMapping } from './ColumnMapping.tsx';
import { CsvForm, RowErrors } from './CsvForm.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { type Imported, importLeagues, type Mapping, type Preview, previewLeagues } from './leagueImports.ts';

/** What was imported, with Undo. */
const Result = ({ result, onUndone }: { result: Imported; onUndone: () => void }) => (
  <>
    <Alert
      severity="success"
      action={result.changeId ? <UndoButton changeId={result.changeId} of="League import" onUndone={onUndone} /> : null}
    >
      {pluralise(result.updated.length, 'league')} updated. You can undo this for 30 days, here and on My Changes.
    </Alert>
    <TitledCard title="Updated leagues" note={result.updated.length}>
      <CardContent component="ul" sx={{ m: 0 }}>
        {result.updated.map(({ id, name }) => (
          <Box component="li" key={id}>
            <Link to={`/organizations/${id}`}>{name}</Link>{' '}
            <Typography component="span" variant="caption" color="text.secondary">
              {id}
            </Typography>
          </Box>
        ))}
      </CardContent>
    </TitledCard>
  </>
);

const errorsOf = (error: unknown) =>
  error instanceof ApiError && error.errors.length ? <RowErrors messages={error.errors} /> : messageOf(error);

/**
 * Updates leagues from a CSV file in steps: columns, preview, import. All rows or none; superadmins only (B-363 …
 * B-373, T6).
 */
export function LeagueImport() {
  const [chosen, setChosen] = useState<{ file: File; preview: Preview } | null>(null);
  const [result, setResult] = useState<Imported | null>(null);
  const preview = useAction(previewLeagues, { quiet: true });
  const save = useAction(importLeagues, { quiet: true });
  const busy = preview.isPending || save.isPending;
  const step = useRef<HTMLDivElement>(null);
  // A button or select that was disabled while it was busy has lost the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step that is shown
  useEffect(() => {
    if (!busy && document.activeElement === document.body) step.current?.focus();
  }, [busy, chosen, result]);
  const show = async (file: File, mapping?: Mapping) => {
    setResult(null);
    if (!mapping) setChosen(null);
    setChosen({ file, preview: await preview.mutateAsync(mapping ? { file, mapping } : { file }) });
  };
  const run = async () => {
    if (!chosen) return;
    const imported = await save.mutateAsync(chosen).catch(() => null); // The error has been shown.
    if (!imported) return;
    const changed = new Set(chosen.preview.changes.map(({ id }) => id)); // The message names every row.
    setResult({ ...imported, updated: imported.updated.filter(({ id }) => changed.has(id)) });
    setChosen(null);
  };
  const error = save.error ?? (chosen ? preview.error : null);
  return (
    <RequireAccess resource="leagueImport">
      <PageHeader title="Import CSV" />
      <Stack sx={{ p: { xs: 2, sm: 3 }, gap: 2, maxWidth: 960 }}>
        <TitledCard title="Update leagues">
          <CardContent>
            <CsvForm
              action="Upload"
              busyAction="Uploading and processing CSV"
              hint="Columns are matched by their headings, and you can change the matches. One column must be the league's id (No. in exports). Blank cells leave values unchanged. At most 10,000 rows. Nothing is saved until you have reviewed the changes."
              onSend={(file) => show(file)}
            />
          </CardContent>
        </TitledCard>
        <Stack ref={step} tabIndex={-1} sx={{ gap: 2, outline: 'none' }}>
          {chosen ? (
            <>
              <TitledCard title="Columns" note={chosen.file.name}>
                <CardContent>
                  <ColumnMapping
                    preview={chosen.preview}
                    busy={busy}
                    onChange={(mapping) => void show(chosen.file, mapping).catch(() => undefined)}
                  />
                </CardContent>
              </TitledCard>
              <TitledCard title="Preview">
                <CardContent>
                  <Stack sx={{ gap: 1.5, alignItems: 'flex-start', '& > *': { width: '100%' } }}>
                    <ImportPreview preview={chosen.preview} />
                    {error ? <Alert severity="error">{errorsOf(error)}</Alert> : null}
                    <Button
                      variant="contained"
                      sx={{ width: 'auto' }}
                      disabled={busy || chosen.preview.errors.length > 0 || chosen.preview.changes.length === 0}
                      onClick={() => void run()}
                    >
                      {save.isPending ? 'Importing...' : `Import ${pluralise(chosen.preview.changes.length, 'league')}`}
                    </Button>
                  </Stack>
                </CardContent>
              </TitledCard>
            </>
          ) : null}
          {result ? <Result result={result} onUndone={() => setResult(null)} /> : null}
        </Stack>
      </Stack>
    </RequireAccess>
  );
}
