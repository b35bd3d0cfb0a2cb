import { AddDialog } from '../conflicts/AddDialog.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';

type Props = { scope: { campaignId: number } | { searchFilterId: number } };

/** Confirms adding all available properties as prospects (B-330). */
export function AddAllAvailable({ scope }: Props) {
  const { mutateAsync: addAll } = useOperation('addAllAvailableSponsorablePropertiesToCampaign', { quiet: true });
  return (
    <AddDialog
      title="Add all available"
      adding={scope}
      onAdd={(conflicts) => addAll({ input: { ...scope, ...conflicts } })}
    >
      Every property that matches and has no offer in this campaign becomes a prospect.
    </AddDialog>
  );
}
