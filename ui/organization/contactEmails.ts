import { emailPattern } from '../../db/generated/limits.ts';

const ONE = new RegExp(emailPattern);

/** True for one email address; the database has the same rule (app_private.is_email). */
export const isEmail = (text: string): boolean => text.length <= 254 && ONE.test(text);

/** The trimmed entries of a comma-separated list, without empty ones. */
export const emailsOf = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/**
 * The error for a list of addresses; undefined if it is empty or every entry looks like an email address (B-049,
 * B-078).
 */
export const contactEmails = (text: string | null | undefined): string | undefined =>
  emailsOf(text).every(isEmail) ? undefined : 'One or more emails are invalid';
