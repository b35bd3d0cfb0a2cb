/** Local part of letters, digits and . _ % + -, an @, a domain, a 2–4 letter ending (B-077, B-092). */
const ONE = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,4}$/;

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
  emailsOf(text).every((entry) => ONE.test(entry)) ? undefined : 'One or more emails are invalid';
