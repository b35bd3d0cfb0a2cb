/** The form of a sold capability: its values, its validation errors by field, and its mutation input (B-146 … B-156). */
import { capabilityDetailsLimits } from '../../../../db/generated/limits.ts';
import { type DetailField, detailFieldsOf } from '../../../../ui/detailFields.ts';
import { t } from '../../i18n/i18n.ts';
import { changedFields } from '../../lib/changedFields.ts';
import { withoutNulls } from '../../lib/nullable.ts';
import type { Problems } from '../../lib/useForm.ts';
import { countProblem, moneyOf, plainAmount, priceProblem } from './rules.ts';
import type { CapabilityInput, Sold } from './types.ts';

/** The values of the capability form; numbers as typed. */
export interface CapabilityValues {
  capabilityId: number | null;
  name: string;
  description: string;
  price: string;
  maxForSale: string;
  canHang24Hours: boolean | null;
  playLocationIds: number[];
  bannerSizeIds: number[];
  bannerPlacementIds: number[];
  emailListSize: string;
  socialMediaChannelId: number | null;
  socialMediaFollowingSize: string;
  canUseLogo: boolean | null;
  logoPlacementIds: number[];
  otherBrands: string;
  minTeamsRequired: string;
  sponsorablePropertyIds: number[];
}

const text = (value: string | number | null | undefined): string => (value ?? '').toString();
const ids = (list: readonly { id: number }[] | undefined): number[] => (list ?? []).map(({ id }) => id);

/** The form values of a sold capability; empty ones for a new capability. */
export function capabilityValues(sold?: Sold): CapabilityValues {
  const detail = sold?.capabilityDetail;
  return {
    capabilityId: sold?.capability.id ?? null,
    name: sold?.name ?? '',
    description: sold?.description ?? '',
    price: plainAmount(detail?.price ?? null),
    maxForSale: text(detail?.maxForSale),
    canHang24Hours: detail?.canHang24Hours ?? null,
    playLocationIds: ids(detail?.organizationPlayLocations),
    bannerSizeIds: ids(detail?.bannerSizes),
    bannerPlacementIds: ids(detail?.bannerPlacements),
    emailListSize: text(detail?.emailListSize),
    socialMediaChannelId: detail?.socialMediaChannel?.id ?? null,
    socialMediaFollowingSize: text(detail?.socialMediaFollowingSize),
    canUseLogo: detail?.canUseLogo ?? null,
    logoPlacementIds: ids(detail?.logoPlacements),
    otherBrands: detail?.otherBrands ?? '',
    minTeamsRequired: text(detail?.minTeamsRequired),
    sponsorablePropertyIds: withoutNulls(detail?.sponsorablePropertyIds),
  };
}

const counts = ['emailListSize', 'socialMediaFollowingSize', 'minTeamsRequired'] as const;

/** The validation errors. `sold`: the capability being edited, undefined for a new one. */
export function capabilityProblems(
  values: CapabilityValues,
  kind: string | undefined,
  sold?: Sold,
): Problems<CapabilityValues> {
  const shown = detailFieldsOf(kind);
  const most = Math.max(0, ...(sold?.organizationCapabilityPackages ?? []).map(({ quantity }) => quantity));
  const count = countProblem(values.maxForSale, capabilityDetailsLimits.maxForSale);
  return {
    capabilityId: values.capabilityId === null ? t('Choose what you sell.') : null,
    name: sold && values.name.trim() === '' ? t('Name is required') : null,
    price: priceProblem(values.price, false),
    maxForSale:
      count ??
      (values.maxForSale.trim() !== '' && Number(values.maxForSale) < most
        ? t('A package includes {count} of these, so at least that many must be for sale.', { count: most })
        : null),
    ...Object.fromEntries(
      counts
        .filter((field) => shown.includes(field))
        .map((field) => [field, countProblem(values[field], capabilityDetailsLimits[field])]),
    ),
  };
}

const numberOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

/** The mutation input: the common fields and those of the kind, none of other kinds. */
export function capabilityInput(values: CapabilityValues, kind: string | undefined): CapabilityInput {
  const details: Pick<CapabilityInput, DetailField> = {
    canHang24Hours: values.canHang24Hours,
    playLocationIds: values.playLocationIds,
    bannerSizeIds: values.bannerSizeIds,
    bannerPlacementIds: values.bannerPlacementIds,
    emailListSize: numberOf(values.emailListSize),
    socialMediaChannelId: values.socialMediaChannelId,
    socialMediaFollowingSize: numberOf(values.socialMediaFollowingSize),
    canUseLogo: values.canUseLogo,
    logoPlacementIds: values.logoPlacementIds,
    otherBrands: values.otherBrands.trim() || null,
    minTeamsRequired: numberOf(values.minTeamsRequired),
  };
  return {
    name: values.name.trim() || null,
    description: values.description.trim() || null,
    price: values.price.trim() === '' ? null : moneyOf(values.price),
    maxForSale: numberOf(values.maxForSale),
    sponsorablePropertyIds: values.sponsorablePropertyIds,
    ...Object.fromEntries(detailFieldsOf(kind).map((field) => [field, details[field]])),
  };
}

/** The fields that differ from the saved ones. */
export function changedCapability(saved: CapabilityValues, now: CapabilityValues, kind: string): CapabilityInput {
  return changedFields(capabilityInput(saved, kind), capabilityInput(now, kind)) as CapabilityInput;
}
