/** Shared by the forms of the package builder: prices and counts, which the database validates again, and selectable programs. */
import { formatDate } from '../../../../ui/formats.ts';
import { type NumberLimit, numberProblem } from '../../../../ui/limits.ts';
import { t } from '../../i18n/i18n.ts';
import { seasonText } from '../../lib/labels.ts';
import type { Named, Program } from './types.ts';

export { offered, offeredPrograms } from '../../../../ui/organization/selling.ts';

/** Shown when a save failed without a message of the server. */
export const saveFailedText = 'Your changes could not be saved. Please check your internet connection and try again.';

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

/** "1500.00" → "1500", "249.50" is unchanged: as a user would type it. */
export const plainAmount = (amount: string | null): string => (amount ?? '').replace(/\.00$/, '');

/** The name of what a league sells: as the league typed it, or the capability's in the current language. */
export const soldName = ({ name, capability }: { name: string; capability: Named | null }): string =>
  name === capability?.name ? t(name) : name;

/** A program as an option: its name, with season and dates below. */
export function programOption({ id, name, season, startDate, endDate }: Program) {
  const dates = [startDate, endDate].map(formatDate).filter(Boolean).join(' – ');
  return { value: id, label: name, detail: [seasonText(season), dates].filter(Boolean).join(', ') };
}
