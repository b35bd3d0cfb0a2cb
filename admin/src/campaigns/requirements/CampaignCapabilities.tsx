import { Divider, Stack } from '@mui/material';
import { useMemo } from 'react';
import { ListContextProvider, ResourceContextProvider } from 'react-admin';
import { campaignCapabilitiesLimits } from '../../../../db/generated/limits.ts';
import { MultilineInput, RangeInput } from '../../form/inputs.tsx';
import { SelectionToolbar } from '../../list/SelectionToolbar.tsx';
import { WithSelection } from '../../list/selection.tsx';
import { useBulkActions } from '../../list/useBulkActions.tsx';
import { useLocalList } from '../../list/useLocalList.ts';
import type { CampaignCapabilityRecordFragment } from '../generated/graphql.ts';
import { useMove } from '../useOrder.ts';
import { CampaignCapability } from './CampaignCapability.tsx';

const RESOURCE = 'campaignCapabilities';

const bulkFields = [
  <RangeInput key="minimum" source="minimumQuantity" limit={campaignCapabilitiesLimits.minimumQuantity} />,
  <RangeInput key="quantity" source="quantity" limit={campaignCapabilitiesLimits.quantity} />,
  <MultilineInput key="expectations" source="executionExpectations" />,
];

type Props = { campaignId: number; capabilities: readonly CampaignCapabilityRecordFragment[] };

function Cards({ campaignId, capabilities }: Props) {
  const move = useMove('campaign_capabilities', campaignId, capabilities);
  const actions = useBulkActions(bulkFields);
  const isSelectable = actions !== null && capabilities.length > 1;
  return (
    <>
      <Stack component="ul" divider={<Divider component="li" aria-hidden />} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {capabilities.map((capability, index) => (
          <CampaignCapability
            key={capability.id}
            campaignCapability={capability}
            isSelectable={isSelectable}
            index={index}
            count={capabilities.length}
            onMove={move}
          />
        ))}
      </Stack>
      {isSelectable ? <SelectionToolbar>{actions}</SelectionToolbar> : null}
    </>
  );
}

/** The capabilities of a campaign in the order set by staff, with bulk editing. */
export function CampaignCapabilities({ campaignId, capabilities }: Props) {
  const data = useMemo(() => capabilities.map((row) => ({ ...row, name: row.capability.name })), [capabilities]);
  const list = useLocalList(data);
  return (
    <ResourceContextProvider value={RESOURCE}>
      <ListContextProvider value={list}>
        <WithSelection>
          <Cards campaignId={campaignId} capabilities={capabilities} />
        </WithSelection>
      </ListContextProvider>
    </ResourceContextProvider>
  );
}
