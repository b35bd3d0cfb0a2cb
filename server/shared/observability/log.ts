import { AsyncLocalStorage } from 'node:async_hooks';
import { type DestinationStream, type Logger, pino } from 'pino';

/**
 * Signed tokens of every kind (logins, links), and signatures of file URLs. A line contains what strangers send, so
 * each pattern stops early: a token's head is short (ours have 36 characters), a password ends at a slash.
 */
const SECRETS: [RegExp, string][] = [
  [/eyJ[\w-]{8,200}\.[\w-]{8,}\.[\w-]{8,}/g, '[token]'],
  [/([?&]s=)[\w-]{16,}/g, '$1[hidden]'],
  [/((?:postgres|postgresql|smtps?|https?):\/\/[^\s:@/"]*:)[^\s@/"]+@/g, '$1[hidden]@'],
];

/** Removes secrets from a line: the last safeguard, behind code that does not log them in the first place. */
export const withoutSecrets = (line: string): string =>
  SECRETS.reduce((text, [pattern, instead]) => text.replace(pattern, instead), line);

/** Fields of every line logged during some work, such as the request's id. */
export const logContext = new AsyncLocalStorage<Record<string, unknown>>();

/** A log of one JSON object per line; no line contains a token, a signature or a URL's password. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino(
    { level, base: undefined, mixin: () => logContext.getStore() ?? {}, hooks: { streamWrite: withoutSecrets } },
    destination as DestinationStream,
  );
}
