import type { AssetInput } from '../documents.ts';
import { statusOf } from '../states.ts';
import type { Sponsorship } from '../types.ts';

export type AssetRow = {
  campaignCapabilityId: number;
  id: number | null;
  name: string;
  quantity: number | null;
  reach: number | null;
  verified: boolean;
  /** Deadlines that the asset of a confirmed offer has, when its capability makes them by quantity. */
  deadlines: number | null;
};

/** A row for every capability of the campaign, with what the offer asks of it. */
export function assetRows(offer: Sponsorship): AssetRow[] {
  return [...offer.campaign.campaignCapabilities]
    .sort((a, b) => a.capability.name.localeCompare(b.capability.name))
    .map(({ id, capability }) => {
      const asset = offer.assets.find((one) => one.campaignCapabilityId === id);
      const counted = capability.createDeadlineBasedOnQuantity && statusOf(offer) === 'confirmed' && asset;
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

/** Rows as updateOffer takes them. */
export const toInput = (rows: readonly AssetRow[]): AssetInput[] =>
  rows.map(({ id, campaignCapabilityId, quantity, reach }) => ({
    ...(id === null ? {} : { id }),
    campaignCapabilityId,
    quantity: orNull(quantity),
    reach: orNull(reach),
  }));

/** Reach without quantity is not saved (S-250). */
export const reachProblem = (rows: readonly AssetRow[]): string | undefined =>
  rows.some(({ quantity, reach }) => orNull(reach) !== null && orNull(quantity) === null)
    ? 'Oops! Assets with reach is missing quantity!'
    : undefined;

/** More is promised than has a deadline (S-256). */
export const isShort = ({ quantity, deadlines }: AssetRow): boolean =>
  deadlines !== null && (orNull(quantity) ?? 0) > deadlines;
