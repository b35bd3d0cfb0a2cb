/** Which characters inputs accept (L-127 to L-130). The database has the same list. */
import { rules, strips } from '../generated/rules.ts';
import type { Answers, FieldRule } from './types.ts';

const expressions = new Map(Object.entries(strips).map(([kind, source]) => [kind, new RegExp(source, 'gu')]));

/** A text without the characters that its kind does not allow; emails, prose, addresses and dates are unchanged. */
export function cleanText(kind: string, text: string): string {
  const expression = expressions.get(kind);
  return expression ? text.replace(expression, '') : text;
}

/** A typed number: capped at the maximum, a negative one becomes 1, no leading zeros (L-129). `decimals`: whether a decimal point is allowed. */
export function cleanNumber(text: string, max: number, decimals: boolean): string {
  if (/^\s*-/.test(text)) return '1';
  const [whole = '', ...rest] = text.replace(/[^0-9.]/g, '').split('.');
  const digits = whole.replace(/^0+(?=\d)/, '');
  if (Number(digits) > max || (Number(digits) === max && decimals && Number(rest.join('')) > 0)) return String(max);
  return decimals && rest.length > 0 ? `${digits || '0'}.${rest.join('').slice(0, 2)}` : digits;
}

/** Keys that a number input ignores (L-130). */
export const blockedNumberKeys = ['e', 'E', '+', '-'];

/**
 * Formats the digits of a phone number as ddd-ddd-dddd while typing; a leading +1 is dropped (L-148, L-149). More digits
 * stay, so that the field shows an error instead of another number.
 */
export function cleanPhone(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10})/, '');
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-');
}

/** The rule of a step's field; in a list step, of a row's field. */
export const fieldRule = (step: string, name: string): FieldRule | undefined =>
  rules[step]?.fields.find((field) => field.name === name);

function sendable(fields: readonly FieldRule[], row: Answers): Answers {
  const sent = fields.map((field) => {
    const value = row[field.name];
    const empty = value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
    if (empty) return [field.name, null];
    if (['integer', 'number', 'id'].includes(field.kind)) return [field.name, Number(value)];
    return [field.name, typeof value === 'string' ? value.trim() : value];
  });
  return Object.fromEntries(sent);
}

/** Answers as mutation inputs: numbers are numbers (L-176, L-207), empty values are null. */
export function answersToSend(step: string, answers: Answers): Answers {
  const rule = rules[step];
  if (!rule) return {};
  if (!rule.list) return sendable(rule.fields, answers);
  const rows = (answers[rule.list] ?? []) as Answers[];
  return { [rule.list]: rows.map((row) => ({ id: row.id ?? 0, ...sendable(rule.fields, row) })) };
}
