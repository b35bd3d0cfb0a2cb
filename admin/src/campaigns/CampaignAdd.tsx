import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import { today } from '../../../ui/clock.ts';
import { seasonOf } from '../../../ui/formats.ts';
import { rest } from '../../../ui/graphql.ts';
import { pageId } from '../../../ui/pageId.ts';
import { submitErrors } from '../api/errors.ts';
import { useAction, useDocument } from '../api/hooks.ts';
import { Block } from '../kit/Block.tsx';
import { Button, ButtonLink } from '../kit/Button.tsx';
import { SelectIn } from '../kit/choices.tsx';
import { FormProblem } from '../kit/FormProblem.tsx';
import { Head } from '../kit/Head.tsx';
import { TextIn } from '../kit/inputs.tsx';
import { PageForm } from '../kit/PageForm.tsx';
import { NotFound } from '../layout/Problem.tsx';
import { namedSeasonChoices } from '../reference/choices.ts';
import { SponsorDocument } from '../sponsors/documents.ts';
import { yearChoices } from './years.ts';

type Values = { name: string; season: string; year: number };

/** "Saved" stays in sight for a moment before the campaign opens (S-044). */
const REDIRECT_DELAY = 500;

function Submit({ saving, saved }: { saving: boolean; saved: boolean }) {
  const [name, season, year] = useWatch({ name: ['name', 'season', 'year'] }) as [string, string, number];
  const text = saved ? 'Saved' : saving ? 'Saving...' : 'Add Campaign';
  return (
    <Button look="main" type="submit" disabled={saving || saved || !name?.trim() || !season || !year}>
      {text}
    </Button>
  );
}

/** Name, season and year of a new campaign (S-036 … S-044). */
export function CampaignAdd() {
  const sponsorId = pageId(useParams().sponsorId);
  const base = `/campaign-planner/sponsors/${sponsorId}`;
  const navigate = useNavigate();
  const { data } = useDocument(SponsorDocument, { id: sponsorId }, { enabled: Number.isInteger(sponsorId) });
  const [saved, setSaved] = useState(false);
  const { call, busy } = useAction(
    ({ name, season, year }: Values) =>
      rest<{ id: number }>('POST', `/sponsors/${sponsorId}/campaigns`, {
        name: name.trim(),
        sponsor_id: sponsorId,
        season,
        year,
        // Without dates of its own the server derives them from season and year (S-042).
        starts_at: null,
        ends_at: null,
      }),
    { quiet: true },
  );
  const submit = async (values: Values) => {
    try {
      const { id } = await call(values);
      setSaved(true);
      setTimeout(() => navigate(`${base}/campaigns/${id}`), REDIRECT_DELAY);
      return undefined;
    } catch (error) {
      return submitErrors(error);
    }
  };
  if (!Number.isInteger(sponsorId) || data?.sponsor === null) return <NotFound what="sponsor" />;
  const year = Number(today().slice(0, 4));
  return (
    <>
      <Head title="Add A Campaign" back={{ to: base, label: data?.sponsor?.name ?? 'Sponsor' }} />
      <div className="body card-form">
        <PageForm onSubmit={submit as never} defaultValues={{ name: '', season: seasonOf(today()), year }}>
          <fieldset disabled={busy || saved}>
            <Block label="Campaign">
              <div className="block__body fields">
                <TextIn source="name" label="Name" need wide />
                <SelectIn source="season" label="Season" choices={namedSeasonChoices} need />
                <SelectIn source="year" label="Year" choices={yearChoices()} need />
                <div className="wide">
                  <FormProblem />
                </div>
              </div>
              <div className="formfoot">
                <ButtonLink look="bare" to={base}>
                  Cancel
                </ButtonLink>
                <Submit saving={busy} saved={saved} />
              </div>
            </Block>
          </fieldset>
        </PageForm>
      </div>
    </>
  );
}
