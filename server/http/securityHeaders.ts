import { randomBytes } from 'node:crypto';
import helmet from 'helmet';
import type { Config } from '../config.ts';
import type { ServerContext } from '../context.ts';
import { frameSources } from '../lookerHosts.ts';

declare global {
  namespace Express {
    interface Locals {
      /** Allows the style tags of this one page. */
      nonce: string;
      /** Set if shared caches may answer this page. */
      published?: boolean;
    }
  }
}

const common = (config: Pick<Config, 'publicUrl'>) =>
  ({
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: config.publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    crossOriginEmbedderPolicy: false,
  }) as const;

/** The policy of data responses, which load nothing. */
const optionsOfData = (config: Pick<Config, 'publicUrl'>) => ({
  ...common(config),
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  },
});

/**
 * Built files only get headers that matter for a script, a style, a font or a worker: a page loads a dozen of them, and
 * a kilobyte of headers each would be a fifth of its script's size.
 */
const optionsOfAssets = (config: Pick<Config, 'publicUrl'>) => ({
  ...common(config),
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'self'"], frameAncestors: ["'none'"] },
  },
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

/**
 * Headers of every response. The token is in local storage, as the specification requires, so no inline or evaluated
 * script may run. Styles created at run time (Emotion) carry the page's nonce; what React, MUI and the map set on an
 * element goes through its style object, which no policy forbids, so style attributes in markup are refused too. No
 * referrer is ever sent: URLs contain link tokens. No other origin gets a response: there are no CORS headers
 * (docs/decisions/technical/0023-send-no-cors-headers.md).
 */
export function installSecurityHeaders({ express, config }: ServerContext): void {
  const ofData = new Map<string, string>();
  const collector = { setHeader: (name: string, value: string) => ofData.set(name, value), removeHeader() {} };
  helmet(optionsOfData(config))({} as never, collector as never, () => {}); // the same for every response
  const ofPages = helmet({
    ...common(config),
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
        // reports of the sponsor's analytics tool; the URL is checked when it is saved
        frameSrc: ["'self'", ...frameSources(config.lookerHosts)],
        mediaSrc: ["'self'", ...(config.applicationVideoUrl ? [new URL(config.applicationVideoUrl).origin] : [])],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        ...(config.publicUrl.startsWith('https:') ? { upgradeInsecureRequests: [] } : {}),
      },
    },
  });
  const ofAssets = helmet(optionsOfAssets(config));
  express.use((req, res, next) => {
    if (req.path === '/graphql' || req.path.startsWith('/dashboards/')) {
      res.setHeaders(ofData);
      return next();
    }
    if (req.path.startsWith('/assets/')) return ofAssets(req, res, next);
    res.locals.nonce = randomBytes(16).toString('base64');
    ofPages(req, res, next);
  });
}
