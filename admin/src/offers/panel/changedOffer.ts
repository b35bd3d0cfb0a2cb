import type { Sponsorship } from '../types.ts';
import { type AssetRow, assetRows, orNull, toInput } from './assets.ts';

export type OfferValues = {
  value: number | null;
  seasonStart: string | null;
  seasonEnd: string | null;
  additionalRequirements: string | null;
  customField: string | null;
  assets: AssetRow[];
};

/** Only what differs from the stored offer (S-257). */
export function changedOffer(values: OfferValues, offer: Sponsorship) {
  const changes: Record<string, unknown> = {};
  const value = orNull(values.value);
  if (value !== orNull(offer.value)) changes.value = value;
  for (const field of ['seasonStart', 'seasonEnd', 'additionalRequirements', 'customField'] as const) {
    const given = values[field] || null;
    if (given !== (offer[field] || null)) changes[field] = given;
  }
  const assets = toInput(values.assets);
  if (JSON.stringify(assets) !== JSON.stringify(toInput(assetRows(offer)))) changes.assets = assets;
  return changes;
}
