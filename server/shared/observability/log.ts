import { AsyncLocalStorage } from 'node:async_hooks';
import { type DestinationStream, type Logger, pino } from 'pino';

/**
 * Signed tokens of every kind (login, links), and signatures of file addresses. A line holds what strangers send, so each
 * pattern gives up soon after it began: a token's head is short (ours have 36 characters), a password ends at a slash.
 */
const SECRETS: [RegExp, string][] = [
  [/eyJ[\w-]{8,200}\.[\w-]{8,}\.[\w-]{8,}/g, '[token]'],
  [/([?&]s=)[\w-]{16,}/g, '$1[hidden]'],
  [/((?:postgres|postgresql|smtps?|https?):\/\/[^\s:@/"]*:)[^\s@/"]+@/g, '$1[hidden]@'],
];

/** A line without what opens something: the last guard, behind callers that log no secrets in the first place. */
export const withoutSecrets = (line: string): string =>
  SECRETS.reduce((text, [pattern, instead]) => text.replace(pattern, instead), line);

/** What every line says that is written while something is worked on, such as the request's id. */
export const logContext = new AsyncLocalStorage<Record<string, unknown>>();

/** A log of one JSON object a line; no line leaves it with a token, a signature or an address's password. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino(
    { level, base: undefined, mixin: () => logContext.getStore() ?? {}, hooks: { streamWrite: withoutSecrets } },
    destination as DestinationStream,
  );
}
