import { useMemo } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import { offered, offeredPrograms } from '../../../../ui/organization/selling.ts';
import { pageId } from '../../../../ui/pageId.ts';
import { submitErrors } from '../../api/errors.ts';
import { useCall, useDocument } from '../../api/hooks.ts';
import { Block, Loading } from '../../kit/Block.tsx';
import { Button, ButtonLink } from '../../kit/Button.tsx';
import { ChecksIn, SelectIn } from '../../kit/choices.tsx';
import { FormProblem } from '../../kit/FormProblem.tsx';
import { MoneyIn, NumberIn, TextareaIn, TextIn } from '../../kit/inputs.tsx';
import { PageForm } from '../../kit/PageForm.tsx';
import { useSlow } from '../../kit/useSlow.ts';
import { NotFound, Problem } from '../../layout/Problem.tsx';
import { type CapabilityValues, capabilityInput, capabilityValues } from './capabilityValues.ts';
import {
  type CapabilityLists,
  CreateOrganizationCapabilityDocument,
  OrganizationCapabilityFormDocument,
  type Seller,
  type Sold,
  UpdateOrganizationCapabilityDocument,
} from './documents.ts';
import { KindFields } from './KindFields.tsx';
import { programChoice } from './programChoice.ts';

function Foot({ back, sold }: { back: string; sold: Sold | undefined }) {
  const { isSubmitting } = useFormState();
  const slow = useSlow(isSubmitting);
  const [capabilityId, name] = useWatch({ name: ['capabilityId', 'name'] }) as [number | null, string | null];
  return (
    <div className="formfoot">
      <ButtonLink look="bare" to={back}>
        Cancel
      </ButtonLink>
      <Button
        look="go"
        type="submit"
        disabled={isSubmitting || capabilityId === null || (sold !== undefined && !name?.trim())}
      >
        {slow ? 'Saving...' : sold ? 'Save' : 'Add Capability'}
      </Button>
    </div>
  );
}

type FieldsProps = { lists: CapabilityLists; seller: Seller; sold: Sold | undefined; stored: CapabilityValues };

/** The fields follow the chosen capability. */
function Fields({ lists, seller, sold, stored }: FieldsProps) {
  const id = useWatch({ name: 'capabilityId' }) as number | null;
  const kind = sold?.capability.kind ?? lists.capabilities.find((one) => one.id === id)?.kind;
  const programs = offeredPrograms(seller.sponsorableProperties, stored.sponsorablePropertyIds);
  return (
    <div className="block__body fields">
      {sold ? null : (
        <SelectIn source="capabilityId" label="Capability" choices={offered(lists.capabilities)} need wide />
      )}
      {kind ? (
        <>
          <TextIn
            source="name"
            label="Name"
            maxLength={200}
            need={sold !== undefined}
            hint="How it is called in the organization's list; useful when it sells several of a kind."
            wide
          />
          <TextareaIn source="description" label="Description" maxLength={2000} wide />
          <KindFields kind={kind} lists={lists} seller={seller} stored={stored} />
          <MoneyIn source="price" label="Price" hint="Of one; may stay empty." />
          <NumberIn source="maxForSale" label="Quantity" min={0} hint="How many are for sale; empty for no limit." />
          {programs.length ? (
            <ChecksIn
              source="sponsorablePropertyIds"
              label="Seasons, programs and events (none: all)"
              choices={programs.map(programChoice)}
              wide
            />
          ) : null}
        </>
      ) : null}
      <div className="wide">
        <FormProblem />
      </div>
    </div>
  );
}

type FormProps = { lists: CapabilityLists; seller: Seller; sold: Sold | undefined };

function CapabilityForm({ lists, seller, sold }: FormProps) {
  const back = `/organizations/${seller.id}/capabilities`;
  const navigate = useNavigate();
  const create = useCall(CreateOrganizationCapabilityDocument, { quiet: true });
  const update = useCall(UpdateOrganizationCapabilityDocument, { quiet: true, repeatable: true });
  // what the form began with: news of the page must not change what is typed, nor what counts as changed
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const stored = useMemo(() => capabilityValues(sold), [sold?.id]);
  const save = async (values: CapabilityValues) => {
    const kind =
      sold?.capability.kind ?? lists.capabilities.find(({ id }) => id === values.capabilityId)?.kind ?? 'other';
    try {
      if (sold) await update.call({ input: { id: sold.id, ...capabilityInput(values, kind, stored) } });
      else
        await create.call({
          input: {
            organizationId: seller.id,
            capabilityId: values.capabilityId,
            ...capabilityInput(values, kind),
          },
        });
      navigate(back);
      return undefined;
    } catch (error) {
      return submitErrors(error);
    }
  };
  return (
    <PageForm defaultValues={stored} onSubmit={save as never}>
      <Block title={sold ? `Edit ${sold.name}` : 'Add Capability'}>
        <Fields lists={lists} seller={seller} sold={sold} stored={stored} />
        <Foot back={back} sold={sold} />
      </Block>
    </PageForm>
  );
}

/** What an organization sells, by kind: a new capability or a stored one (B-146, B-156). */
export function CapabilityFormPage({ id }: { id: number }) {
  const { capabilityId } = useParams();
  const wanted = capabilityId === undefined ? null : pageId(capabilityId);
  const { data, error, refetch } = useDocument(OrganizationCapabilityFormDocument, { id });
  if (error) return <Problem error={error} retry={refetch} />;
  if (!data) return <Loading lines={8} />;
  const sold = data.organization?.organizationCapabilities.find((one) => one.id === wanted && !one.archived);
  if (!data.organization || (wanted !== null && !sold)) return <NotFound what="capability" />;
  return (
    <div className="body card-form">
      <CapabilityForm key={wanted ?? 'new'} lists={data} seller={data.organization} sold={sold} />
    </div>
  );
}
