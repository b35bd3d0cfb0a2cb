/**
 * What the forms of the package builder hold, what they refuse beside which field, and what they send. The database decides
 * again; its sentences are said in the same words where a rule is known here.
 */
import { type DetailField, detailFieldsOf } from '../../../../ui/detailFields.ts';
import { formatDate } from '../../../../ui/formats.ts';
import { ApiError } from '../../../../ui/graphql.ts';
import { t } from '../../i18n/i18n.ts';
import { seasonText } from '../../lib/words.ts';
import type { CapabilityInput, Held, LeaguePackage, Listed, PackageInput, Program, Sold } from './documents.ts';

/** Sentences of the database that these pages show as they come. */
export const saidByServer = [
  'This capability is part of a package. Take it out of the package first.',
  'Choose a capability that this organization sells.',
  'There is no such package.',
  'There is no such capability.',
  'A package holds more than that.',
  'Choose play locations of this organization.',
  'Choose programs of this organization.',
] as const;

const noProgramProblem = 'Your package must be associated with at least one season, program, or event';

/** The field that a refusal is about, and its sentence; null when it is about none, or none of ours. */
export function fieldProblem(error: unknown, field: string): string | null {
  return error instanceof ApiError && error.field === field ? t(error.message) : null;
}

/** What a save says that failed: the server's sentence, or that it did not arrive. `fields`: those that show their own. */
export function saveProblem(error: unknown, fields: readonly string[]): string | null {
  if (error === null) return null;
  if (error instanceof ApiError && !error.serverFault)
    return error.field && fields.includes(error.field) ? null : t(error.message);
  return t('Your changes could not be saved. Please check your internet connection and try again.');
}

/** Dollars as they are typed, "$1,250.5" → "1250.5"; null for what is no amount. */
export function moneyOf(typed: string): string | null {
  const plain = typed.replace(/[$,\s]/g, '');
  return /^(\d{1,10}(\.\d{0,2})?|\.\d{1,2})$/.test(plain) ? plain.replace(/\.$/, '') : null;
}

/** Why a price is refused: required ones are at least a cent (B-165), others may stay open. */
function priceProblem(typed: string, required: boolean): string | null {
  if (typed.trim() === '') return required ? t('Price is required') : null;
  if (typed.trim().startsWith('-')) return t('The price cannot be negative.');
  const amount = moneyOf(typed);
  if (amount === null) return t('Enter the price in dollars, for example 250 or 249.99.');
  return required && Number(amount) < 0.01 ? t('The price is at least $0.01.') : null;
}

/** Why a whole number is refused that may stay empty. */
export function countProblem(typed: string): string | null {
  return typed.trim() === '' || /^\d{1,9}$/.test(typed.trim()) ? null : t('Enter a whole number.');
}

/** Why a quantity in a package is refused (S-444, B-175). */
export function quantityProblem(typed: string, maxForSale: number | null): string | null {
  const typedNumber = typed.trim();
  if (!/^\d{1,9}$/.test(typedNumber)) return t('Enter a whole number.');
  if (Number(typedNumber) < 1) return t('The quantity is at least 1.');
  return maxForSale !== null && Number(typedNumber) > maxForSale
    ? t('Only {count} are for sale.', { count: maxForSale })
    : null;
}

// ------------------------------------------------------------------------------------------------ packages

export interface PackageValues {
  name: string;
  price: string;
  packageDescription: string;
  sponsorablePropertyIds: number[];
}

export type Problems<Values> = Partial<Record<keyof Values, string>>;

const present = <Values>(problems: Record<string, string | null>): Problems<Values> =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null)) as Problems<Values>;

/** What keeps a package from being saved (B-163, B-164, B-165). */
export function packageProblems(values: PackageValues): Problems<PackageValues> {
  return present<PackageValues>({
    name: values.name.trim() === '' ? t('Name is required') : null,
    price: priceProblem(values.price, true),
    sponsorablePropertyIds: values.sponsorablePropertyIds.length === 0 ? t(noProgramProblem) : null,
  });
}

export function packageValues(one: LeaguePackage): PackageValues {
  return {
    name: one.name,
    price: plainAmount(one.price),
    packageDescription: one.packageDescription ?? '',
    sponsorablePropertyIds: one.sponsorablePropertyIds,
  };
}

const packageInput = (values: PackageValues): PackageInput => ({
  name: values.name.trim(),
  price: moneyOf(values.price) ?? values.price,
  packageDescription: values.packageDescription.trim() || null,
  sponsorablePropertyIds: values.sponsorablePropertyIds,
});

/** The fields that differ from what is saved; what somebody else changed meanwhile in others stays. */
export function changedPackage(saved: PackageValues, now: PackageValues): Partial<PackageInput> {
  return changedFields(packageInput(saved), packageInput(now));
}

/** Whether two values say the same; the order of a list of choices says nothing. */
export function same(one: unknown, other: unknown): boolean {
  const plain = (value: unknown): string =>
    JSON.stringify(value, (_key, inner) => (Array.isArray(inner) ? [...inner].sort() : inner));
  return plain(one) === plain(other);
}

function changedFields<Input extends object>(saved: Input, now: Input): Partial<Input> {
  return Object.fromEntries(
    Object.entries(now).filter(([key, value]) => !same(value, saved[key as keyof Input])),
  ) as Partial<Input>;
}

/** "1500.00" → "1500", "249.50" stays: as somebody would type it. */
const plainAmount = (amount: string | null): string => (amount ?? '').replace(/\.00$/, '');

/** What a package holds, by name (B-169). */
export function heldByName(held: readonly Held[]): Held[] {
  return [...held].sort(
    (a, b) => a.organizationCapability.name.localeCompare(b.organizationCapability.name) || a.id - b.id,
  );
}

/** What the contents cost one by one, in US dollars; null while a price is missing or there are none. */
export function singlePrice(held: readonly Held[]): number | null {
  if (held.length === 0) return null;
  const cents = held.map(({ quantity, organizationCapability: { capabilityDetail } }) =>
    capabilityDetail.price === null ? null : quantity * Math.round(Number(capabilityDetail.price) * 100),
  );
  return cents.some((one) => one === null) ? null : cents.reduce<number>((sum, one) => sum + (one ?? 0), 0) / 100;
}

/** The programs that may be chosen: current ones, and those chosen before (L-344). */
export function offeredPrograms(programs: readonly Program[], chosen: readonly number[]): Program[] {
  return programs.filter(({ id, dataConfidence }) => dataConfidence !== 'ended' || chosen.includes(id));
}

/** The rows of a list in its order, without retired ones that were not chosen before. */
export function offered<Row extends Listed>(rows: readonly Row[], chosen: readonly (number | null)[] = []): Row[] {
  return rows
    .filter(({ id, retired }) => !retired || chosen.includes(id))
    .sort((a, b) => a.position - b.position || a.id - b.id);
}

/** A program as a choice: its name, with season and dates below. */
export function programOption({ id, name, season, startDate, endDate }: Program) {
  const dates = [startDate, endDate].map(formatDate).filter(Boolean).join(' – ');
  return { value: id, label: name, detail: [seasonText(season), dates].filter(Boolean).join(', ') };
}

// ------------------------------------------------------------------------------------------------ capabilities

/** The capability form; numbers as they are typed. */
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

/** The form of something sold; an empty one without it. */
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
    sponsorablePropertyIds: detail?.sponsorablePropertyIds ?? [],
  };
}

const counts = ['emailListSize', 'socialMediaFollowingSize', 'minTeamsRequired'] as const;

/** What keeps it from being saved. `sold`: what is changed, undefined for a new one. */
export function capabilityProblems(
  values: CapabilityValues,
  kind: string | undefined,
  sold?: Sold,
): Problems<CapabilityValues> {
  const asked = detailFieldsOf(kind);
  const most = Math.max(0, ...(sold?.organizationCapabilityPackages ?? []).map(({ quantity }) => quantity));
  const count = countProblem(values.maxForSale);
  return present<CapabilityValues>({
    capabilityId: values.capabilityId === null ? t('Choose what you sell.') : null,
    name: sold && values.name.trim() === '' ? t('Name is required') : null,
    price: priceProblem(values.price, false),
    maxForSale:
      count ??
      (values.maxForSale.trim() !== '' && Number(values.maxForSale) < most
        ? t('A package holds {count} of it: at least as many must be for sale.', { count: most })
        : null),
    ...Object.fromEntries(
      counts.filter((field) => asked.includes(field)).map((field) => [field, countProblem(values[field])]),
    ),
  });
}

const numberOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

/** What is sent: the common fields and the details of the kind, none of another. */
export function capabilityInput(values: CapabilityValues, kind: string | undefined): CapabilityInput {
  const details: Record<DetailField, CapabilityInput[string]> = {
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

/** The fields that differ from what is saved. */
export function changedCapability(saved: CapabilityValues, now: CapabilityValues, kind: string): CapabilityInput {
  return changedFields(capabilityInput(saved, kind), capabilityInput(now, kind)) as CapabilityInput;
}
