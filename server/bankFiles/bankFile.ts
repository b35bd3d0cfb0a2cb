/** What the files of paid checks have in common, whatever their format: CSV, BAI2, OFX. */
import { createHash } from 'node:crypto';
import { HttpError } from '../http/errors.ts';

export interface PaidCheck {
  /** The row, record or transaction of the file, from 1. */
  position: number;
  /** Null if the file does not say it. */
  number: number | null;
  /** US dollars, such as 1250.00. */
  amount: string;
  /** YYYY-MM-DD */
  paidOn: string;
  /** As the file has it; null if it does not say it. */
  account: string | null;
  /** What the bank calls the transaction; null if it does not. */
  reference: string | null;
}

/** An error in a file: 422 at the field `file`. */
export const fileError = (message: string): HttpError => new HttpError(422, message, 'SL422', 'file');

/** The most lines of one file. */
export const MAX_PAID_CHECKS = 100_000;

/** Cents as dollars. */
export const dollarsOf = (cents: number): string => (cents / 100).toFixed(2);

/** An amount as banks write it in cents: -1250.00, 1,250.00, (1,250.00), $12; null if it is none. */
export function centsIn(text: string): number | null {
  const [, open, sign, whole, fraction = '', close] =
    /^(\()?\s*([-+])?\$?(\d{1,10}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d{1,2}))?\s*(\))?$/.exec(text.trim()) ?? [];
  if (whole === undefined || Boolean(open) !== Boolean(close)) return null;
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'));
  return open || sign === '-' ? -cents : cents;
}

/** A check's number without leading zeros; null if it is none. */
export const numberIn = (text: string): number | null => (/^0*[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** Year, month and day as YYYY-MM-DD; null if there is no such day in this century. */
export function dayIn(year: string, month: string, day: string): string | null {
  const text = `${year.length === 2 ? '20' : ''}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = /^20\d\d-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : null;
}

/** Bytes as text: UTF-8, otherwise Windows-1252. Throws for what is no text. */
export function textOfBytes(bytes: Buffer): string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    text = new TextDecoder('windows-1252').decode(bytes);
  }
  if (text.includes('\0')) throw fileError('This is not a text file. Download the file from the bank again.');
  return text;
}

/**
 * What identifies a line of an account in all of its files: the bank's reference, if it has one, day, number, amount, and
 * a count among equal lines of this file, because a bank may pay a check twice under one reference.
 */
export function fingerprintsOf(checks: readonly PaidCheck[]): string[] {
  const seen = new Map<string, number>();
  return checks.map(({ reference, paidOn, number, amount }) => {
    const key = [reference ?? '', paidOn, number, amount].join('|');
    const nth = (seen.get(key) ?? 0) + 1;
    seen.set(key, nth);
    return createHash('sha256').update(`${key}|${nth}`).digest('hex');
  });
}
