import { createHash } from 'node:crypto';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import type { App } from '../app.ts';

/** Requests a minute, counted by token and by address; pages and pictures are not counted. */
export function installRateLimit({ express, config }: App): void {
  const refuse = {
    error: 'Too many requests. Please wait a minute.',
    errors: [{ message: 'Too many requests. Please wait a minute.', extensions: { code: 'SL429' } }],
  };
  const common = { windowMs: 60_000, standardHeaders: 'draft-8', legacyHeaders: false, message: refuse } as const;
  express.use(
    rateLimit({
      ...common,
      identifier: 'token',
      limit: config.requestsPerMinute,
      skip: (req) => !req.headers.authorization,
      keyGenerator: (req) =>
        createHash('sha256')
          .update(req.headers.authorization ?? '')
          .digest('base64'),
    }),
    // many people may share one address (a league's office), hence more than for one token
    rateLimit({
      ...common,
      identifier: 'address',
      limit: config.requestsPerMinute * 3,
      keyGenerator: (req) => ipKeyGenerator(req.ip ?? 'unknown'),
    }),
  );
}
