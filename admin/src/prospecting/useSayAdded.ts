import { useNotify } from 'react-admin';
import { pluralise } from '../../../ui/formats.ts';
import { useCall } from '../api/hooks.ts';
import { useNotifyUndo } from '../kit/useNotifyUndo.tsx';
import { RemoveFromCampaignDocument } from './documents.ts';

const properties = (count: number) => pluralise(count, 'sponsorable property', 'sponsorable properties');

/** Tells how many properties were added in fact, and lets them be taken out again: they return to Available (B-349). */
export function useSayAdded() {
  const notify = useNotify();
  const notifyUndo = useNotifyUndo();
  const { call } = useCall(RemoveFromCampaignDocument);
  return (offers: readonly { id: number }[]) => {
    const said = `${properties(offers.length)} added to the campaign.`;
    if (offers.length === 0) return notify(said);
    const takeOut = () =>
      call({ input: { offerIds: offers.map(({ id }) => id), markAsUnqualified: false, removalReason: null } }).then(
        () => notify(`${properties(offers.length)} taken out of the campaign again.`),
        () => undefined,
      );
    return notifyUndo(said, takeOut);
  };
}
