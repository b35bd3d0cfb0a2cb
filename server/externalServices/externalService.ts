import type { Logger } from 'pino';
import { HttpError } from '../http/errors.ts';

/** Milliseconds for which the circuit stays open after an error, so that not every request waits for the timeout. */
const PAUSE = 30_000;

/**
 * A circuit breaker around an external service: it may be slow, unavailable or reject our key, and the product works
 * without it. Errors are logged without addresses and keys, once per interval.
 */
export class ExternalService {
  readonly #name: string;
  readonly #log: Pick<Logger, 'warn'>;
  #again = 0;

  constructor(name: string, log: Pick<Logger, 'warn'>) {
    this.#name = name;
    this.#log = log;
  }

  /**
   * The service's response; null while the circuit is open or if the request fails. An HttpError, meant for the user,
   * is thrown.
   */
  async ask<T>(work: () => Promise<T>): Promise<{ answer: T } | null> {
    if (performance.now() < this.#again) return null;
    try {
      return { answer: await work() };
    } catch (error) {
      if (error instanceof HttpError) throw error;
      this.#again = performance.now() + PAUSE;
      const { name, message } = error as Error;
      const reason =
        name === 'TimeoutError' ? 'no answer in time' : error instanceof ExternalServiceError ? message : name;
      this.#log.warn({ service: this.#name, reason }, 'an external service failed; using the built-in one');
      return null;
    }
  }
}

/** An unusable response; the message names the status or the problem, never an address or a key. */
export class ExternalServiceError extends Error {
  override name = 'ExternalServiceError';
}

/** Sends a request and reads its JSON. Throws ExternalServiceError for any status but 200 that `accept` does not list. */
export async function fetchJson<T>(
  fetcher: typeof fetch,
  url: string | URL,
  init: RequestInit,
  accept: readonly number[] = [],
): Promise<{ status: number; body: T }> {
  const response = await fetcher(url, { ...init, redirect: 'error' });
  const { status } = response;
  if (status !== 200 && !accept.includes(status)) {
    await response.body?.cancel();
    throw new ExternalServiceError(`answered ${status}`);
  }
  try {
    return { status, body: (await response.json()) as T };
  } catch {
    throw new ExternalServiceError(`answered ${status} with something else than JSON`);
  }
}
