import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatNumber } from '../../../ui/formats.ts';
import { useCall } from '../api/hooks.ts';
import { Button } from '../kit/Button.tsx';
import { Menu } from '../kit/Menu.tsx';
import { Confirm, Modal } from '../kit/Modal.tsx';
import { CreateOrganization, type NewOrganization } from '../organizations/AddOrganization.tsx';
import { OrganizationSearch } from '../organizations/OrganizationSearch.tsx';
import { AddAllAvailable } from '../targeting/AddAllAvailable.tsx';
import {
  AddOrganizationPropertiesDocument,
  AddPreviousPartnersDocument,
  CreateSeasonProspectsDocument,
} from './documents.ts';
import { useSayAdded } from './useSayAdded.ts';

type Scope = { campaignId: number } | { searchFilterId: number };
type Asked = 'all' | 'partners' | 'organization' | 'create';

type Props = {
  campaignId: number;
  /** What "all available" and "previous partners" mean here: the campaign or one of its location filters. */
  scope: Scope;
  available: number | null | undefined;
};

/** Ways to bring properties into the campaign (B-330 … B-334). */
export function AddProperties({ campaignId, scope, available }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const addPartners = useCall(AddPreviousPartnersDocument, { quiet: true });
  const create = useCall(CreateSeasonProspectsDocument, { quiet: true });
  const said = useSayAdded();
  const navigate = useNavigate();
  const close = () => setAsked(null);
  const createProspects = async (organization: NewOrganization) => {
    const answer = await create.call({ input: { campaignId, ...organization } });
    said(answer.createYouthSportsSeasonProspects.offers);
  };
  return (
    <>
      <Menu
        label="Add Properties"
        icon="plus"
        entries={[
          {
            label: 'Add all available',
            end: formatNumber(available),
            disabled: !available,
            onClick: () => setAsked('all'),
          },
          { label: 'Add previous partners', onClick: () => setAsked('partners') },
          { label: "Add an organization's properties", onClick: () => setAsked('organization') },
          {
            label: 'Add selected properties',
            onClick: () => navigate(`/campaign-targeting/${campaignId}?tab=properties`),
          },
          { kind: 'rule' },
          { label: 'Create an organization', onClick: () => setAsked('create') },
        ]}
      />
      {asked === 'all' ? <AddAllAvailable scope={scope} available={available ?? 0} onClose={close} /> : null}
      {asked === 'partners' ? (
        <Confirm
          title="Add previous partners"
          action="Add previous partners"
          onConfirm={async () => {
            const answer = await addPartners.call({ input: scope });
            said(answer.addPreviousPartnersToCampaign.offers);
          }}
          onClose={close}
        >
          <p>
            Matching properties of organizations that were confirmed in an earlier campaign of this sponsor are added.
          </p>
        </Confirm>
      ) : null}
      {asked === 'organization' ? <OrganizationPicker campaignId={campaignId} onAdded={said} onClose={close} /> : null}
      {asked === 'create' ? <CreateOrganization onClose={close} onCreate={createProspects} /> : null}
    </>
  );
}

type PickerProps = { campaignId: number; onAdded: (offers: readonly { id: number }[]) => void; onClose: () => void };

/** Finds one organization and adds all of its properties (B-332). */
function OrganizationPicker({ campaignId, onAdded, onClose }: PickerProps) {
  const [picked, setPicked] = useState<number | null>(null);
  const { call, busy } = useCall(AddOrganizationPropertiesDocument);
  const add = async () => {
    if (picked === null) return;
    await call({ input: { campaignId, organizationId: picked } }).then(
      (answer) => {
        onAdded(answer.addOrganizationSponsorablePropertiesToCampaign.offers);
        onClose();
      },
      () => undefined,
    );
  };
  return (
    <Modal
      title="Add an organization's properties"
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button look="bare" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button look="go" disabled={picked === null || busy} onClick={add}>
            Add properties
          </Button>
        </>
      }
    >
      <OrganizationSearch label="Organization" picked={picked} onPick={setPicked} />
    </Modal>
  );
}
