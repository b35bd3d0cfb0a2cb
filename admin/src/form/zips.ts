/**
 * Splits on commas, spaces and hyphens and keeps five-digit parts, each once; zips stay strings (B-101, B-102, B-115,
 * B-116).
 */
export const zipsOf = (text: string): string[] => [
  ...new Set(text.split(/[\s,-]+/).filter((piece) => /^\d{5}$/.test(piece))),
];

/** Typed parts that cannot be a zip and would be ignored (T14). Shorter parts may still be incomplete. */
export const notZipsOf = (text: string): string[] =>
  text.split(/[\s,-]+/).filter((piece) => /\D/.test(piece) || piece.length > 5);

const PREFIX = 'Cannot add invalid zips: ';

/** The zips that the server rejected; empty for any other message (B-105, B-117). */
export const refusedZips = (message: string): string[] =>
  message.startsWith(PREFIX) ? zipsOf(message.slice(PREFIX.length)) : [];
