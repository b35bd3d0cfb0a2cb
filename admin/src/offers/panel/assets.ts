import type { OfferAssetInput } from '../../../../ui/generated/schema.ts';
import { sameValue } from '../../dataProvider/sameValue.ts';
import type { OfferRecordFragment } from '../generated/graphql.ts';

export type AssetRow = {
  campaignCapabilityId: number;
  id: number | null;
  name: string;
  quantity: number | null;
  reach: number | null;
  verified: boolean;
  /** Number of deadlines that a confirmed offer's asset has, if its capability creates them by quantity. */
  deadlines: number | null;
};

/** A row for each capability of the campaign, with the offer's quantities. */
export function assetRows(offer: OfferRecordFragment): AssetRow[] {
  return [...offer.campaign.campaignCapabilities]
    .sort((a, b) => a.capability.name.localeCompare(b.capability.name))
    .map(({ id, capability }) => {
      const asset = offer.assets.find((asset) => asset.campaignCapabilityId === id);
      const counted = capability.createDeadlineBasedOnQuantity && offer.status === 'confirmed' && asset;
      return {
        campaignCapabilityId: id,
        id: asset?.id ?? null,
        name: capability.name,
        quantity: asset?.quantity ?? null,
        reach: asset?.reach ?? null,
        verified: asset?.anyVerifiedDeadlines ?? false,
        deadlines: counted ? offer.verificationDeadlines.filter(({ assetId }) => assetId === asset.id).length : null,
      };
    });
}

/** Zero and empty are null (S-249). */
export const orNull = (value: unknown): number | null => Number(value) || null;

/** The rows as input of updateOffer. */
const toInput = (rows: readonly AssetRow[]): OfferAssetInput[] =>
  rows.map(({ id, campaignCapabilityId, quantity, reach }) => ({
    ...(id === null ? {} : { id }),
    campaignCapabilityId,
    quantity: orNull(quantity),
    reach: orNull(reach),
  }));

/** The form's values as input of updateOffer: assets only if they changed (S-249, S-257). */
export function offerInput<Values extends { value: number | string | null; assets: readonly AssetRow[] }>(
  { assets, ...values }: Values,
  offer: OfferRecordFragment,
) {
  const rows = toInput(assets);
  return {
    ...values,
    value: orNull(values.value),
    ...(sameValue(rows, toInput(assetRows(offer))) ? {} : { assets: rows }),
  };
}

/** Reach without quantity is not saved (S-250). */
export const reachProblem = (rows: readonly AssetRow[]): string | undefined =>
  rows.some(({ quantity, reach }) => orNull(reach) !== null && orNull(quantity) === null)
    ? 'Oops! Assets with reach is missing quantity!'
    : undefined;

/** True if the quantity exceeds the number of deadlines (S-256). */
export const isShort = ({ quantity, deadlines = null }: Pick<AssetRow, 'quantity'> & Partial<AssetRow>): boolean =>
  deadlines !== null && (orNull(quantity) ?? 0) > deadlines;
