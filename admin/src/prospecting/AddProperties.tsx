import { useNavigate } from 'react-router-dom';
import { formatNumber } from '../../../ui/formats.ts';
import { ActionsMenu } from '../components/ActionsMenu.tsx';
import { AddDialog } from '../conflicts/AddDialog.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';
import { CreateOrganization, type NewOrganization } from '../organizations/AddOrganization.tsx';
import { AddAllAvailable } from '../targeting/AddAllAvailable.tsx';
import { AddOrganizationProperties } from './AddOrganizationProperties.tsx';
import type { ProspectingCampaignFragment } from './generated/graphql.ts';

/** The scope of "all available" and "previous partners": the campaign or one of its location filters. */
export type Scope = { campaignId: number } | { searchFilterId: number };

type Props = {
  campaign: ProspectingCampaignFragment;
  scope: Scope;
  available: number | null | undefined;
};

/** The ways of adding properties to the campaign (B-330 … B-334). */
export function AddProperties({ campaign, scope, available }: Props) {
  const campaignId = campaign.id;
  const needsFilter = 'campaignId' in scope && campaign.addingAllRefusal !== null;
  const addPartners = useOperation('addPreviousPartnersToCampaign', { quiet: true });
  const create = useOperation('createYouthSportsSeasonProspects', { quiet: true });
  const navigate = useNavigate();
  const createProspects = (organization: NewOrganization) =>
    create.mutateAsync({ input: { campaignId, ...organization } });
  return (
    <ActionsMenu
      label="Add Properties"
      icon="plus"
      entries={[
        {
          label: 'Add all available',
          end: needsFilter ? 'needs a filter' : formatNumber(available),
          disabled: !available || needsFilter,
          dialog: <AddAllAvailable scope={scope} />,
        },
        {
          label: 'Add previous partners',
          dialog: (
            <AddDialog
              title="Add previous partners"
              adding={{ ...scope, previousPartners: true }}
              onAdd={(conflicts) => addPartners.mutateAsync({ input: { ...scope, ...conflicts } })}
            >
              This adds matching properties of organizations that were confirmed in an earlier campaign of this sponsor.
            </AddDialog>
          ),
        },
        {
          label: "Add an organization's properties",
          dialog: <AddOrganizationProperties campaignId={campaignId} />,
        },
        {
          label: 'Add selected properties',
          onClick: () => navigate(`/campaign-targeting/${campaignId}?tab=properties`),
        },
        { kind: 'rule' },
        { label: 'Create an organization', dialog: <CreateOrganization onCreate={createProspects} /> },
      ]}
    />
  );
}
