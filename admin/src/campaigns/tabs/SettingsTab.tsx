import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { formatMoney } from '../../../../ui/formats.ts';
import { Block } from '../../kit/Block.tsx';
import { FormProblem } from '../../kit/FormProblem.tsx';
import { DateIn, NumberIn, SelectIn, TextareaIn, TextIn } from '../../kit/inputs.tsx';
import { PageForm } from '../../kit/PageForm.tsx';
import { SaveButton } from '../../kit/SaveButton.tsx';
import { seasonChoices, yearChoices } from '../choices.ts';
import { leagueBudget, toFraction, toPercent } from '../share.ts';
import type { Campaign } from '../types.ts';
import { useSaveCampaign } from '../useSaveCampaign.ts';

const FIELDS = [
  'name',
  'season',
  'year',
  'totalSpend',
  'leagueSharePercentage',
  'goal',
  'targetNumberOfLeagues',
  'leaguesConfirmedGoalDate',
  'sponsorOverview',
] as const satisfies readonly (keyof Campaign)[];

/** Read-only: share times total spend, as typed (S-090). */
function Budget() {
  const [spend, percent] = useWatch({ name: ['totalSpend', 'percent'] }) as [number | null, number | null];
  return (
    <div className="field">
      <label className="label" htmlFor="league-budget">
        League Budget
      </label>
      <input id="league-budget" readOnly disabled value={formatMoney(leagueBudget(spend, percent)) || '--'} />
    </div>
  );
}

const atLeastOne = (value: number | null) =>
  value !== null && value !== undefined && value < 1 ? 'At least 1' : undefined;
const upToHundred = (value: number | null) =>
  value !== null && value !== undefined && (value < 0 || value > 100) ? 'From 0 to 100' : undefined;

/** The campaign's settings (S-087 … S-094). */
export function SettingsTab({ campaign }: { campaign: Campaign }) {
  const save = useSaveCampaign(campaign, FIELDS);
  const record = useMemo(
    () => ({ ...campaign, season: campaign.season.toLowerCase(), percent: toPercent(campaign.leagueSharePercentage) }),
    [campaign],
  );
  const submit = ({ percent, ...values }: Record<string, unknown>) =>
    save({ ...values, leagueSharePercentage: toFraction(percent as number | null) });
  return (
    <PageForm record={record} onSubmit={submit}>
      <Block title="Settings">
        <div className="block__body fields">
          <TextIn source="name" label="Name" need wide />
          <SelectIn source="season" label="Season" choices={seasonChoices} need />
          <SelectIn source="year" label="Year" choices={yearChoices(campaign.year)} need />
          <NumberIn source="totalSpend" label="Total Spend" prefix="$" min={1} validate={atLeastOne} />
          <NumberIn
            source="percent"
            label="League Share Percentage"
            min={0}
            max={100}
            step={0.01}
            validate={upToHundred}
            hint="Percent of the total spend that goes to leagues."
          />
          <Budget />
          <NumberIn source="targetNumberOfLeagues" label="Desired Leagues" min={0} />
          <DateIn source="leaguesConfirmedGoalDate" label="Leagues confirmed by" />
          <TextareaIn
            source="sponsorOverview"
            label="Sponsor Overview"
            wide
            rows={4}
            hint="This text is sent directly to leagues receiving offers."
          />
          <TextareaIn source="goal" label="Goal" wide rows={2} hint="For us only: what this campaign is to reach." />
          <div className="wide">
            <FormProblem />
          </div>
        </div>
        <div className="formfoot">
          <SaveButton required={['name']} />
        </div>
      </Block>
    </PageForm>
  );
}
