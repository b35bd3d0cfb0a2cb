/** Links of an organization that was merged into another one. */
import type { RequestHandler } from 'express';
import type { ServerContext } from '../context.ts';
import { linkExpired, linkPath, readLink, signLink } from '../shared/links/links.ts';

type Found = { survivor: number; version: number | null; survivor_version: number | null };

/** Redirects the onboarding page of a merged organization's valid link to that of the surviving one. */
export function redirectToSurvivor(app: ServerContext): RequestHandler {
  return async (req, res, next) => {
    const claims = readLink(req.path.split('/')[2] ?? '', app.config.secrets);
    if (claims?.kind !== 'league' || linkExpired(claims, app.clock.seconds())) return next();
    const [found] = (await app.database.asServer(
      `select s.id as survivor, app_private.link_version('league', $1::text) as version,
         app_private.link_version('league', s.id::text) as survivor_version
       from app_private.survivor_of($1::int) s (id)`,
      [claims.id],
    )) as Found[];
    if (!found || found.survivor === claims.id || found.version !== claims.v || !found.survivor_version) return next();
    const { exp: _exp, ...same } = claims;
    const token = signLink(
      { ...same, id: found.survivor, organization_id: found.survivor, v: found.survivor_version },
      app.config.secret,
      app.clock.seconds(),
    );
    res.redirect(302, linkPath('league', token));
  };
}
