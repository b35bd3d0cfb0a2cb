import { Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { Icon } from '../components/Icon.tsx';
import { AddDialog } from '../conflicts/AddDialog.tsx';
import type { ConsoleDataProvider } from '../dataProvider/dataProvider.ts';
import { useAction } from '../dataProvider/useOperation.ts';

type Props = { campaignId: number; propertyIds: readonly number[]; onAdded: () => void };

/** Adds the selected properties; confirms first if some conflict with other campaigns (B-265, B-333, T1). */
export function AddSelected({ campaignId, propertyIds, onAdded }: Props) {
  const [asking, setAsking] = useState<readonly number[] | null>(null);
  const operations = useDataProvider<ConsoleDataProvider>();
  const input = (ids: readonly number[]) => ({ campaignId, sponsorablePropertyIds: [...ids] });
  const add = async (ids: readonly number[], conflicts: object) => {
    await operations.addSponsorablePropertiesToCampaign({ input: { ...input(ids), ...conflicts } });
    onAdded();
  };
  const { mutate: start, isPending } = useAction(async () => {
    const { addingPlan } = await operations.addingPlan(input(propertyIds));
    if (addingPlan.conflictingCount > 0) setAsking(propertyIds);
    else await add(propertyIds, {});
  });
  const { mutateAsync: addAsked } = useAction((conflicts: object) => add(asking ?? [], conflicts), { quiet: true });
  return (
    <>
      <Button
        size="small"
        variant="contained"
        startIcon={<Icon name="plus" />}
        disabled={isPending || propertyIds.length === 0}
        onClick={() => start(undefined)}
      >
        Add selected ({propertyIds.length})
      </Button>
      {asking ? (
        <AddDialog title="Add selected" adding={input(asking)} onAdd={addAsked} onClose={() => setAsking(null)}>
          The selected properties become prospects.
        </AddDialog>
      ) : null}
    </>
  );
}
