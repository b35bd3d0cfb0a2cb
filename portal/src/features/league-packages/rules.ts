/**
 * Shared by the forms of the package builder: validation errors by field, and selectable options. The database validates
 * again; where a rule is known here, both use the same message.
 */
import { formatDate } from '../../../../ui/formats.ts';
import { ApiError } from '../../../../ui/graphql.ts';
import { type NumberLimit, numberProblem } from '../../../../ui/limits.ts';
import { t } from '../../i18n/i18n.ts';
import { seasonText } from '../../lib/labels.ts';
import type { Program } from './types.ts';

export { offered, offeredPrograms } from '../../../../ui/organization/selling.ts';

/** Messages of the database that these pages show unchanged. */
export const saidByServer = [
  'This capability is part of a package. Take it out of the package first.',
  'Choose a capability that this organization sells.',
  'There is no such package.',
  'There is no such capability.',
  'A package includes more than that.',
  'Choose play locations of this organization.',
  'Choose programs of this organization.',
] as const;

/** The field of a validation error with its message; null if it concerns none of the form's fields. */
export function fieldProblem(error: unknown, field: string): string | null {
  return error instanceof ApiError && error.field === field ? t(error.message) : null;
}

/** The message of a failed save: the server's, or that it did not arrive. `fields`: those that show their own. */
export function saveProblem(error: unknown, fields: readonly string[]): string | null {
  if (error === null) return null;
  if (error instanceof ApiError && !error.isServerError)
    return error.field && fields.includes(error.field) ? null : t(error.message);
  return t('Your changes could not be saved. Please check your internet connection and try again.');
}

/** Parses typed dollars, "$1,250.5" → "1250.5"; null if invalid. */
export function moneyOf(typed: string): string | null {
  const plain = typed.replace(/[$,\s]/g, '');
  return /^(\d{1,10}(\.\d{0,2})?|\.\d{1,2})$/.test(plain) ? plain.replace(/\.$/, '') : null;
}

/** Why a price is invalid: a required one is at least a cent (B-165), others may be empty. */
export function priceProblem(typed: string, required: boolean): string | null {
  if (typed.trim() === '') return required ? t('Price is required') : null;
  if (typed.trim().startsWith('-')) return t('The price cannot be negative.');
  const amount = moneyOf(typed);
  if (amount === null) return t('Enter the price in dollars, for example 250 or 249.99.');
  return required && Number(amount) < 0.01 ? t('The price must be at least $0.01.') : null;
}

/** Why an optional number is invalid. */
export function countProblem(typed: string, limit: NumberLimit): string | null {
  const problem = typed.trim() === '' ? null : numberProblem(typed, limit);
  return problem && t(problem.text, problem.values);
}

export type Problems<Values> = Partial<Record<keyof Values, string>>;

/** The validation errors by field, without the null ones. */
export const present = <Values>(problems: Record<string, string | null>): Problems<Values> =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null)) as Problems<Values>;

/** True if two values are equal; the order of a list is ignored. */
export function same(left: unknown, right: unknown): boolean {
  const plain = (value: unknown): string =>
    JSON.stringify(value, (_key, inner) => (Array.isArray(inner) ? [...inner].sort() : inner));
  return plain(left) === plain(right);
}

/** The fields that differ from the saved ones. */
export function changedFields<Input extends object>(saved: Input, now: Input): Partial<Input> {
  return Object.fromEntries(
    Object.entries(now).filter(([key, value]) => !same(value, saved[key as keyof Input])),
  ) as Partial<Input>;
}

/** "1500.00" → "1500", "249.50" is unchanged: as a user would type it. */
export const plainAmount = (amount: string | null): string => (amount ?? '').replace(/\.00$/, '');

/** A program as an option: its name, with season and dates below. */
export function programOption({ id, name, season, startDate, endDate }: Program) {
  const dates = [startDate, endDate].map(formatDate).filter(Boolean).join(' – ');
  return { value: id, label: name, detail: [seasonText(season), dates].filter(Boolean).join(', ') };
}
