import { Button, CardContent } from '@mui/material';
import { useState } from 'react';
import { required, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { today } from '../../../ui/clock.ts';
import { seasonOf } from '../../../ui/formats.ts';
import { rest } from '../../../ui/graphql.ts';
import { pageId } from '../../../ui/pageId.ts';
import { TitledCard } from '../components/TitledCard.tsx';
import { isNotFound } from '../dataProvider/errors.ts';
import { useAction } from '../dataProvider/useOperation.ts';
import { useRecord } from '../dataProvider/useRecord.ts';
import { FormError } from '../form/FormError.tsx';
import { FormFooter } from '../form/FormFooter.tsx';
import { FormGrid, fullRow } from '../form/FormGrid.tsx';
import { NewRecordForm } from '../form/NewRecordForm.tsx';
import { PageBody } from '../layout/PageBody.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { NotFound } from '../layout/Problem.tsx';
import { namedSeasonChoices } from '../reference/choices.ts';
import type { SponsorRecordFragment } from '../sponsors/generated/graphql.ts';
import { yearChoices } from './years.ts';

type Values = { name: string; season: string; year: number };

/** Milliseconds that "Saved" is shown before the campaign opens (S-044). */
const REDIRECT_DELAY = 500;

function Submit({ saving, saved }: { saving: boolean; saved: boolean }) {
  const [name, season, year] = useWatch({ name: ['name', 'season', 'year'] }) as [string, string, number];
  const text = saved ? 'Saved' : saving ? 'Saving...' : 'Add Campaign';
  return (
    <Button
      variant="contained"
      color="secondary"
      type="submit"
      disabled={saving || saved || !name?.trim() || !season || !year}
    >
      {text}
    </Button>
  );
}

/** Name, season and year of a new campaign (S-036 … S-044). */
export function CampaignCreate() {
  const sponsorId = pageId(useParams().sponsorId);
  const base = `/campaign-planner/sponsors/${sponsorId}`;
  const navigate = useNavigate();
  const { data: sponsor, error } = useRecord<SponsorRecordFragment>('sponsors', sponsorId, {
    enabled: Number.isInteger(sponsorId),
  });
  const [saved, setSaved] = useState(false);
  const { mutateAsync: call, isPending: busy } = useAction(
    ({ name, season, year }: Values) =>
      rest<{ id: number }>('POST', `/sponsors/${sponsorId}/campaigns`, {
        name: name.trim(),
        sponsor_id: sponsorId,
        season,
        year,
        // If null, the server derives the dates from season and year (S-042).
        starts_at: null,
        ends_at: null,
      }),
    { quiet: true },
  );
  const submit = async (values: Values) => {
    const { id } = await call(values);
    setSaved(true);
    setTimeout(() => navigate(`${base}/campaigns/${id}`), REDIRECT_DELAY);
  };
  if (!Number.isInteger(sponsorId) || isNotFound(error)) return <NotFound what="sponsor" />;
  const year = Number(today().slice(0, 4));
  return (
    <>
      <PageHeader title="Add A Campaign" back={{ to: base, label: sponsor?.name ?? 'Sponsor' }} />
      <PageBody narrow>
        <NewRecordForm onSubmit={submit} defaultValues={{ name: '', season: seasonOf(today()), year }}>
          <TitledCard label="Campaign">
            <CardContent component="fieldset" disabled={busy || saved} sx={{ border: 0, m: 0 }}>
              <FormGrid>
                <TextInput source="name" validate={required()} sx={fullRow} />
                <SelectInput source="season" choices={namedSeasonChoices} validate={required()} />
                <SelectInput source="year" choices={yearChoices()} validate={required()} />
              </FormGrid>
              <FormError />
            </CardContent>
            <FormFooter>
              <Button component={Link} to={base}>
                Cancel
              </Button>
              <Submit saving={busy} saved={saved} />
            </FormFooter>
          </TitledCard>
        </NewRecordForm>
      </PageBody>
    </>
  );
}
