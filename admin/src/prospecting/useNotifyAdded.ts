import { useNotify } from 'react-admin';
import { pluralise } from '../../../ui/formats.ts';
import { useNotifyUndo } from '../components/useNotifyUndo.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';

const properties = (count: number) => pluralise(count, 'sponsorable property', 'sponsorable properties');

/** Notifies how many properties were added, and offers Undo: they return to Available (B-349). */
export function useNotifyAdded() {
  const notify = useNotify();
  const notifyUndo = useNotifyUndo();
  const { mutateAsync: remove } = useOperation('removeSponsorablePropertiesFromCampaign');
  return (offers: readonly { id: number }[] | null) => {
    const offerIds = (offers ?? []).map(({ id }) => id);
    const message = `${properties(offerIds.length)} added to the campaign.`;
    if (offerIds.length === 0) return notify(message);
    return notifyUndo(message, () =>
      remove({ input: { offerIds, markAsUnqualified: false, removalReason: null } }).then(
        () => notify(`${properties(offerIds.length)} taken out of the campaign again.`),
        () => undefined,
      ),
    );
  };
}
