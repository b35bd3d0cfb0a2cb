import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { cityState } from '../../../ui/formats.ts';
import type { TypedDocument } from '../../../ui/graphql.ts';
import { contactEmails } from '../../../ui/organization/contactEmails.ts';
import { websiteOf } from '../../../ui/organization/websiteOf.ts';
import { useCall, useDocument } from '../api/hooks.ts';
import { Button } from '../kit/Button.tsx';
import { TextIn } from '../kit/inputs.tsx';
import { FormModal, Modal } from '../kit/Modal.tsx';
import { useDebounced } from '../layout/useDebounced.ts';
import { CreateOrganizationDocument, SearchedOrganizationsDocument } from './documents.ts';
import { LocationsIn } from './LocationsIn.tsx';
import { SeasonSportsIn, sportFields } from './SeasonSportsIn.tsx';

const PER_PAGE = 10;

/** Search for an existing organization first; 10 results a page (B-042 … B-044). */
function Search({ onClose, onCreate }: { onClose: () => void; onCreate: () => void }) {
  const [text, setText] = useState('');
  const [page, setPage] = useState(0);
  const [picked, setPicked] = useState<number | null>(null);
  const query = useDebounced(text.trim(), 200);
  // One more than is shown tells whether there is a next page.
  const { data } = useDocument(
    SearchedOrganizationsDocument,
    { query, perPage: (page + 1) * PER_PAGE + 1 },
    { enabled: query !== '', keep: true },
  );
  const navigate = useNavigate();
  const all = query ? (data?.searchedOrganizations ?? []) : [];
  const rows = all.slice(page * PER_PAGE, (page + 1) * PER_PAGE);
  return (
    <Modal
      title="Add An Organization"
      onClose={onClose}
      actions={
        <>
          <Button look="bare" onClick={onCreate}>
            Create a new organization
          </Button>
          <Button look="go" disabled={picked === null} onClick={() => navigate(`/organizations/${picked}`)}>
            Open
          </Button>
        </>
      }
    >
      <div className="stack-12">
        <div className="field">
          <label className="label" htmlFor="existing">
            Is it here already?
          </label>
          <input
            id="existing"
            type="search"
            // biome-ignore lint/a11y/noAutofocus: the modal was opened to type here
            autoFocus
            value={text}
            placeholder="Name, city, state, website or e-mail"
            onChange={(event) => {
              setText(event.target.value);
              setPage(0);
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
                  <b>{row.name}</b>{' '}
                  <span className="soft small">{row.primaryPlayLocation?.address || cityState(row)}</span>
                </span>
              </label>
            ))}
          </fieldset>
        ) : null}
        {query && data && rows.length === 0 ? (
          <p className="soft">No organizations found with your search criteria.</p>
        ) : null}
        {all.length > PER_PAGE ? (
          <p>
            <Button small disabled={page === 0} onClick={() => setPage(page - 1)}>
              Previous
            </Button>{' '}
            <Button small disabled={all.length <= (page + 1) * PER_PAGE} onClick={() => setPage(page + 1)}>
              Next
            </Button>
          </p>
        ) : null}
      </div>
    </Modal>
  );
}

type Values = { name: string; contactEmail?: string; websiteUrl?: string; locations: string[] } & Record<
  string,
  unknown
>;

type VariablesOf<D> = D extends TypedDocument<infer _, infer Variables> ? Variables : never;
export type NewOrganization = VariablesOf<typeof CreateOrganizationDocument>['input'];
type CreateProps = { onClose: () => void; onCreate: (organization: NewOrganization) => Promise<unknown> };

/** The form of a new organization (B-045 … B-055); what is made of it is the caller's. */
export function CreateOrganization({ onClose, onCreate }: CreateProps) {
  const submit = (values: Values) => {
    const sports = Object.fromEntries(sportFields.map((field) => [field, (values[field] as number[]) ?? []]));
    return onCreate({
      name: values.name.trim(),
      contactEmail: values.contactEmail?.trim() || null,
      websiteUrl: websiteOf(values.websiteUrl),
      locations: values.locations,
      ...(sports as Record<(typeof sportFields)[number], number[]>),
    });
  };
  return (
    <FormModal
      title="Create an organization"
      size="large"
      action="Create organization"
      busyAction="Creating..."
      defaults={{ locations: [], winterSportIds: [], springSportIds: [], summerSportIds: [], fallSportIds: [] }}
      required={['name']}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="fields">
        <TextIn source="name" label="Name" need autoFocus wide />
        <TextIn
          source="contactEmail"
          label="Contact email"
          validate={contactEmails}
          hint="Several are separated by commas."
        />
        <TextIn source="websiteUrl" label="Website" placeholder="http://" inputMode="url" />
        <LocationsIn />
        <SeasonSportsIn need />
      </div>
    </FormModal>
  );
}

export function AddOrganization({ onClose }: { onClose: () => void }) {
  const [creating, setCreating] = useState(false);
  const { call } = useCall(CreateOrganizationDocument, { quiet: true });
  const navigate = useNavigate();
  const create = async (input: NewOrganization) => {
    const { createOrganization } = await call({ input });
    navigate(`/organizations/${createOrganization.organization.id}`);
  };
  return creating ? (
    <CreateOrganization onClose={onClose} onCreate={create} />
  ) : (
    <Search onClose={onClose} onCreate={() => setCreating(true)} />
  );
}
