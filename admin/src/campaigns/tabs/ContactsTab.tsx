import { CardContent } from '@mui/material';
import { SelectInput, useRecordContext } from 'react-admin';
import { Loading } from '../../components/Loading.tsx';
import { TitledCard } from '../../components/TitledCard.tsx';
import { useOperationQuery } from '../../dataProvider/useOperation.ts';
import { FormError } from '../../form/FormError.tsx';
import { FormFooter } from '../../form/FormFooter.tsx';
import { RecordForm } from '../../form/RecordForm.tsx';
import { SaveButton } from '../../form/SaveButton.tsx';
import { Problem } from '../../layout/Problem.tsx';
import type { CampaignRecordFragment } from '../generated/graphql.ts';

const contacts = ['primarySalesContactId', 'primaryStrategistContactId', 'primaryBdrContactId'] as const;

/** The staff members in charge of the campaign; each may be empty (S-152 … S-154). */
export function ContactsTab() {
  const campaign = useRecordContext<CampaignRecordFragment>();
  const { data, error, refetch } = useOperationQuery('getEmployees', { employee: true }, { reference: true });
  if (error) return <Problem error={error} retry={refetch} />;
  if (!data || !campaign) return <Loading />;
  const staff = data.users.map(({ id, name }) => ({ id, name: name ?? `User ${id}` }));
  // A former staff member stays the contact until another one is selected.
  const choices = (id: number | null) =>
    id === null || staff.some((member) => member.id === id)
      ? staff
      : [{ id, name: `Former staff member (user ${id})`, disabled: true }, ...staff];
  return (
    <RecordForm>
      <TitledCard title="Primary Contacts">
        <CardContent>
          {contacts.map((source) => (
            <SelectInput key={source} source={source} choices={choices(campaign[source])} emptyText="Nobody" />
          ))}
          <FormError />
        </CardContent>
        <FormFooter>
          <SaveButton />
        </FormFooter>
      </TitledCard>
    </RecordForm>
  );
}
