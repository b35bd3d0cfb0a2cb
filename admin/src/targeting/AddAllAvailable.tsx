import { useNotify } from 'react-admin';
import { formatNumber, pluralise } from '../../../ui/formats.ts';
import { useCall } from '../api/hooks.ts';
import { Confirm } from '../kit/Modal.tsx';
import { AddAllAvailableDocument } from './documents.ts';

type Props = {
  scope: { campaignId: number } | { searchFilterId: number };
  available: number;
  onClose: () => void;
};

/** Asks before every available property becomes a prospect (B-330). */
export function AddAllAvailable({ scope, available, onClose }: Props) {
  const { call } = useCall(AddAllAvailableDocument, { quiet: true });
  const notify = useNotify();
  return (
    <Confirm
      title="Add all available"
      action={`Add ${formatNumber(available)}`}
      onConfirm={async () => {
        await call({ input: scope });
        // how many there were by then the server does not tell, and a number of before could be wrong
        notify('All available sponsorable properties were added to the campaign.');
      }}
      onClose={onClose}
    >
      <p>
        Every property that matches and has no offer in this campaign becomes a prospect:{' '}
        <b>{pluralise(available, 'offer')}</b>.
      </p>
    </Confirm>
  );
}
