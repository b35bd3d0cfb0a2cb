/** Split on comma, space or hyphen, only five-digit pieces, each once; zips stay texts (B-101, B-102, B-115, B-116). */
export const zipsOf = (text: string): string[] => [
  ...new Set(text.split(/[\s,-]+/).filter((piece) => /^\d{5}$/.test(piece))),
];

/** What is typed and can be no zip: it would be left out (T14). What is shorter may still be on its way. */
export const notZipsOf = (text: string): string[] =>
  text.split(/[\s,-]+/).filter((piece) => /\D/.test(piece) || piece.length > 5);

const PREFIX = 'Cannot add invalid zips: ';

/** The zips that the server refused, empty for any other message (B-105, B-117). */
export const refusedZips = (message: string): string[] =>
  message.startsWith(PREFIX) ? zipsOf(message.slice(PREFIX.length)) : [];
