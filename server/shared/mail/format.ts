/** Formats values for emails and contracts. Calendar dates are YYYY-MM-DD texts and never pass through a time zone (S-447). */

import { dateIn } from '../../../ui/formats.ts';
import { inEnglish, type Translate } from './translate.ts';

/** Making a format costs a hundred times as much as using it. */
const dollars = [0, 2].map(
  (digits) =>
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }),
) as [Intl.NumberFormat, Intl.NumberFormat];

/** Dollars, cents only when there are some: "1650.00" → "$1,650". */
export function money(value: string | number): string {
  const cents = Math.round(Number(value) * 100);
  return dollars[cents % 100 === 0 ? 0 : 1].format(cents / 100);
}

/** A calendar date as M/D/YYYY (S-441), the same in Spanish emails as on the Spanish pages [L6]. */
export const day = (date: string, t: Translate = inEnglish): string => dateIn(t.language, date);

/** ("fall", 2026) → "Fall 2026". */
export const seasonLabel = (season: string, year: number, t: Translate = inEnglish): string =>
  t('{season} {year}', { season: t(`${season.charAt(0).toUpperCase()}${season.slice(1)}`), year });

/** Whole days from one calendar date to another; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/** A date as seen from today: "today", "tomorrow", "in 7 days", "3 days ago". */
export function distance(today: string, date: string, t: Translate = inEnglish): string {
  const days = daysBetween(today, date);
  if (days === 0) return t('today');
  if (days === 1) return t('tomorrow');
  if (days === -1) return t('yesterday');
  return days > 0 ? t('in {days} days', { days }) : t('{days} days ago', { days: -days });
}

/** The addresses of a comma-separated list, lower case, each once (B-076). */
export const addressList = (list: string | null): string[] => [
  ...new Set(
    (list ?? '')
      .split(',')
      .map((email) => email.trim().toLowerCase())
      .filter(Boolean),
  ),
];
