import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatNumber } from '../../../ui/formats.ts';
import { ActionsMenu } from '../components/ActionsMenu.tsx';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';
import { CreateOrganization, type NewOrganization } from '../organizations/AddOrganization.tsx';
import { AddAllAvailable } from '../targeting/AddAllAvailable.tsx';
import { AddOrganizationProperties } from './AddOrganizationProperties.tsx';

/** What "all available" and "previous partners" are about: the campaign or one of its location filters. */
export type Scope = { campaignId: number } | { searchFilterId: number };

type Props = { campaignId: number; scope: Scope; available: number | null | undefined };

/** The ways to bring properties into the campaign (B-330 … B-334). */
export function AddProperties({ campaignId, scope, available }: Props) {
  const [dialog, setDialog] = useState<'all' | 'partners' | 'organization' | 'create' | null>(null);
  const addPartners = useOperation('addPreviousPartnersToCampaign', { quiet: true });
  const create = useOperation('createYouthSportsSeasonProspects', { quiet: true });
  const navigate = useNavigate();
  const close = () => setDialog(null);
  const createProspects = (organization: NewOrganization) =>
    create.mutateAsync({ input: { campaignId, ...organization } });
  return (
    <>
      <ActionsMenu
        label="Add Properties"
        icon="plus"
        entries={[
          {
            label: 'Add all available',
            end: formatNumber(available),
            disabled: !available,
            onClick: () => setDialog('all'),
          },
          { label: 'Add previous partners', onClick: () => setDialog('partners') },
          { label: "Add an organization's properties", onClick: () => setDialog('organization') },
          {
            label: 'Add selected properties',
            onClick: () => navigate(`/campaign-targeting/${campaignId}?tab=properties`),
          },
          { kind: 'rule' },
          { label: 'Create an organization', onClick: () => setDialog('create') },
        ]}
      />
      {dialog === 'all' ? <AddAllAvailable scope={scope} available={available ?? 0} onClose={close} /> : null}
      {dialog === 'partners' ? (
        <ConfirmDialog
          title="Add previous partners"
          action="Add previous partners"
          onConfirm={() => addPartners.mutateAsync({ input: scope })}
          onClose={close}
        >
          <p>
            Matching properties of organizations that were confirmed in an earlier campaign of this sponsor are added.
          </p>
        </ConfirmDialog>
      ) : null}
      {dialog === 'organization' ? <AddOrganizationProperties campaignId={campaignId} onClose={close} /> : null}
      {dialog === 'create' ? <CreateOrganization onClose={close} onCreate={createProspects} /> : null}
    </>
  );
}
