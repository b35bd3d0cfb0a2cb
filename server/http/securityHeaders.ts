import { randomBytes } from 'node:crypto';
import helmet from 'helmet';
import type { App } from '../app.ts';

declare global {
  namespace Express {
    interface Locals {
      /** Allows the style tags of this one page. */
      nonce: string;
    }
  }
}

/**
 * Headers of every answer. The token lies in local storage, as the specification wants, so no inline or evaluated
 * script may run. Styles made at run time (Emotion) carry the page's nonce; what React, MUI and the map set on an element
 * goes through its style object, which no policy forbids, so style attributes in markup are refused too. No referrer ever
 * leaves: addresses hold link tokens. No other origin is answered: there are no CORS headers at all (docs/decisions.md).
 */
export function installSecurityHeaders({ express, config }: App): void {
  express.use((_req, res, next) => {
    res.locals.nonce = randomBytes(16).toString('base64');
    next();
  });
  const common = {
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: config.publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    crossOriginEmbedderPolicy: false,
  } as const;
  // answers that are data load nothing; a policy without a nonce is made once instead of for every request
  const ofData = helmet({
    ...common,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
  });
  const ofPages = helmet({
    ...common,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: [
          "'self'",
          (_req, res) => `'nonce-${(res as unknown as { locals: { nonce: string } }).locals.nonce}'`,
        ],
        styleSrcAttr: ["'none'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'", config.publicUrl.replace(/^http/, 'ws')],
        workerSrc: ["'self'", 'blob:'],
        // reports of the sponsor's analytics tool; the address is checked when it is saved
        frameSrc: ["'self'", 'https://looker.com', 'https://*.looker.com', 'https://lookerstudio.google.com'],
        mediaSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        ...(config.publicUrl.startsWith('https:') ? { upgradeInsecureRequests: [] } : {}),
      },
    },
  });
  express.use((req, res, next) => (req.path === '/graphql' ? ofData : ofPages)(req, res, next));
}
