import { type DetailField, detailFieldsOf } from '../../../ui/detailFields.ts';
import type { SoldCapability } from './columns.tsx';

/** The values of the capability form: common fields, and details of every kind. */
export type CapabilityValues = {
  id?: number;
  version?: number;
  capabilityId: number | null;
  name: string | null;
  description: string | null;
  price: number | null;
  maxForSale: number | null;
  sponsorablePropertyIds: number[];
} & Record<DetailField, unknown>;

const idsOf = (rows: readonly { id: number }[] = []) => rows.map(({ id }) => id);

/** Form values of an organization capability; empty for a new one. */
export function capabilityValues(sold?: SoldCapability): CapabilityValues {
  const detail = sold?.capabilityDetail;
  return {
    ...(sold ? { id: sold.id, version: sold.version } : {}),
    capabilityId: sold?.capability.id ?? null,
    name: sold?.name ?? null,
    description: sold?.description ?? null,
    price: detail?.price == null ? null : Number(detail.price),
    maxForSale: detail?.maxForSale ?? null,
    sponsorablePropertyIds: (detail?.sponsorablePropertyIds ?? []) as number[],
    canHang24Hours: detail?.canHang24Hours ?? null,
    playLocationIds: idsOf(detail?.organizationPlayLocations),
    bannerSizeIds: idsOf(detail?.bannerSizes),
    bannerPlacementIds: idsOf(detail?.bannerPlacements),
    emailListSize: detail?.emailListSize ?? null,
    socialMediaChannelId: detail?.socialMediaChannel?.id ?? null,
    socialMediaFollowingSize: detail?.socialMediaFollowingSize ?? null,
    canUseLogo: detail?.canUseLogo ?? null,
    logoPlacementIds: idsOf(detail?.logoPlacements),
    otherBrands: detail?.otherBrands ?? null,
    minTeamsRequired: detail?.minTeamsRequired ?? null,
  };
}

const COMMON = ['capabilityId', 'name', 'description', 'price', 'maxForSale', 'sponsorablePropertyIds'] as const;

/** API input of a new capability: the common fields and the details of its kind only. */
export const newCapability = (values: CapabilityValues, kind: string | undefined) =>
  Object.fromEntries(
    [...COMMON, ...detailFieldsOf(kind)].map((field) => {
      const value = values[field];
      return [field, typeof value === 'string' ? value.trim() : value];
    }),
  );
