import { AutocompleteArrayInput, RadioButtonGroupInput, required } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { seasonLabel } from '../../../ui/formats.ts';
import { FormDialog } from '../components/FormDialog.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';
import { stateChoices } from '../reference/choices.ts';
import type { SponsorMember } from './access.ts';
import { byStatus } from './campaignOrder.ts';
import type { CampaignSummaryFragment } from './generated/graphql.ts';

type Values = { campaigns: 'all' | 'some'; campaignIds: number[]; states: 'all' | 'some'; stateCodes: string[] };

type LimitProps = { source: 'campaigns' | 'states'; label?: string; all: string; some: string };

/** All, or those of a list. */
const LimitInput = ({ all, some, ...props }: LimitProps) => (
  <RadioButtonGroupInput
    {...props}
    row={false}
    choices={[
      { id: 'all', name: all },
      { id: 'some', name: some },
    ]}
  />
);

function Limits({ campaigns }: { campaigns: readonly CampaignSummaryFragment[] }) {
  const limited = useWatch<Values>();
  return (
    <>
      <LimitInput source="campaigns" all="All campaigns, also later ones" some="Only these" />
      {limited.campaigns === 'some' ? (
        <AutocompleteArrayInput
          source="campaignIds"
          label="Campaigns to see"
          choices={campaigns.map(({ id, name, season, year }) => ({
            id,
            name: `${name}, ${seasonLabel(season, year)}`,
          }))}
          validate={required('Choose at least one campaign.')}
        />
      ) : null}
      <LimitInput source="states" label="Leagues" all="Leagues of all states" some="Only leagues of these states" />
      {limited.states === 'some' ? (
        <AutocompleteArrayInput
          source="stateCodes"
          label="States to see"
          choices={stateChoices}
          validate={required('Choose at least one state.')}
          helperText="Leagues without a state are not shown. Targets, contracts and results of whole campaigns are not shown either."
        />
      ) : null}
    </>
  );
}

type Props = {
  sponsorId: number;
  member: SponsorMember & { user: { id: number; email: string } };
  campaigns: readonly CampaignSummaryFragment[];
};

/** What a user of the sponsor may see: all campaigns or some, leagues of all states or of some. */
export function AccessDialog({ sponsorId, member, campaigns }: Props) {
  const { user } = member;
  const limit = useOperation('limitSponsorUser', { quiet: true });
  return (
    <FormDialog
      title={`What ${user.email} sees`}
      action="Save access"
      defaults={{
        campaigns: member.campaignIds ? 'some' : 'all',
        campaignIds: member.campaignIds ?? [],
        states: member.states ? 'some' : 'all',
        stateCodes: member.states ?? [],
      }}
      onSubmit={(values: Values) =>
        limit.mutateAsync({
          input: {
            sponsorId,
            userId: user.id,
            campaignIds: values.campaigns === 'some' ? values.campaignIds : null,
            states: values.states === 'some' ? values.stateCodes : null,
          },
        })
      }
    >
      <Limits campaigns={[...campaigns].sort(byStatus)} />
    </FormDialog>
  );
}
