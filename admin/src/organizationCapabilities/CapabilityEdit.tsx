import { Button } from '@mui/material';
import { useMemo } from 'react';
import { useUpdate } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { pageId } from '../../../ui/pageId.ts';
import { Loading } from '../components/Loading.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { isNotFound, retryTwice } from '../dataProvider/errors.ts';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { useRecord } from '../dataProvider/useRecord.ts';
import { FieldGrid } from '../form/FieldGrid.tsx';
import { FormError } from '../form/FormError.tsx';
import { FormFooter } from '../form/FormFooter.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import { SaveButton } from '../form/SaveButton.tsx';
import { PageBody } from '../layout/PageBody.tsx';
import { NotFound, Problem } from '../layout/Problem.tsx';
import { CapabilityFields } from './CapabilityFields.tsx';
import { type CapabilityValues, capabilityValues } from './capabilityValues.ts';
import type { SoldCapability } from './columns.tsx';

function Edit({ sold }: { sold: SoldCapability }) {
  const { data: choices, error, refetch } = useOperationQuery('capabilityChoices', {}, { reference: true });
  const [update] = useUpdate(undefined, undefined, { mutationMode: 'pessimistic', retry: retryTwice });
  const navigate = useNavigate();
  const record = useMemo(() => capabilityValues(sold), [sold]);
  const back = `/organizations/${sold.organizationId}/capabilities`;
  if (error) return <Problem error={error} retry={refetch} />;
  if (!choices) return <Loading lines={8} />;
  const save = async (values: CapabilityValues) => {
    await update(
      'organizationCapabilities',
      { id: sold.id, data: values, previousData: { ...record, id: sold.id } },
      { returnPromise: true },
    );
    navigate(back);
  };
  return (
    <PageBody>
      <RecordForm record={record} onSubmit={save}>
        <TitledCard title={`Edit ${sold.name}`}>
          <FieldGrid padded>
            <CapabilityFields
              organizationId={sold.organizationId}
              kind={sold.capability.kind}
              choices={choices}
              stored={record}
            />
          </FieldGrid>
          <FormError />
          <FormFooter>
            <Button component={Link} to={back}>
              Cancel
            </Button>
            <SaveButton required={['name']} />
          </FormFooter>
        </TitledCard>
      </RecordForm>
    </PageBody>
  );
}

/** Edits an organization's capability, with the fields of its kind (B-146, B-156). */
export function CapabilityEdit({ organizationId }: { organizationId: number }) {
  const id = pageId(useParams().capabilityId);
  const { data, error, refetch } = useRecord<SoldCapability>('organizationCapabilities', id, {
    enabled: Number.isInteger(id),
    retry: false,
  });
  const isMissing = !Number.isInteger(id) || isNotFound(error) || data?.archived;
  if (isMissing || (data && data.organizationId !== organizationId)) return <NotFound what="capability" />;
  if (error && !data) return <Problem error={error} retry={refetch} />;
  return data ? <Edit key={id} sold={data} /> : <Loading lines={8} />;
}
