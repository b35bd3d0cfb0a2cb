import { useDocument } from '../../api/hooks.ts';
import { Block, Loading } from '../../kit/Block.tsx';
import { SelectIn } from '../../kit/choices.tsx';
import { EditForm } from '../../kit/EditForm.tsx';
import { FormProblem } from '../../kit/FormProblem.tsx';
import { SaveButton } from '../../kit/SaveButton.tsx';
import { Problem } from '../../layout/Problem.tsx';
import { GetEmployeesDocument } from '../documents.ts';
import type { Campaign } from '../types.ts';
import { useSaveCampaign } from '../useSaveCampaign.ts';

const FIELDS = ['primarySalesContactId', 'primaryStrategistContactId', 'primaryBdrContactId'] as const;
const labels = ['Sales contact', 'Strategist contact', 'BDR contact'];

/** Who of us looks after the campaign; each may be empty (S-152 … S-154). */
export function ContactsTab({ campaign }: { campaign: Campaign }) {
  const { data, error, refetch } = useDocument(GetEmployeesDocument, { employee: true }, { reference: true });
  const save = useSaveCampaign(campaign, FIELDS);
  if (error) return <Problem error={error} retry={refetch} />;
  if (!data) return <Loading />;
  const staff = data.users.map(({ id, name }) => ({ id, name: name ?? `User ${id}` }));
  // Somebody who has left is still the contact, until another one is chosen.
  const choices = (id: number | null) =>
    id === null || staff.some((one) => one.id === id)
      ? staff
      : [{ id, name: `Former member of staff (user ${id})`, disabled: true }, ...staff];
  return (
    <EditForm record={campaign} onSubmit={save}>
      <Block title="Primary Contacts">
        <div className="block__body stack-12">
          {FIELDS.map((source, index) => (
            <SelectIn
              key={source}
              source={source}
              label={labels[index] as string}
              choices={choices(campaign[source])}
              empty="Nobody"
            />
          ))}
          <FormProblem />
        </div>
        <div className="formfoot">
          <SaveButton />
        </div>
      </Block>
    </EditForm>
  );
}
