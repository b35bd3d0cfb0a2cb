import type { Request } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import type { ServerContext } from '../context.ts';
import { tokenHash } from '../shared/tokenHash.ts';

const WINDOW_SECONDS = 60;
const REFUSAL = {
  error: 'Too many requests. Please wait a minute.',
  errors: [{ message: 'Too many requests. Please wait a minute.', extensions: { code: 'SL429' } }],
};
/** The client of a network address: an IPv6 client may use a whole network of addresses. */
export const addressKey = (ip: string): string => ipKeyGenerator(ip);

/** Requests per minute, counted by token and by network address; pages and pictures are not counted. */
export function installRateLimit({ express, config }: ServerContext): void {
  const common = {
    windowMs: WINDOW_SECONDS * 1000,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    message: REFUSAL,
    validate: { keyGeneratorIpFallback: false }, // it searches the function's source text for ipKeyGenerator
  } as const;
  const byToken = {
    identifier: 'token',
    limit: config.requestsPerMinute,
    skip: (req: Request) => !req.headers.authorization,
    keyGenerator: (req: Request) => tokenHash(req.headers.authorization ?? ''),
  };
  // many people may share one address (a league's office), hence more than for one token
  const byAddress = {
    identifier: 'address',
    limit: config.requestsPerMinute * 3,
    skip: () => false,
    keyGenerator: (req: Request) => addressKey(req.ip ?? 'unknown'),
  };
  const limits = [byToken, byAddress];
  express.use(...limits.map((limit) => rateLimit({ ...common, ...limit })));
}
