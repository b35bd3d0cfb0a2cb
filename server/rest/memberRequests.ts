import type { Request } from 'express';
import type { ServerContext } from '../context.ts';
import { notFound } from '../http/errors.ts';
import { bodyOf } from '../http/input.ts';
import { type LinkClaims, verifyLink } from '../shared/links/links.ts';

/** The question to a contact. */
interface MemberRequest extends Record<string, unknown> {
  organization: string;
  email: string;
  sponsor: string | null;
  state: 'waiting' | 'confirmed' | 'ended';
}

/**
 * Whether a user who came through an offer's link belongs to the league: a contact answers by a signed link in an email
 * (X1). GET /member_requests/{token} only returns the question, because scanners open links; POST {belongs: true |
 * false} answers it. Both return {organization, email, sponsor, state}; 404 for a token that is not ours or whose
 * contact no longer is one.
 */
export function installMemberRequests({ express, database, config, clock, log }: ServerContext): void {
  const claimsOf = (req: Request): LinkClaims => {
    const claims = verifyLink(String(req.params.token), config.secrets, clock.seconds());
    if (claims?.kind !== 'member') throw notFound('This link is not complete or has expired.');
    return claims;
  };
  const read = async ({ id, organization_id, context }: LinkClaims): Promise<MemberRequest> => {
    const [found] = await database.asServer<MemberRequest>('select * from app_private.member_request($1, $2, $3)', [
      organization_id,
      id,
      context,
    ]);
    if (!found) throw notFound('You can no longer use this link.');
    return found;
  };
  const answer = ({ organization, email, sponsor, state }: MemberRequest) => ({ organization, email, sponsor, state });
  express.get('/member_requests/:token', async (req, res) => {
    res.set('Cache-Control', 'no-store').json(answer(await read(claimsOf(req))));
  });
  express.post('/member_requests/:token', async (req, res) => {
    const claims = claimsOf(req);
    const { belongs } = bodyOf(req);
    if (typeof belongs === 'boolean') {
      await database.asServer('select app_private.answer_member_request($1, $2, $3, $4)', [
        claims.organization_id,
        claims.id,
        claims.context,
        belongs,
      ]);
      const event = belongs ? 'member confirmed by a contact' : 'member refused by a contact';
      log.info({ requestId: req.id, event, userId: claims.id, ip: req.ip }, 'security');
    }
    res.set('Cache-Control', 'no-store').json(answer(await read(claims)));
  });
}
