import { useWatch } from 'react-hook-form';
import { useCall, useDocument } from '../../api/hooks.ts';
import { SelectIn } from '../../kit/choices.tsx';
import { NumberIn, TextareaIn } from '../../kit/inputs.tsx';
import { FormModal } from '../../kit/Modal.tsx';
import { Warning } from '../../kit/Note.tsx';
import {
  CreateCampaignCapabilityDocument,
  GetCapabilitiesDocument,
  UpdateCampaignCapabilityDocument,
} from '../documents.ts';
import type { CampaignCapability, Capability } from '../types.ts';

type Values = { capabilityId: number; minimumQuantity: number; quantity: number; executionExpectations: string };

/** More deadlines would be made than the capability has; it does not block (S-109, S-110). */
function QuantityWarning({ capabilities }: { capabilities: readonly Capability[] }) {
  const [id, quantity] = useWatch({ name: ['capabilityId', 'minimumQuantity'] }) as [number, number];
  const capability = capabilities.find((one) => one.id === id);
  if (!capability?.createDeadlineBasedOnQuantity || quantity <= capability.capabilityVerificationDeadlineCount)
    return null;
  return (
    <Warning>
      The default quantity is higher than the number of verification deadlines of this capability. Please contact a
      superadmin.
    </Warning>
  );
}

type Props = {
  onClose: () => void;
} & ({ campaignId: number; taken: readonly number[]; capability?: undefined } | { capability: CampaignCapability });

/** Adds a capability to a campaign, or changes its quantities and expectations (S-099 … S-106). */
export function CapabilityModal(props: Props) {
  const { onClose, capability } = props;
  const create = useCall(CreateCampaignCapabilityDocument, { quiet: true });
  const update = useCall(UpdateCampaignCapabilityDocument, { quiet: true, repeatable: true });
  const { data } = useDocument(
    GetCapabilitiesDocument,
    { campaignScope: true },
    { reference: true, enabled: !capability },
  );
  const all = capability ? [capability.capability] : (data?.capabilities ?? []);
  const taken = capability ? [] : (props as { taken: readonly number[] }).taken;
  const submit = ({ capabilityId, minimumQuantity, quantity, executionExpectations }: Values) => {
    const values = { minimumQuantity, quantity, executionExpectations: executionExpectations.trim() };
    if (capability) return update.call({ input: { id: capability.id, ...values } });
    return create.call({
      input: { campaignId: (props as { campaignId: number }).campaignId, capabilityId, ...values },
    });
  };
  return (
    <FormModal
      title={capability ? `Update ${capability.capability.name}` : 'Add A Campaign Capability'}
      action={capability ? 'Save' : 'Add capability'}
      defaults={
        capability
          ? { ...capability, capabilityId: capability.capability.id }
          : { capabilityId: null, minimumQuantity: null, quantity: null, executionExpectations: '' }
      }
      required={['capabilityId', 'minimumQuantity', 'quantity', 'executionExpectations']}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectIn
        source="capabilityId"
        label="Capability"
        need
        disabled={capability !== undefined}
        choices={all.filter(({ id }) => !taken.includes(id))}
      />
      <div className="fields">
        <NumberIn source="minimumQuantity" label="Default quantity per league" min={0} need />
        <NumberIn source="quantity" label="Total contracted quantity" min={0} need />
      </div>
      <TextareaIn
        source="executionExpectations"
        label="Description"
        need
        rows={4}
        hint="Execution expectations: the description in the offer to the league."
      />
      <QuantityWarning capabilities={all} />
    </FormModal>
  );
}
