import { Button } from '@mui/material';
import { useRef, useState } from 'react';
import { required, TextInput, useCreate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { organizationsLimits } from '../../../db/generated/limits.ts';
import { contactEmails } from '../../../ui/organization/contactEmails.ts';
import { websiteOf } from '../../../ui/organization/websiteOf.ts';
import { ConsoleDialog } from '../components/ConsoleDialog.tsx';
import { DialogClose, useCloseDialog } from '../components/DialogButton.tsx';
import { FormDialog } from '../components/FormDialog.tsx';
import { DuplicateHint } from '../duplicates/DuplicateHint.tsx';
import { FieldGrid } from '../form/FieldGrid.tsx';
import { WebAddressInput } from '../form/inputs.tsx';
import type { OrganizationsCreateMutationVariables } from './generated/graphql.ts';
import { LocationsInput } from './LocationsInput.tsx';
import { OrganizationSearch } from './OrganizationSearch.tsx';
import { SeasonSportsInput } from './SeasonSportsInput.tsx';

/** Search for an existing organization first (B-042 … B-044). */
function Search({ onCreate }: { onCreate: (searched: string) => void }) {
  const [picked, setPicked] = useState<number | null>(null);
  const [searched, setSearched] = useState('');
  const navigate = useNavigate();
  return (
    <ConsoleDialog
      title="Add An Organization"
      actions={
        <>
          <Button onClick={() => onCreate(searched.trim())}>Create a new organization</Button>
          <Button variant="contained" disabled={picked === null} onClick={() => navigate(`/organizations/${picked}`)}>
            Open
          </Button>
        </>
      }
    >
      <OrganizationSearch label="Does it already exist?" picked={picked} onPick={setPicked} onType={setSearched} />
    </ConsoleDialog>
  );
}

export type NewOrganization = OrganizationsCreateMutationVariables['input'];
type CreateProps = {
  /** The preceding search, used as the initial name. */
  name?: string;
  onCreate: (organization: NewOrganization) => Promise<unknown>;
};

/** The form of a new organization (B-045 … B-055); the caller creates it. */
export const CreateOrganization = ({ name = '', onCreate }: CreateProps) => (
  <FormDialog
    title="Create an organization"
    size="md"
    action="Create organization"
    busyAction="Creating..."
    defaults={{ name, locations: [], winterSportIds: [], springSportIds: [], summerSportIds: [], fallSportIds: [] }}
    required={['name']}
    onSubmit={({ name: typed, contactEmail, websiteUrl, ...fields }: NewOrganization & { name: string }) =>
      onCreate({
        ...fields,
        name: typed.trim(),
        contactEmail: contactEmail?.trim() || null,
        websiteUrl: websiteOf(websiteUrl),
      })
    }
  >
    <FieldGrid>
      <TextInput source="name" validate={required()} autoFocus sx={{ gridColumn: '1 / -1' }} />
      <TextInput source="contactEmail" validate={contactEmails} helperText="Separate several with commas." />
      <WebAddressInput source="websiteUrl" placeholder="http://" limit={organizationsLimits.websiteUrl} />
      <LocationsInput />
      <SeasonSportsInput isRequired />
      <DuplicateHint />
    </FieldGrid>
  </FormDialog>
);

/** Searches first, then creates and opens the organization. */
export function AddOrganization() {
  const [name, setName] = useState<string | null>(null);
  const [create] = useCreate();
  const navigate = useNavigate();
  const closeDialog = useCloseDialog();
  const createdId = useRef<number | null>(null);
  // Closing the list underneath would navigate back to it, so the dialog opens the organization itself.
  const leave = () => (createdId.current === null ? closeDialog() : navigate(`/organizations/${createdId.current}`));
  return name !== null ? (
    <DialogClose value={leave}>
      <CreateOrganization
        name={name}
        onCreate={async (data) => {
          createdId.current = (await create('organizations', { data }, { returnPromise: true })).id;
        }}
      />
    </DialogClose>
  ) : (
    <Search onCreate={setName} />
  );
}
