import { formatNumber, pluralise } from '../../../ui/formats.ts';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';

type Props = {
  scope: { campaignId: number } | { searchFilterId: number };
  available: number;
  onClose: () => void;
};

/** Asks before every available property becomes a prospect (B-330). */
export function AddAllAvailable({ scope, available, onClose }: Props) {
  const { mutateAsync: addAll } = useOperation('addAllAvailableSponsorablePropertiesToCampaign', { quiet: true });
  return (
    <ConfirmDialog
      title="Add all available"
      action={`Add ${formatNumber(available)}`}
      onConfirm={() => addAll({ input: scope })}
      onClose={onClose}
    >
      <p>
        Every property that matches and has no offer in this campaign becomes a prospect:{' '}
        <b>{pluralise(available, 'offer')}</b>.
      </p>
    </ConfirmDialog>
  );
}
