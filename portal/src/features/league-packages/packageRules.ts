/** The form of a package: its values, its validation errors by field, and its mutation input; and a package's contents. */
import { organizationCapabilityPackagesLimits } from '../../../../db/generated/limits.ts';
import { numberProblem } from '../../../../ui/limits.ts';
import { contentsByName } from '../../../../ui/organization/selling.ts';
import { t } from '../../i18n/i18n.ts';
import { changedFields } from '../../lib/changedFields.ts';
import { hasFields, withoutNulls } from '../../lib/nullable.ts';
import type { Problems } from '../../lib/useForm.ts';
import { moneyOf, plainAmount, priceProblem } from './rules.ts';
import type { Held, LeaguePackage, PackageInput } from './types.ts';

const noProgramProblem = 'Your package must be associated with at least one season, program, or event';

/** Why a quantity in a package is invalid (S-444, B-175). */
export function quantityProblem(typed: string, maxForSale: number | null): string | null {
  const problem = numberProblem(typed, organizationCapabilityPackagesLimits.quantity);
  if (problem) return t(problem.text, problem.values);
  return maxForSale !== null && Number(typed) > maxForSale
    ? t('Only {count} are for sale.', { count: maxForSale })
    : null;
}

export interface PackageValues {
  name: string;
  price: string;
  packageDescription: string;
  sponsorablePropertyIds: number[];
}

/** The validation errors of a package (B-163, B-164, B-165). */
export function packageProblems(values: PackageValues): Problems<PackageValues> {
  return {
    name: values.name.trim() === '' ? t('Name is required') : null,
    price: priceProblem(values.price, true),
    sponsorablePropertyIds: values.sponsorablePropertyIds.length === 0 ? t(noProgramProblem) : null,
  };
}

export function packageValues(leaguePackage: LeaguePackage): PackageValues {
  return {
    name: leaguePackage.name,
    price: plainAmount(leaguePackage.price),
    packageDescription: leaguePackage.packageDescription ?? '',
    sponsorablePropertyIds: withoutNulls(leaguePackage.sponsorablePropertyIds),
  };
}

const packageInput = (values: PackageValues): PackageInput => ({
  name: values.name.trim(),
  price: moneyOf(values.price) ?? values.price,
  packageDescription: values.packageDescription.trim() || null,
  sponsorablePropertyIds: values.sponsorablePropertyIds,
});

/** The fields that differ from the saved ones; concurrent changes of other fields are preserved. */
export function changedPackage(saved: PackageValues, now: PackageValues): Partial<PackageInput> {
  return changedFields(packageInput(saved), packageInput(now));
}

/** The contents of a package, sorted by name (B-169). */
export const heldIn = ({ organizationCapabilityPackages }: LeaguePackage): Held[] =>
  contentsByName(organizationCapabilityPackages.filter((held) => hasFields(held, 'organizationCapability')));

/** The sum of the contents' single prices, in US dollars; null if a price is missing or there are no contents. */
export function singlePrice(held: readonly Held[]): number | null {
  if (held.length === 0) return null;
  const cents = held.map(({ quantity, organizationCapability: { capabilityDetail } }) =>
    !capabilityDetail || capabilityDetail.price === null
      ? null
      : quantity * Math.round(Number(capabilityDetail.price) * 100),
  );
  return cents.some((amount) => amount === null)
    ? null
    : cents.reduce<number>((sum, amount) => sum + (amount ?? 0), 0) / 100;
}
