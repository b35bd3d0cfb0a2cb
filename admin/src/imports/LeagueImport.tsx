import { Alert, Box, CardContent, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { pluralise } from '../../../ui/formats.ts';
import { postForm } from '../../../ui/upload/post.ts';
import { RequireAccess } from '../auth/RequireAccess.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { useAction } from '../dataProvider/useOperation.ts';
import { PageHeader } from '../layout/PageHeader.tsx';
import { CsvForm } from './CsvForm.tsx';

type Result = { updated: { id: number; name: string }[]; ignored: string[] };

const COLUMNS =
  'name, data_confidence, website_url, website_sponsorships_url, contact_phone, contact_email, female, male, number_of_players, max_age, min_age, winter_games, spring_games, summer_games, fall_games, old_shipping_address, city, state, hubspot_company_id';

function importLeagues(file: File): Promise<Result> {
  const form = new FormData();
  form.set('file', file);
  return postForm<Result>('/update-leagues-with-csv', form);
}

/** Updates leagues from a CSV file, all rows or none; superadmins only (B-363 … B-373). */
export function LeagueImport() {
  const [result, setResult] = useState<Result | null>(null);
  const { mutateAsync: upload } = useAction(importLeagues, { quiet: true });
  const send = async (file: File) => {
    setResult(null);
    setResult(await upload(file));
  };
  return (
    <RequireAccess resource="leagueImport">
      <PageHeader title="Import CSV" />
      <Stack sx={{ p: { xs: 2, sm: 3 }, gap: 2, maxWidth: 960 }}>
        <TitledCard title="Update leagues">
          <CardContent>
            <Stack sx={{ gap: 1.5 }}>
              <CsvForm
                action="Upload"
                busyAction="Uploading and processing CSV"
                hint={`The column id is needed. These are updated when they are there: ${COLUMNS}. A blank cell leaves a value as it is. When one row is wrong, nothing is saved.`}
                onSend={send}
              />
              {result?.ignored.length ? (
                <Alert severity="info">Columns that were not read: {result.ignored.join(', ')}.</Alert>
              ) : null}
              {result ? <Alert severity="success">{pluralise(result.updated.length, 'league')} updated.</Alert> : null}
            </Stack>
          </CardContent>
        </TitledCard>
        {result ? (
          <TitledCard title="Updated leagues" note={result.updated.length}>
            <CardContent component="ul" sx={{ m: 0, pl: 4 }}>
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
        ) : null}
      </Stack>
    </RequireAccess>
  );
}
