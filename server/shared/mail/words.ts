/** How values read in mails and contracts. Calendar dates are YYYY-MM-DD texts and never pass through a time zone (S-447). */

import { dateIn } from '../../../ui/formats.ts';

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

/** A calendar date as M/D/YYYY (S-441), in a Spanish letter as on the Spanish pages [L6]. */
export const day = (date: string, say: Say = inEnglish): string => dateIn(say.language, date);

/** English as it is written. */
export const inEnglish: Say = sayIn('en', {});

/** ("fall", 2026) → "Fall 2026". */
export const seasonLabel = (season: string, year: number, say: Say = inEnglish): string =>
  say('{season} {year}', { season: say(`${season.charAt(0).toUpperCase()}${season.slice(1)}`), year });

/** Whole days from one calendar date to another; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/** A date as seen from today: "today", "tomorrow", "in 7 days", "3 days ago". */
export function distance(today: string, date: string, say: Say = inEnglish): string {
  const days = daysBetween(today, date);
  if (days === 0) return say('today');
  if (days === 1) return say('tomorrow');
  if (days === -1) return say('yesterday');
  return days > 0 ? say('in {days} days', { days }) : say('{days} days ago', { days: -days });
}

/** The addresses of a comma-separated list, lower case, each once (B-076). */
export const addressList = (list: string | null): string[] => [
  ...new Set(
    (list ?? '')
      .split(',')
      .map((one) => one.trim().toLowerCase())
      .filter(Boolean),
  ),
];

/** The languages of mails; the type app_public.language. */
export const mailLanguages = ['en', 'es'] as const;
export type MailLanguage = (typeof mailLanguages)[number];

/** Says a text of a letter: its English words with places, `say('Due {date}', { date })`. */
export interface Say {
  (english: string, values?: Record<string, string | number | null | undefined>): string;
  /** For texts that the database holds in both languages. */
  readonly language: MailLanguage;
}

/**
 * How a letter speaks. English is the key and stands where it is said; `spanish` holds the same texts in Spanish. A text that
 * it lacks is an error of ours, because half a mail in each language helps nobody.
 */
export function sayIn(language: MailLanguage, spanish: Readonly<Record<string, string>>): Say {
  const say = (english: string, values: Parameters<Say>[1] = {}): string => {
    const words = language === 'es' ? spanish[english] : english;
    if (words === undefined) throw new Error(`The Spanish letter lacks "${english}".`);
    return words.replace(/\{(\w+)\}/g, (_, place: string) => String(values[place] ?? ''));
  };
  return Object.assign(say, { language });
}
