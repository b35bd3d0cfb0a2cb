import { Button } from '@mui/material';
import { required, SelectInput, useCreate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { offered } from '../../../ui/organization/selling.ts';
import { useDelayedBusy } from '../../../ui/useDelayedBusy.ts';
import { Loading } from '../components/Loading.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { FieldGrid } from '../form/FieldGrid.tsx';
import { FormError } from '../form/FormError.tsx';
import { FormFooter } from '../form/FormFooter.tsx';
import { NewRecordForm } from '../form/NewRecordForm.tsx';
import { PageBody } from '../layout/PageBody.tsx';
import { Problem } from '../layout/Problem.tsx';
import { CapabilityFields } from './CapabilityFields.tsx';
import { type CapabilityValues, capabilityValues, newCapability } from './capabilityValues.ts';
import type { CapabilityChoicesQuery } from './generated/graphql.ts';

const EMPTY = capabilityValues();

type Props = { organizationId: number; choices: CapabilityChoicesQuery };

/** The selection of a capability, the fields of its kind, and the buttons. */
function Fields({ organizationId, choices }: Props) {
  const capabilityId = useWatch({ name: 'capabilityId' }) as number | null;
  const { isSubmitting } = useFormState();
  const isSlow = useDelayedBusy(isSubmitting);
  const kind = choices.capabilities.find(({ id }) => id === capabilityId)?.kind;
  return (
    <TitledCard title="Add Capability">
      <FieldGrid padded>
        <SelectInput
          source="capabilityId"
          choices={offered(choices.capabilities)}
          validate={required()}
          sx={{ gridColumn: '1 / -1' }}
        />
        {kind ? (
          <CapabilityFields organizationId={organizationId} kind={kind} choices={choices} stored={EMPTY} />
        ) : null}
      </FieldGrid>
      <FormError />
      <FormFooter>
        <Button component={Link} to={`/organizations/${organizationId}/capabilities`}>
          Cancel
        </Button>
        <Button variant="contained" type="submit" disabled={isSubmitting || !kind}>
          {isSlow ? 'Saving...' : 'Add Capability'}
        </Button>
      </FormFooter>
    </TitledCard>
  );
}

/** Creates an organization's capability, with the fields of its kind (B-146, B-156). */
export function CapabilityCreate({ organizationId }: { organizationId: number }) {
  const { data: choices, error, refetch } = useOperationQuery('capabilityChoices', {}, { reference: true });
  const [create] = useCreate();
  const navigate = useNavigate();
  if (error) return <Problem error={error} retry={refetch} />;
  if (!choices) return <Loading lines={8} />;
  const save = async (values: CapabilityValues) => {
    const kind = choices.capabilities.find(({ id }) => id === values.capabilityId)?.kind;
    const data = { ...newCapability(values, kind), organizationId };
    await create('organizationCapabilities', { data }, { returnPromise: true });
    navigate(`/organizations/${organizationId}/capabilities`);
  };
  return (
    <PageBody>
      <NewRecordForm defaultValues={EMPTY} onSubmit={save}>
        <Fields organizationId={organizationId} choices={choices} />
      </NewRecordForm>
    </PageBody>
  );
}
