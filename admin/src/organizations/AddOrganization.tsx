import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { TypedDocument } from '../../../ui/graphql.ts';
import { contactEmails } from '../../../ui/organization/contactEmails.ts';
import { websiteOf } from '../../../ui/organization/websiteOf.ts';
import { useCall } from '../api/hooks.ts';
import { Button } from '../kit/Button.tsx';
import { TextIn } from '../kit/inputs.tsx';
import { FormModal, Modal } from '../kit/Modal.tsx';
import { CreateOrganizationDocument } from './documents.ts';
import { LocationsIn } from './LocationsIn.tsx';
import { OrganizationSearch } from './OrganizationSearch.tsx';
import { SeasonSportsIn, sportFields } from './SeasonSportsIn.tsx';

/** Search for an existing organization first (B-042 … B-044). */
function Search({ onClose, onCreate }: { onClose: () => void; onCreate: (searched: string) => void }) {
  const [picked, setPicked] = useState<number | null>(null);
  const [searched, setSearched] = useState('');
  const navigate = useNavigate();
  return (
    <Modal
      title="Add An Organization"
      onClose={onClose}
      actions={
        <>
          <Button look="bare" onClick={() => onCreate(searched.trim())}>
            Create a new organization
          </Button>
          <Button look="go" disabled={picked === null} onClick={() => navigate(`/organizations/${picked}`)}>
            Open
          </Button>
        </>
      }
    >
      <OrganizationSearch label="Is it here already?" picked={picked} onPick={setPicked} onType={setSearched} />
    </Modal>
  );
}

type Values = { name: string; contactEmail?: string; websiteUrl?: string; locations: string[] } & Record<
  string,
  unknown
>;

type VariablesOf<D> = D extends TypedDocument<infer _, infer Variables> ? Variables : never;
export type NewOrganization = VariablesOf<typeof CreateOrganizationDocument>['input'];
type CreateProps = {
  /** What it was searched by before: the likely name. */
  name?: string;
  onClose: () => void;
  onCreate: (organization: NewOrganization) => Promise<unknown>;
};

/** The form of a new organization (B-045 … B-055); what is made of it is the caller's. */
export function CreateOrganization({ name = '', onClose, onCreate }: CreateProps) {
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
      defaults={{ name, locations: [], winterSportIds: [], springSportIds: [], summerSportIds: [], fallSportIds: [] }}
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
  const [name, setName] = useState<string | null>(null);
  const { call } = useCall(CreateOrganizationDocument, { quiet: true });
  const navigate = useNavigate();
  const made = useRef<number | null>(null);
  const create = async (input: NewOrganization) => {
    made.current = (await call({ input })).createOrganization.organization.id;
  };
  // the list behind closes by its own address: after that of the new organization it would lead back to the list
  const leave = () => (made.current === null ? onClose() : navigate(`/organizations/${made.current}`));
  return name !== null ? (
    <CreateOrganization name={name} onClose={leave} onCreate={create} />
  ) : (
    <Search onClose={onClose} onCreate={setName} />
  );
}
