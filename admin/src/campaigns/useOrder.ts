import type { CampaignRecord } from '../../../ui/generated/schema.ts';
import { useOperation } from '../dataProvider/useOperation.ts';

type Placed = { id: number; position: number | null };

/** Records in the order set by staff; those that were never moved come last, in their original order. */
export const inOrder = <Row extends Placed>(records: readonly Row[]): Row[] =>
  records.toSorted((a, b) => (a.position ?? Infinity) - (b.position ?? Infinity) || 0);

/** Moves a record within a list of its campaign and saves the order; notifies on error (P13). */
export function useMove(records: CampaignRecord, campaignId: number, list: readonly Placed[]) {
  const { mutate: order, isPending } = useOperation('orderCampaignRecords');
  return (from: number, to: number) => {
    if (isPending) return;
    const ids = list.map(({ id }) => id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    order({ input: { campaignId, records, ids } });
  };
}
