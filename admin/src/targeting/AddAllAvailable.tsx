import { useNotify } from 'react-admin';
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
  const notify = useNotify();
  return (
    <ConfirmDialog
      title="Add all available"
      action={`Add ${formatNumber(available)}`}
      onConfirm={async () => {
        await addAll({ input: scope });
        // the API does not answer how many were added, and the number shown may be outdated
        notify('All available sponsorable properties were added to the campaign.');
      }}
      onClose={onClose}
    >
      <p>
        Every property that matches and has no offer in this campaign becomes a prospect:{' '}
        <b>{pluralise(available, 'offer')}</b>.
      </p>
    </ConfirmDialog>
  );
}
