import { Button, CardContent, Stack } from '@mui/material';
import { AutocompleteInput, Form, ReferenceInput, required, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { idLimit } from '../../../ui/limits.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { RangeInput } from '../form/inputs.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { Explanation } from './Explanation.tsx';
import type { VisibilityQuery } from './paths.ts';

/** Record types by table; those with their own list can be searched by name. */
const recordTypes = [
  { id: 'organizations', name: 'Organization', resource: 'organizations' },
  { id: 'offers', name: 'Offer' },
  { id: 'campaigns', name: 'Campaign', resource: 'campaigns' },
  { id: 'sponsors', name: 'Sponsor', resource: 'sponsors' },
  { id: 'sponsorable_properties', name: 'Program' },
  { id: 'verification_deadlines', name: 'Verification deadline' },
  { id: 'verification_images', name: 'Photo' },
  { id: 'checks', name: 'Check' },
  { id: 'creative_files', name: 'Creative file' },
  { id: 'play_locations', name: 'Play location' },
  { id: 'addresses', name: 'Address' },
  { id: 'organization_packages', name: 'Package' },
  { id: 'sponsorship_applications', name: 'Application' },
  { id: 'users', name: 'User' },
];

/** The typed text as a list search. */
const search = (text: string) => (text ? { q: text } : {});

function RecordInput() {
  const recordType = useWatch({ name: 'recordType' });
  const { resource, name = 'Record' } = recordTypes.find(({ id }) => id === recordType) ?? {};
  if (!resource)
    return (
      <RangeInput
        source="recordId"
        label={`Number of the ${name.toLowerCase()}`}
        limit={idLimit}
        validate={required()}
      />
    );
  const byName =
    resource === 'organizations' ? search : (text: string) => (text ? { name: { includesInsensitive: text } } : {});
  return (
    <ReferenceInput key={resource} source="recordId" reference={resource} sort={{ field: 'name', order: 'ASC' }}>
      <AutocompleteInput label={name} filterToQuery={byName} validate={required()} />
    </ReferenceInput>
  );
}

const numberOf = (text: string | null): number | undefined =>
  text && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

/** Why a portal user cannot see a record: the database evaluates it and names the policy and the missing fact. */
export function VisibilityPage() {
  const [address, setAddress] = useSearchParams();
  const userId = numberOf(address.get('userId'));
  const recordId = numberOf(address.get('recordId'));
  const recordType = address.get('recordType') ?? 'offers';
  const explain = (values: VisibilityQuery) =>
    setAddress(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])), {
      replace: true,
    });
  return (
    <>
      <PageHeader title="Why Can’t This Person See That?" />
      <Stack sx={{ p: { xs: 2, sm: 3 }, gap: 2, maxWidth: 960 }}>
        <TitledCard title="Person and record">
          <CardContent>
            <Form onSubmit={explain as never} record={{ userId, recordType, recordId }} sanitizeEmptyValues>
              <Stack sx={{ gap: 1 }}>
                <ReferenceInput
                  source="userId"
                  reference="staff"
                  filter={{ employee: false }}
                  sort={{ field: 'email', order: 'ASC' }}
                >
                  <AutocompleteInput
                    label="Person"
                    optionText={({ name, email }: { name: string | null; email: string }) =>
                      name ? `${name} (${email})` : email
                    }
                    filterToQuery={search}
                    validate={required()}
                  />
                </ReferenceInput>
                <SelectInput source="recordType" label="Kind of record" choices={recordTypes} validate={required()} />
                <RecordInput />
                <div>
                  <Button type="submit" variant="contained">
                    Explain
                  </Button>
                </div>
              </Stack>
            </Form>
          </CardContent>
        </TitledCard>
        {userId && recordId ? (
          <Explanation query={{ userId, recordType, recordId }} />
        ) : (
          <EmptyState>Choose a person and a record.</EmptyState>
        )}
      </Stack>
    </>
  );
}
