/** Letters, digits, dots, underscore, %+-, an @, a domain, a 2–4 letter ending (B-077, B-092). */
const ONE = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,4}$/;

/** The entries of a comma-separated list, trimmed, empty ones left out. */
export const emailsOf = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** What is wrong with a list of addresses: empty is fine, otherwise every entry must look like an e-mail (B-049, B-078). */
export const contactEmails = (text: string | null | undefined): string | undefined =>
  emailsOf(text).every((entry) => ONE.test(entry)) ? undefined : 'One or more emails are invalid';
