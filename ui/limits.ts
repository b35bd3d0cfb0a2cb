/** Checks a typed value against the database's limits (`db/generated/limits.ts`), so that forms refuse it at its field. */
import { websiteOf } from './organization/websiteOf.ts';

/** Inclusive bounds of a number, and how many decimal places it may have. */
export interface NumberLimit {
  min: number;
  max: number;
  decimals: number;
}

/** A message with its placeholders' values, for `t` in the portal and `messageText` in the console. */
export interface LimitMessage {
  text: string;
  values: Record<string, string>;
}

/** Also the server's message for the constraint (`server/http/constraintSentences.ts`). */
export const webAddressMessage = 'Enter a web address, such as https://www.example.org.';

const DECIMAL = /^-?(\d+(\.\d*)?|\.\d+)$/;
const written = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 10 });

/** Why a number is refused; null for one within the limit. A text must be a plain decimal number: "0x10" and "1e5" are none. */
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

/** Why a text is refused as a web address; null for one, and for an empty one. */
export function webAddressProblem(value: string | null | undefined, { pattern }: { pattern: string }): string | null {
  const website = websiteOf(value);
  return website === null || new RegExp(pattern, 'iu').test(website) ? null : webAddressMessage;
}

/** The message in English, its placeholders filled. */
export const messageText = ({ text, values }: LimitMessage): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** Limits of numbers that no column holds: an id, a bound, a share in whole percent. */
export const idLimit: NumberLimit = { min: 1, max: 2_147_483_647, decimals: 0 };
export const wholeNumber: NumberLimit = { ...idLimit, min: 0 };
export const wholePercent: NumberLimit = { min: 0, max: 100, decimals: 0 };
