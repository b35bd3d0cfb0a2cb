import type { Request, RequestHandler, Response } from 'express';
import passport from 'passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { ServerContext } from '../context.ts';
import { notPermitted, notSignedIn, viewingOnly } from '../http/errors.ts';
import { keyedRequests } from '../http/keyedRequests.ts';
import type { LinkProblem } from '../shared/links/links.ts';
import type { Viewer } from '../viewer.ts';
import { apiKeys, whoami } from './apiKeys.ts';
import { decodeKey } from './decodeKey.ts';
import { deviceOfRequest } from './device.ts';
import { bearerToken, linkProblemOf, resolveToken, type TokenContext } from './resolveToken.ts';
import type { Sessions } from './sessions.ts';
import { isVerified } from './signatures.ts';

/**
 * Reads the bearer token of every request into `req.user.viewer`. No token means an anonymous visitor; an invalid token
 * is answered with 401 before anything runs. passport-jwt verifies the signature of a token that this process has not
 * verified before, the movable clock decides expiry, then session and link version are checked once. Keys of programs
 * (apiKeys.ts) come first. A key of the request (keyedRequests.ts) is read, too.
 */
export function installAuth(app: ServerContext, sessions: Sessions): void {
  const { express, config, clock } = app;
  const { secrets } = config;
  const tokens: TokenContext = { secrets, clock, sessions };
  const viewerOf = (req: Request) =>
    resolveToken(bearerToken(req.headers.authorization), { ...tokens, device: () => deviceOfRequest(req, config) });
  const strategy = new Strategy(
    {
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // its types are outdated
      secretOrKeyProvider: (_req, token, done) => done(null, decodeKey(token, config.secrets) as unknown as Buffer),
      algorithms: ['HS256'],
      ignoreExpiration: true, // the strategy only knows the machine's clock; resolveToken uses the movable one
      passReqToCallback: true,
    },
    (req: Request, _claims: unknown, done: Done) => {
      viewerOf(req).then(
        (viewer) => done(null, viewer ? { viewer } : false),
        (error) => done(error),
      );
    },
  );
  passport.use(strategy);
  express.use(apiKeys(app));
  const readBearer = bearer(tokens);
  express.use(async (req, res, next) => {
    if (req.user) return next();
    const [, token] = /^bearer\s+(\S+)$/i.exec(req.headers.authorization ?? '') ?? [];
    if (!token || !isVerified(token, secrets)) return readBearer(req, res, next);
    const viewer = await viewerOf(req);
    if (!viewer) return refuse(req, res, tokens);
    req.user = { viewer };
    next();
  });
  express.use((req, _res, next) => {
    const refused = req.user?.viewer.type === 'view_as' && !VIEWING.has(`${req.method} ${req.path}`);
    next(refused ? viewingOnly() : undefined);
  });
  express.use(keyedRequests(config.secret));
  express.get('/whoami', whoami);
}

/** The only requests of staff who view the portal as another user. GraphQL is read-only for them in the database. */
const VIEWING: ReadonlySet<string> = new Set(['POST /graphql', 'GET /places', 'GET /sports']);

type Done = (error: unknown, user?: Express.User | false) => void;

/** Messages for invalid links; pages have a state for each (`extensions.link`). */
const LINK_SENTENCES: Record<LinkProblem, string> = {
  expired: 'This link has expired.',
  revoked: 'This link was revoked or replaced by a newer one.',
  tampered: 'This link is not complete.',
  wrong_kind: 'This link opens another page.',
};

/** Reads the bearer token of a request; answers 401 to an invalid one. */
export const bearer =
  (context: TokenContext): RequestHandler =>
  (req, res, next) => {
    if (!req.headers.authorization) return next();
    passport.authenticate('jwt', { session: false }, (error: unknown, user: Express.User | false) => {
      if (error) return next(error);
      if (!user) return refuse(req, res, context);
      req.user = user;
      next();
    })(req, res, next);
  };

/** Answers 401 to an invalid token, with what is wrong with a link. */
async function refuse(req: Request, res: Response, context: TokenContext): Promise<void> {
  const link = await linkProblemOf(bearerToken(req.headers.authorization), context).catch(() => null);
  const message = link ? LINK_SENTENCES[link] : 'Please sign in.';
  const extensions = { code: 'SL401', ...(link ? { link } : {}) };
  res.status(401).json({ error: message, errors: [{ message, extensions }] });
}

/** Allows only the given login roles; superadmins may do whatever admins may (S-401). */
export function only(...roles: ('admin' | 'superadmin' | 'organization' | 'sponsor')[]): RequestHandler {
  return (req, _res, next) => {
    const viewer: Viewer | undefined = req.user?.viewer;
    if (!viewer) return next(notSignedIn());
    if (viewer.type !== 'login' || viewer.scopeOfferId !== null) return next(notPermitted());
    const passes = roles.includes(viewer.role) || (viewer.role === 'superadmin' && roles.includes('admin'));
    next(passes ? undefined : notPermitted());
  };
}
