import type { Logger } from 'pino';
import { HttpError } from '../http/errors.ts';

/** How long a service that failed is left alone, so that not everybody waits for it in turn. */
const PAUSE = 30_000;

/**
 * A service that somebody else runs: it may be slow, away or refuse our key, and the product works on without it. What
 * goes wrong is logged without addresses and keys, once a pause.
 */
export class ExternalService {
  readonly #name: string;
  readonly #log: Pick<Logger, 'warn'>;
  #again = 0;

  constructor(name: string, log: Pick<Logger, 'warn'>) {
    this.#name = name;
    this.#log = log;
  }

  /** What the service answers; null when it cannot be asked now or failed. A refusal meant for people (HttpError) passes. */
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
      this.#log.warn({ service: this.#name, reason }, 'an outside service failed; the built-in one answers meanwhile');
      return null;
    }
  }
}

/** An answer that cannot be used; the message names the status or the fault, never an address or a key. */
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
