import { type DetailField, detailFieldsOf } from '../../../../ui/detailFields.ts';
import { sameValue } from '../../api/sameValue.ts';
import type { Sold } from './documents.ts';

/** The capability form: the common fields, and the details of every kind. */
export type CapabilityValues = {
  capabilityId: number | null;
  name: string | null;
  description: string | null;
  price: number | null;
  maxForSale: number | null;
  sponsorablePropertyIds: number[];
} & Record<DetailField, unknown>;

const ids = (rows: readonly { id: number }[] | undefined) => (rows ?? []).map(({ id }) => id);

/** The form of something sold; an empty one without it. */
export function capabilityValues(sold?: Sold): CapabilityValues {
  const detail = sold?.capabilityDetail;
  return {
    capabilityId: sold?.capability.id ?? null,
    name: sold?.name ?? null,
    description: sold?.description ?? null,
    price: detail?.price == null ? null : Number(detail.price),
    maxForSale: detail?.maxForSale ?? null,
    sponsorablePropertyIds: detail?.sponsorablePropertyIds ?? [],
    canHang24Hours: detail?.canHang24Hours ?? null,
    playLocationIds: ids(detail?.organizationPlayLocations),
    bannerSizeIds: ids(detail?.bannerSizes),
    bannerPlacementIds: ids(detail?.bannerPlacements),
    emailListSize: detail?.emailListSize ?? null,
    socialMediaChannelId: detail?.socialMediaChannel?.id ?? null,
    socialMediaFollowingSize: detail?.socialMediaFollowingSize ?? null,
    canUseLogo: detail?.canUseLogo ?? null,
    logoPlacementIds: ids(detail?.logoPlacements),
    otherBrands: detail?.otherBrands ?? null,
    minTeamsRequired: detail?.minTeamsRequired ?? null,
  };
}

const ordered = (value: unknown) => (Array.isArray(value) ? [...value].sort() : value);

/** What is sent: the common fields and the details of the kind, none of another; with `stored` only what differs from it. */
export function capabilityInput(values: CapabilityValues, kind: string, stored?: CapabilityValues) {
  const fields = [
    'name',
    'description',
    'price',
    'maxForSale',
    'sponsorablePropertyIds',
    ...detailFieldsOf(kind),
  ] as const;
  const input: Record<string, unknown> = {};
  for (const field of fields) {
    const typed = values[field];
    const value = typeof typed === 'string' ? typed.trim() || null : (typed ?? null);
    if (!stored || !sameValue(ordered(value), ordered(stored[field]))) input[field] = value;
  }
  return input;
}
