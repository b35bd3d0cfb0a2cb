import { Alert } from '@mui/material';
import { required, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { campaignCapabilitiesLimits } from '../../../../db/generated/limits.ts';
import { viewerHasRole } from '../../auth/authProvider.ts';
import { RecordDialog } from '../../components/RecordDialog.tsx';
import { useOperationQuery } from '../../dataProvider/useOperation.ts';
import { FormGrid } from '../../form/FormGrid.tsx';
import { MultilineInput, RangeInput } from '../../form/inputs.tsx';
import type { CampaignCapabilityOptionFragment, CampaignCapabilityRecordFragment } from '../generated/graphql.ts';

/** Warns when the quantity would create more deadlines than are defined; does not block saving (S-109, S-110). */
function QuantityWarning({ capabilities }: { capabilities: readonly CampaignCapabilityOptionFragment[] }) {
  const [id, quantity] = useWatch({ name: ['capabilityId', 'minimumQuantity'] }) as [number, number];
  const capability = capabilities.find((capability) => capability.id === id);
  if (!capability?.createDeadlineBasedOnQuantity || quantity <= (capability.capabilityVerificationDeadlineCount ?? 0))
    return null;
  return (
    <Alert severity="warning">
      The default quantity is higher than the number of verification deadlines of this capability.
      {viewerHasRole('superadmin') ? '' : ' Please contact a superadmin.'}
    </Alert>
  );
}

type Props =
  | { campaignId: number; taken: readonly number[]; campaignCapability?: undefined }
  | { campaignCapability: CampaignCapabilityRecordFragment; campaignId?: undefined; taken?: undefined };

/** Adds a capability to a campaign, or changes its quantities and expectations (S-099 … S-106). */
export function CapabilityDialog({ campaignId, taken = [], campaignCapability }: Props) {
  const { data } = useOperationQuery(
    'getCapabilities',
    { campaignScope: true },
    { reference: true, enabled: !campaignCapability },
  );
  const capabilities = campaignCapability ? [campaignCapability.capability] : (data?.capabilities ?? []);
  return (
    <RecordDialog
      resource="campaignCapabilities"
      record={campaignCapability}
      parent={{ campaignId }}
      title={campaignCapability ? `Update ${campaignCapability.capability.name}` : 'Add A Campaign Capability'}
      action={campaignCapability ? 'Save' : 'Add capability'}
      defaults={
        campaignCapability
          ? { ...campaignCapability, capabilityId: campaignCapability.capability.id }
          : { capabilityId: null, minimumQuantity: null, quantity: null, executionExpectations: '' }
      }
      required={['capabilityId', 'minimumQuantity', 'quantity', 'executionExpectations']}
    >
      <SelectInput
        source="capabilityId"
        validate={required()}
        disabled={campaignCapability !== undefined}
        choices={capabilities.filter(({ id }) => !taken.includes(id))}
      />
      <FormGrid>
        <RangeInput source="minimumQuantity" limit={campaignCapabilitiesLimits.minimumQuantity} validate={required()} />
        <RangeInput source="quantity" limit={campaignCapabilitiesLimits.quantity} validate={required()} />
      </FormGrid>
      <MultilineInput
        source="executionExpectations"
        validate={required()}
        minRows={4}
        helperText="Execution expectations: the description in the offer to the league."
      />
      <QuantityWarning capabilities={capabilities} />
    </RecordDialog>
  );
}
