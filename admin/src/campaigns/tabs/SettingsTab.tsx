import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { formatMoney } from '../../../../ui/formats.ts';
import { Block } from '../../kit/Block.tsx';
import { SelectIn } from '../../kit/choices.tsx';
import { EditForm } from '../../kit/EditForm.tsx';
import { FormProblem } from '../../kit/FormProblem.tsx';
import { DateIn, NumberIn, TextareaIn, TextIn, toDecimal } from '../../kit/inputs.tsx';
import { SaveButton } from '../../kit/SaveButton.tsx';
import { namedSeasonChoices } from '../../reference/choices.ts';
import { leagueBudget, toFraction, toPercent } from '../share.ts';
import type { Campaign } from '../types.ts';
import { useSaveCampaign } from '../useSaveCampaign.ts';
import { yearChoices } from '../years.ts';

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
  const [spend, share] = useWatch({ name: ['totalSpend', 'leagueSharePercentage'] }) as [number | null, number | null];
  return (
    <div className="field">
      <label className="label" htmlFor="league-budget">
        League Budget
      </label>
      <input id="league-budget" readOnly disabled value={formatMoney(leagueBudget(spend, share)) || '--'} />
    </div>
  );
}

const atLeastOne = (value: number | null) =>
  value !== null && value !== undefined && value < 1 ? 'At least 1' : undefined;
const upToWhole = (share: number | null) =>
  share !== null && share !== undefined && (share < 0 || share > 1) ? 'From 0 to 100' : undefined;

/** The campaign's settings (S-087 … S-094). */
export function SettingsTab({ campaign }: { campaign: Campaign }) {
  const save = useSaveCampaign(campaign, FIELDS);
  const record = useMemo(
    () => ({
      ...campaign,
      season: campaign.season.toLowerCase(),
      leagueSharePercentage: toFraction(toPercent(campaign.leagueSharePercentage)),
    }),
    [campaign],
  );
  return (
    <EditForm record={record} onSubmit={save}>
      <Block title="Settings">
        <div className="block__body fields">
          <TextIn source="name" label="Name" need wide />
          <SelectIn source="season" label="Season" choices={namedSeasonChoices} need />
          <SelectIn source="year" label="Year" choices={yearChoices(campaign.year)} need />
          <NumberIn source="totalSpend" label="Total Spend" prefix="$" min={1} validate={atLeastOne} />
          <NumberIn
            source="leagueSharePercentage"
            label="League Share Percentage"
            min={0}
            max={100}
            step={0.01}
            format={toPercent}
            parse={(typed: string) => toFraction(toDecimal(typed))}
            validate={upToWhole}
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
    </EditForm>
  );
}
