import type { Request } from 'express';
import type { ServerContext } from '../context.ts';
import { HttpError, notFound } from '../http/errors.ts';
import { bodyOf, flagOf, textOf } from '../http/input.ts';
import { addressKey } from '../http/rateLimit.ts';
import type { MakeThrottle } from '../http/throttle.ts';
import { type PhotoReleaseLink, readPhotoRelease } from '../shared/links/photoRelease.ts';

const HOUR = 60 * 60;

interface ReleasePage extends Record<string, unknown> {
  organization: string;
  state: 'open' | 'expired' | 'revoked';
}

/**
 * Photo releases that parents sign by the link of a league's QR code. GET /photo-releases/{token}: whether the link is
 * open, expired or revoked, and while it is open whose it is: {state, organization, season, year}. POST the same
 * {release: {signer_name, child_names, adult, agreed}}: stores a release, the same one once, and answers 204. Nothing
 * that was signed can be read here. Errors: SL404, SL422 with the field; SL429 after 200 in an hour from one network
 * address, which everybody at a field may share, or 1,000 by one link.
 */
export function installPhotoReleases({ express, database, config }: ServerContext, throttle: MakeThrottle): void {
  const byAddress = throttle('photo release address', 200, HOUR);
  const byLink = throttle('photo release link', 1000, HOUR);

  const linkOf = (req: Request): PhotoReleaseLink => {
    const link = readPhotoRelease(String(req.params.token), config.secrets);
    if (!link) throw notFound('This link is not complete.');
    return link;
  };
  const recordOf = ({ organizationId, season, year, version }: PhotoReleaseLink) => [
    organizationId,
    season,
    year,
    version,
  ];

  express.get('/photo-releases/:token', async (req, res) => {
    const link = linkOf(req);
    const [page] = await database.asServer<ReleasePage>(
      'select organization, state from app_private.photo_release_page($1, $2, $3, $4)',
      recordOf(link),
    );
    if (!page) throw notFound('This league is no longer here.');
    const { organization, state } = page;
    const { season, year } = link;
    res.set('Cache-Control', 'no-store').json(state === 'open' ? { state, organization, season, year } : { state });
  });

  express.post('/photo-releases/:token', async (req, res) => {
    const link = linkOf(req);
    const { signer_name, child_names, adult, agreed } = bodyOf(req, 'release');
    const address = addressKey(req.ip ?? 'unknown');
    if (!(await byAddress.take(address)) || !(await byLink.take(recordOf(link).join('-')))) {
      throw new HttpError(429, 'Too many releases were sent from here. Please try again in an hour.', 'SL429');
    }
    await database.asServer('select app_private.sign_photo_release($1, $2, $3, $4, $5, $6, $7, $8)', [
      ...recordOf(link),
      textOf(signer_name),
      textOf(child_names),
      flagOf(adult),
      flagOf(agreed),
    ]);
    res.status(204).end();
  });
}
