/**
 * Formats of values on every page. Calendar dates are `YYYY-MM-DD` strings and never pass through a time zone (S-447);
 * an instant is shown as its day in the default zone, whichever function formats it.
 */

import { season } from '../db/generated/choices.ts';

/** The time zone of "today" and of instants unless a caller passes another (S-447). */
export const defaultZone = 'America/New_York';

/** Season names in the order of their mapping: winter 1, spring 2, summer 3, fall 4 (L-339, S-438). */
export const seasons = season;
export type Season = (typeof seasons)[number];

/** With a time and its zone: its day depends on the zone, unlike that of a calendar date. */
const isInstant = /^\d{4}-\d{2}-\d{2}[T ].*(Z|[+-]\d{2}(:?\d{2})?)$/;
const isoDate = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/;

let reportUnreadable: (value: string) => void = () => undefined;

/** Sets the handler that reports values no format can show; such a value is shown unchanged, and no format throws [R19]. */
export function onUnreadable(report: (value: string) => void): void {
  reportUnreadable = report;
}

/** A value that cannot be formatted, unchanged. */
function unreadable(value: unknown): string {
  reportUnreadable(String(value));
  return String(value);
}

/** Year, month and day, of an instant in the default zone; null if the text is no date with a year of four digits. */
function parts(date: string): [number, number, number] | null {
  const found = isoDate.exec(isInstant.test(date) ? dateOf(date) : date);
  return found && [Number(found[1]), Number(found[2]), Number(found[3])];
}

/** An instant as a Date; null if it is not readable. */
export function readInstant(instant: string | Date): Date | null {
  if (typeof instant === 'string' && !isoDate.test(instant)) return null; // which some browsers guess at
  const at = new Date(instant);
  return Number.isNaN(at.getTime()) ? null : at;
}

/**
 * Created once, because a long list formats thousands of values, and on first use: the first format of a page loads
 * data for 40 ms, on a phone four times as long.
 */
const onFirstUse = (options: Intl.NumberFormatOptions) => {
  let made: Intl.NumberFormat | undefined;
  return (value: number): string => {
    made ??= new Intl.NumberFormat('en-US', options);
    return made.format(value);
  };
};
const money = (digits: number) =>
  onFirstUse({
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
const wholeDollars = money(0);
const dollarsAndCents = money(2);
const numbers = onFirstUse({ maximumFractionDigits: 2 });
const compact = onFirstUse({ notation: 'compact', maximumSignificantDigits: 3 });

/** Makes the first format before there is a value, while a page waits for its data. */
export const prepareFormats = (): void => {
  numbers(0);
};

/** Dollars: `1500` → "$1,500", `"1500.5"` → "$1,500.50"; empty for null. */
export function formatMoney(value: number | string | null | undefined): string {
  if (value === null || value === undefined || value === '') return '';
  const cents = Math.round(Number(value) * 100);
  if (!Number.isFinite(cents)) return unreadable(value);
  const whole = cents % 100 === 0;
  return (whole ? wholeDollars : dollarsAndCents)(cents / 100);
}

/** Whole number with separators: `1284600` → "1,284,600". */
export function formatNumber(value: number | string | null | undefined): string {
  if (value === null || value === undefined || value === '') return '';
  return Number.isNaN(Number(value)) ? unreadable(value) : numbers(Number(value));
}

/** Short number for a headline: `1284600` → "1.28 M", `48910` → "48.9 K", below 10,000 in full. */
export function formatCompact(value: number | string): string {
  const number = Number(value);
  if (!(Math.abs(number) >= 10_000)) return formatNumber(number);
  return compact(number).replace(/([A-Z])$/, ' $1');
}

/** Month names for languages in which numeric dates would be read day first. */
const monthNames = { es: 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ') };
export type DateLanguage = 'en' | 'es';
let written: DateLanguage = 'en';

/** Sets the language of dates: English is numeric, Spanish spells out the month. */
export function writeDatesIn(language: DateLanguage): void {
  written = language;
}

/**
 * Calendar date in a language, the same on pages and in emails: "2027-03-20" → "3/20/2027", in Spanish "20 mar 2027"
 * (S-441).
 */
export function dateIn(language: DateLanguage, date: string): string {
  const found = parts(date);
  if (!found) return unreadable(date);
  const [year, month, day] = found;
  if (language === 'en') return `${month}/${day}/${year}`;
  return `${day}\u00a0${monthNames[language][month - 1] ?? month}\u00a0${year}`; // Non-breaking spaces keep it on one line.
}

/** Calendar date as M/D/YYYY, in Spanish with the month's name; empty for null (S-441). */
export function formatDate(date: string | null | undefined): string {
  return date ? dateIn(written, date) : '';
}

/** Calendar date in words: "2026-11-02" → "November 2, 2026"; an unreadable one unchanged. */
export function longDate(date: string, locale = 'en-US'): string {
  const found = parts(date);
  if (!found) return unreadable(date);
  const at = Date.UTC(found[0], found[1] - 1, found[2]);
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}

/** Calendar date as M/D/YY: "2027-03-20" → "3/20/27", in Spanish as formatDate; empty for null (L-296). */
export function formatDateShort(date: string | null | undefined): string {
  if (!date) return '';
  if (written !== 'en') return formatDate(date);
  const found = parts(date);
  if (!found) return unreadable(date);
  const [year, month, day] = found;
  return `${month}/${day}/${String(year % 100).padStart(2, '0')}`;
}

/** The calendar date (YYYY-MM-DD) of an instant (ISO text or Date) in a time zone; an unreadable instant unchanged. */
export function dateOf(instant: string | Date, zone: string = defaultZone): string {
  const at = readInstant(instant);
  if (!at) return String(instant);
  const found = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(at);
  const part = (type: string) => found.find((entry) => entry.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** Instant as M/D/YYYY in the zone: "2026-10-01T03:00:00Z" → "9/30/2026"; empty for null. */
export function formatInstant(instant: string | null | undefined, zone: string = defaultZone): string {
  return instant ? formatDate(dateOf(instant, zone)) : '';
}

/** The instant at which a calendar date begins in a time zone, as ISO text: "2026-11-28" → "2026-11-28T05:00:00.000Z". */
export function startOfDay(date: string, zone: string = defaultZone): string {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const hours = Array.from({ length: 27 }, (_, hour) => new Date(midnight + (hour - 14) * 3_600_000));
  return (hours.find((hour) => dateOf(hour, zone) >= date) as Date).toISOString();
}

/** Moves a calendar date by whole days: ("2027-02-27", 2) → "2027-03-01"; an unreadable date stays as it is. */
export function addDays(date: string, days: number): string {
  const found = parts(date);
  if (!found) return date;
  const [year, month, day] = found;
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
}

/** Whole days from one calendar date to another; negative when `to` is earlier, NaN if one is unreadable. */
export function daysBetween(from: string, to: string): number {
  const [start, end] = [parts(from), parts(to)].map((found) =>
    found ? Date.UTC(found[0], found[1] - 1, found[2]) : Number.NaN,
  );
  return Math.round(((end as number) - (start as number)) / 86_400_000);
}

/** A season of the API ("FALL" or "fall") as its lower-case name. */
export function toSeason(value: string): Season {
  return value.toLowerCase() as Season;
}

/** Season name for people: "fall" → "Fall". */
export function seasonName(season: string): string {
  const name = toSeason(season);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Place of a season in the year, 1 (winter) to 4 (fall) (L-339, S-438). */
export function seasonOrder(season: string): number {
  return seasons.indexOf(toSeason(season)) + 1;
}

/** Season and year: ("FALL", 2026) → "Fall 2026". */
export function seasonLabel(season: string, year: number): string {
  return `${seasonName(season)} ${year}`;
}

/** Sorts the latest season first: by year, then by season mapping, both descending (L-270, S-177). */
export function latestSeasonFirst(a: { season: string; year: number }, b: { season: string; year: number }): number {
  return b.year - a.year || seasonOrder(b.season) - seasonOrder(a.season);
}

/** The season of a calendar date: the quarter of the year, winter for an unreadable one (S-439, S-440). */
export function seasonOf(date: string): Season {
  return seasons[Math.floor(((parts(date)?.[1] ?? 1) - 1) / 3)] ?? 'winter';
}

/** Names of the gender of a program, in form order (B-144). */
export const genderNames = { girls: 'Girls', boys: 'Boys', coed: 'Coed' } as const;
export type Gender = keyof typeof genderNames;
export const genders = Object.keys(genderNames) as Gender[];

/** Gender from the two flags; null when neither is set (L-340). */
export function genderOf(flags: { male?: boolean | null; female?: boolean | null }): Gender | null {
  if (flags.male && flags.female) return 'coed';
  if (flags.female) return 'girls';
  return flags.male ? 'boys' : null;
}

/** The size of a file: 4_213_000 → "4.2 MB", below one megabyte in KB. */
export function formatSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Count with its noun: (1, "League") → "1 League", (2, "League") → "2 Leagues"; the plural may be given. */
export function pluralise(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatNumber(count)} ${count === 1 ? singular : plural}`;
}

/** Names that stay singular after any number: "3 Game Signage". */
const invariable = /(?:signage|photography|tabling|sampling|warm-ups|apparel|equipment)$/i;

/** Plural of one word: "Survey" → "Surveys", "Box" → "Boxes", "Party" → "Parties"; a plural is returned unchanged. */
function pluralOf(word: string): string {
  if (invariable.test(word)) return word;
  if (/(?:ss|x|z|ch|sh)$/i.test(word)) return `${word}es`;
  if (/s$/i.test(word)) return word;
  return /[^aeiou]y$/i.test(word) ? word.replace(/y$/i, 'ies') : `${word}s`;
}

/**
 * Name of a capability after its quantity: (2, "Dedicated Email") → "Dedicated Emails", (2, "Team of Warm-Ups") →
 * "Teams of Warm-Ups", (1, "Social Media Posts") → "Social Media Post", (1, "Giveaways and Coupons") → "Giveaway and
 * Coupon". Unchanged without a quantity; several of a name joined by "and", too.
 */
export function capabilityName(quantity: number | null | undefined, name: string): string {
  if (quantity === null || quantity === undefined) return name;
  const parts = name.split(/ and /i);
  if (parts.length > 1) return quantity === 1 ? parts.map((part) => capabilityName(1, part)).join(' and ') : name;
  const [, head = name, rest = ''] = /^(.*?)( (?:of|for|with) .*)$/i.exec(name) ?? [];
  const word = head.split(' ').at(-1) ?? '';
  const start = head.slice(0, head.length - word.length);
  if (quantity !== 1) return start + pluralOf(word) + rest;
  return start + (invariable.test(word) || /ss$/i.test(word) ? word : word.replace(/s$/i, '')) + rest;
}

/** City and state on one line, without missing parts. */
export function cityState(place: { city?: string | null; state?: string | null }): string {
  return [place.city, place.state].filter(Boolean).join(', ');
}
