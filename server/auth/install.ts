import type { Request, RequestHandler, Response } from 'express';
import passport from 'passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { ServerContext } from '../context.ts';
import { notPermitted, notSignedIn, viewingOnly } from '../http/errors.ts';
import type { LinkProblem } from '../shared/links/links.ts';
import type { Viewer } from '../viewer.ts';
import { decodeKey } from './decodeKey.ts';
import { bearerToken, linkProblemOf, resolveToken, type TokenContext } from './resolveToken.ts';
import type { Sessions } from './sessions.ts';

/**
 * Reads the bearer token of every request into `req.user.viewer`. No token is an anonymous visitor; a token that is
 * worth nothing is answered 401 here, before anything runs. Signatures are checked by passport-jwt, expiry by our own
 * movable clock, then session and link version once.
 */
export function installAuth({ express, config, clock }: ServerContext, sessions: Sessions): void {
  const strategy = new Strategy(
    {
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKeyProvider: (_req, token, done) => done(null, decodeKey(token, config.secrets) as unknown as Buffer), // its types lag behind
      algorithms: ['HS256'],
      ignoreExpiration: true, // the strategy knows only the machine's clock; resolveToken goes by ours
      passReqToCallback: true,
    },
    (req: Request, _claims: unknown, done: Done) => {
      resolveToken(bearerToken(req.headers.authorization), { secrets: config.secrets, clock, sessions }).then(
        (viewer) => done(null, viewer ? { viewer } : false),
        (error) => done(error),
      );
    },
  );
  passport.use(strategy);
  express.use(bearer({ secrets: config.secrets, clock, sessions }));
  express.use((req, _res, next) => {
    const refused = req.user?.viewer.type === 'view_as' && !VIEWING.has(`${req.method} ${req.path}`);
    next(refused ? viewingOnly() : undefined);
  });
}

/** All that staff may call while they view the portal as somebody else. What GraphQL answers them is read-only in the database. */
const VIEWING: ReadonlySet<string> = new Set(['POST /graphql', 'GET /places', 'GET /sports']);

type Done = (error: unknown, user?: Express.User | false) => void;

/** What a person reads who asks with a link that is worth nothing; pages have a state for each (`extensions.link`). */
const LINK_SENTENCES: Record<LinkProblem, string> = {
  expired: 'This link has expired.',
  revoked: 'This link was taken back or replaced by a newer one.',
  tampered: 'This link is not complete.',
  wrong_kind: 'This link opens another page.',
};

/** Reads the bearer token of a request; answers 401 to one that is invalid. */
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

/** Answers 401 to a token that is worth nothing, with what a link lacks. */
async function refuse(req: Request, res: Response, context: TokenContext): Promise<void> {
  const link = await linkProblemOf(bearerToken(req.headers.authorization), context).catch(() => null);
  const message = link ? LINK_SENTENCES[link] : 'Please sign in.';
  const extensions = { code: 'SL401', ...(link ? { link } : {}) };
  res.status(401).json({ error: message, errors: [{ message, extensions }] });
}

/** Lets only the given login roles pass; superadmin passes wherever admin does (S-401). */
export function only(...roles: ('admin' | 'superadmin' | 'organization' | 'sponsor')[]): RequestHandler {
  return (req, _res, next) => {
    const viewer: Viewer | undefined = req.user?.viewer;
    if (!viewer) return next(notSignedIn());
    if (viewer.type !== 'login' || viewer.scopeOfferId !== null) return next(notPermitted());
    const passes = roles.includes(viewer.role) || (viewer.role === 'superadmin' && roles.includes('admin'));
    next(passes ? undefined : notPermitted());
  };
}
