/** Checks typed values against the database's limits (`db/generated/limits.ts`), for errors at the fields of forms. */
import { dateWindows } from '../db/generated/limits.ts';
import { addDays, formatDate } from './formats.ts';
import { websiteOf } from './organization/websiteOf.ts';

/** Inclusive bounds of a number and its maximum number of decimal places. */
export interface NumberLimit {
  min: number;
  max: number;
  decimals: number;
}

/** Inclusive bounds of a calendar date, as YYYY-MM-DD. */
export interface DateLimit {
  min: string;
  max: string;
}

/** A message with values for its placeholders, for `t` in the portal and `messageText` in the console. */
export interface LimitMessage {
  text: string;
  values: Record<string, string>;
}

/** Same as the server's message for the constraint (`server/http/constraintMessages.ts`). */
export const webAddressMessage = 'Enter a web address, such as https://www.example.org.';

const DECIMAL = /^-?(\d+(\.\d*)?|\.\d+)$/;
const written = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 10 });

/**
 * Why a number is invalid; null if it is within the limit. A string must be a plain decimal number, not "0x10" or
 * "1e5".
 */
export function numberProblem(value: number | string, { min, max, decimals }: NumberLimit): LimitMessage | null {
  const text = String(value).trim();
  const isWhole = decimals === 0;
  const number = Number(text);
  if (typeof value === 'string' ? !DECIMAL.test(text) : !Number.isFinite(number))
    return { text: isWhole ? 'Enter a whole number.' : 'Enter a number.', values: {} };
  if (number < min) return { text: 'At least {min}', values: { min: written(min) } };
  if (number > max) return { text: 'At most {max}', values: { max: written(max) } };
  if (Math.abs(number - Number(number.toFixed(decimals))) > Number.EPSILON * Math.max(1, Math.abs(number)))
    return isWhole
      ? { text: 'Enter a whole number.', values: {} }
      : { text: 'At most {count} decimal places', values: { count: String(decimals) } };
  return null;
}

/** The first and last day of a window around today, as YYYY-MM-DD; `min` is empty if there is no first day. */
export function dateWindow(name: keyof typeof dateWindows, today: string): DateLimit {
  const { before, after } = dateWindows[name];
  return { min: before === null ? '' : addDays(today, -before), max: addDays(today, after) };
}

/** Why a calendar date is invalid; null if it is empty or within the limit. Same as the server's message. */
export const dateProblem = (value: string | null | undefined, { min, max }: DateLimit): LimitMessage | null =>
  !value || (/^\d{4}-/.test(value) && value >= min && value <= max)
    ? null
    : { text: 'Pick a date from {min} to {max}.', values: { min: formatDate(min), max: formatDate(max) } };

/** Why a string is not a valid web address; null for a valid or empty one. */
export function webAddressProblem(value: string | null | undefined, { pattern }: { pattern: string }): string | null {
  const website = websiteOf(value);
  return website === null || new RegExp(pattern, 'iu').test(website) ? null : webAddressMessage;
}

/** The message in English with its placeholders filled. */
export const messageText = ({ text, values }: LimitMessage): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** Days that are no column, such as those of a filter. */
export const dayLimit: DateLimit = { min: '2000-01-01', max: '2100-12-31' };

/** Limits of numbers that are not columns: an id, a bound, a percentage. */
export const idLimit: NumberLimit = { min: 1, max: 2_147_483_647, decimals: 0 };
export const wholeNumber: NumberLimit = { ...idLimit, min: 0 };
export const wholePercent: NumberLimit = { min: 0, max: 100, decimals: 0 };
