import { Button } from '@mui/material';
import { useDataProvider } from 'react-admin';
import { formatNumber } from '../../../ui/formats.ts';
import { useDialog } from '../components/DialogButton.tsx';
import { Icon } from '../components/Icon.tsx';
import { AddDialog } from '../conflicts/AddDialog.tsx';
import type { ConsoleDataProvider } from '../dataProvider/dataProvider.ts';
import { useAction } from '../dataProvider/useOperation.ts';

type Props = { campaignId: number; propertyIds: readonly number[]; onAdded: () => void };

/** Adds the selected properties; confirms first if some conflict with other campaigns (B-265, B-333, T1). */
export function AddSelected({ campaignId, propertyIds, onAdded }: Props) {
  const [dialog, openDialog] = useDialog();
  const operations = useDataProvider<ConsoleDataProvider>();
  const input = (ids: readonly number[]) => ({ campaignId, sponsorablePropertyIds: [...ids] });
  const add = async (ids: readonly number[], conflicts: object) => {
    await operations.addSponsorablePropertiesToCampaign({ input: { ...input(ids), ...conflicts } });
    onAdded();
  };
  const { mutateAsync: addAll } = useAction(
    ({ ids, conflicts }: { ids: readonly number[]; conflicts: object }) => add(ids, conflicts),
    { quiet: true },
  );
  const { mutate: start, isPending } = useAction(async () => {
    const { addingPlan } = await operations.addingPlan(input(propertyIds));
    if (addingPlan.conflictingCount === 0) return add(propertyIds, {});
    openDialog(
      <AddDialog
        title="Add selected"
        adding={input(propertyIds)}
        onAdd={(conflicts) => addAll({ ids: propertyIds, conflicts })}
      >
        The selected properties become prospects.
      </AddDialog>,
    );
  });
  return (
    <>
      <Button
        size="small"
        variant="contained"
        startIcon={<Icon name="plus" />}
        disabled={isPending || propertyIds.length === 0}
        onClick={() => start(undefined)}
      >
        Add selected ({formatNumber(propertyIds.length)})
      </Button>
      {dialog}
    </>
  );
}
