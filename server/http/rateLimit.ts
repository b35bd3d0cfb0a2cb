import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { ipKeyGenerator, MemoryStore, rateLimit } from 'express-rate-limit';
import type { App } from '../app.ts';
import { tokenHash } from '../auth/signatures.ts';

const WINDOW_SECONDS = 60;
const REFUSAL = {
  error: 'Too many requests. Please wait a minute.',
  errors: [{ message: 'Too many requests. Please wait a minute.', extensions: { code: 'SL429' } }],
};
/** Keys made for an address or a key's header; they are dropped all at once when there are too many. */
const MOST_REMEMBERED = 10_000;
function remembering(make: (text: string) => string): (text: string) => string {
  const made = new Map<string, string>();
  return (text) => {
    let value = made.get(text);
    if (value === undefined) {
      if (made.size >= MOST_REMEMBERED) made.clear();
      value = make(text);
      made.set(text, value);
    }
    return value;
  };
}
/** The caller that an address stands for: a whole network of IPv6, where one person may have as many addresses as they like. */
export const addressKey = remembering((ip) => ipKeyGenerator(ip));
/** The name of a key in the standard header, as express-rate-limit writes it. */
const partition = remembering((key) =>
  Buffer.from(createHash('sha256').update(key).digest('hex').slice(0, 12)).toString('base64'),
);

/** Counts a request of the short way of /graphql; false when it has been refused (429). */
export type CountRequest = (req: Request, res: Response) => Promise<boolean>;

/**
 * Requests a minute, counted by token and by address; pages and pictures are not counted. Installs the middleware, and
 * returns the same for the short way of /graphql: one count of both, the same headers.
 */
export function installRateLimit({ express, config }: App): CountRequest {
  const common = {
    windowMs: WINDOW_SECONDS * 1000,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    message: REFUSAL,
    validate: { keyGeneratorIpFallback: false }, // it looks for ipKeyGenerator in the text of the function itself
  } as const;
  const byToken = {
    identifier: 'token',
    limit: config.requestsPerMinute,
    store: new MemoryStore(),
    skip: (req: Request) => !req.headers.authorization,
    keyGenerator: (req: Request) => tokenHash(req.headers.authorization ?? ''),
  };
  // many people may share one address (a league's office), hence more than for one token
  const byAddress = {
    identifier: 'address',
    limit: config.requestsPerMinute * 3,
    store: new MemoryStore(),
    skip: () => false,
    keyGenerator: (req: Request) => addressKey(req.ip ?? 'unknown'),
  };
  const limits = [byToken, byAddress];
  express.use(...limits.map((limit) => rateLimit({ ...common, ...limit })));
  return async (req, res) => {
    const left: string[] = [];
    const policies: string[] = [];
    for (const { identifier, limit, store, skip, keyGenerator } of limits) {
      if (skip(req)) continue;
      const key = keyGenerator(req);
      const { totalHits, resetTime } = await store.increment(key);
      const seconds = Math.max(0, Math.ceil(((resetTime?.getTime() ?? Date.now()) - Date.now()) / 1000));
      left.push(`"${identifier}"; r=${Math.max(limit - totalHits, 0)}; t=${seconds}`);
      policies.push(`"${identifier}"; q=${limit}; w=${WINDOW_SECONDS}; pk=:${partition(key)}:`);
      res.setHeader('RateLimit', left);
      res.setHeader('RateLimit-Policy', policies);
      if (totalHits <= limit) continue;
      res.setHeader('Retry-After', String(seconds));
      res.status(429).send(REFUSAL);
      return false;
    }
    return true;
  };
}
