import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { cityState, formatNumber, pluralise } from '../../../ui/formats.ts';
import { useCall, useDocument } from '../api/hooks.ts';
import { Button } from '../kit/Button.tsx';
import { Menu } from '../kit/Menu.tsx';
import { Confirm, Modal } from '../kit/Modal.tsx';
import { useDebounced } from '../layout/useDebounced.ts';
import { CreateOrganization, type NewOrganization } from '../organizations/AddOrganization.tsx';
import { SearchedOrganizationsDocument } from '../organizations/documents.ts';
import { AddAllAvailableDocument } from '../targeting/documents.ts';
import {
  AddOrganizationPropertiesDocument,
  AddPreviousPartnersDocument,
  CreateSeasonProspectsDocument,
} from './documents.ts';

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
  const addAll = useCall(AddAllAvailableDocument, { quiet: true });
  const addPartners = useCall(AddPreviousPartnersDocument, { quiet: true });
  const create = useCall(CreateSeasonProspectsDocument, { quiet: true });
  const notify = useNotify();
  const navigate = useNavigate();
  const close = () => setAsked(null);
  const said = (count: number) =>
    notify(`${pluralise(count, 'sponsorable property', 'sponsorable properties')} added to the campaign.`);
  const createProspects = async (organization: NewOrganization) => {
    const answer = await create.call({ input: { campaignId, ...organization } });
    said(answer.createYouthSportsSeasonProspects.offers.length);
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
      {asked === 'all' ? (
        <Confirm
          title="Add all available"
          action={`Add ${formatNumber(available)}`}
          onConfirm={async () => {
            await addAll.call({ input: scope });
            said(available ?? 0);
          }}
          onClose={close}
        >
          <p>Every available property becomes a prospect of this campaign.</p>
        </Confirm>
      ) : null}
      {asked === 'partners' ? (
        <Confirm
          title="Add previous partners"
          action="Add previous partners"
          onConfirm={async () => {
            const answer = await addPartners.call({ input: scope });
            said(answer.addPreviousPartnersToCampaign.offers.length);
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

type PickerProps = { campaignId: number; onAdded: (count: number) => void; onClose: () => void };

/** Finds one organization and adds all of its properties (B-332). */
function OrganizationPicker({ campaignId, onAdded, onClose }: PickerProps) {
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<number | null>(null);
  const query = useDebounced(text.trim(), 200);
  const { data } = useDocument(
    SearchedOrganizationsDocument,
    { query, perPage: 10 },
    { enabled: query !== '', keep: true },
  );
  const { call, busy } = useCall(AddOrganizationPropertiesDocument);
  const rows = query ? (data?.searchedOrganizations ?? []) : [];
  const add = async () => {
    if (picked === null) return;
    await call({ input: { campaignId, organizationId: picked } }).then(
      (answer) => {
        onAdded(answer.addOrganizationSponsorablePropertiesToCampaign.offers.length);
        onClose();
      },
      () => undefined,
    );
  };
  return (
    <Modal
      title="Add an organization's properties"
      onClose={onClose}
      actions={
        <>
          <Button look="bare" onClick={onClose}>
            Cancel
          </Button>
          <Button look="go" disabled={picked === null || busy} onClick={add}>
            Add properties
          </Button>
        </>
      }
    >
      <div className="stack-12">
        <div className="field">
          <label className="label" htmlFor="picker">
            Organization
          </label>
          <input
            id="picker"
            type="search"
            // biome-ignore lint/a11y/noAutofocus: the modal was opened to type here
            autoFocus
            placeholder="Name, city, state, website or e-mail"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setPicked(null);
            }}
          />
        </div>
        {rows.length ? (
          <fieldset className="picklist">
            <legend className="vh">Organizations</legend>
            {rows.map((row) => (
              <label key={row.id} className="inline-check">
                <input
                  type="radio"
                  name="organization"
                  checked={picked === row.id}
                  onChange={() => setPicked(row.id)}
                />
                <span>
                  <b>{row.name}</b> <span className="soft small">{cityState(row)}</span>
                </span>
              </label>
            ))}
          </fieldset>
        ) : null}
        {query && data && rows.length === 0 ? (
          <p className="soft">No organizations found with your search criteria.</p>
        ) : null}
      </div>
    </Modal>
  );
}
