/** `npm run -s links`: prints one working link of each kind from the existing data, as JSON. */
import type pg from 'pg';
import { withClient } from '../../db/client.ts';
import { connections } from '../../db/instance/connections.ts';
import { installationSecret } from '../../db/settings.ts';
import { runProgram } from '../../db/userFacingError.ts';
import { linkPath, type PageLinkKind, recoveryVersion, signLink } from '../shared/links/links.ts';
import { type MintQuery, mintLink } from '../shared/links/mintLink.ts';

/** Finds the record whose page shows the most; the first row is used. Columns id, and season and year for a season. */
const SAMPLES: Record<PageLinkKind, string> = {
  offer: `select o.id from app_public.offers o join app_public.organizations g on g.id = o.organization_id
    where o.status = 'proposed' order by (g.shipping_address_id is not null) desc, o.id limit 1`,
  application: `select id from app_public.offers where status in ('qualified', 'proposed') order by id limit 1`,
  league: `select organization_id as id from app_public.offers where status = 'confirmed' order by id limit 1`,
  deadline: `select d.id from app_public.verification_deadlines d join app_public.offers o on o.id = d.offer_id
    where o.status = 'confirmed' and not d.verified and not d.did_not_complete
    order by (d.deadline < app_private.today()) desc, d.deadline, d.id limit 1`,
  forwarded_task: `select id from app_public.forwarded_tasks where revoked_at is null order by id desc limit 1`,
  campaign: `select c.id from app_public.campaigns c
    where exists (select from app_public.offers o where o.campaign_id = c.id and o.status = 'confirmed')
    order by (c.status = 'active') desc, c.id limit 1`,
  season: `select c.sponsor_id as id, c.season, c.year from app_public.campaigns c
    where c.status in ('active', 'complete') and exists (select from app_public.offers o where o.campaign_id = c.id and o.status = 'confirmed')
    order by c.year desc, c.id limit 1`,
};
const OPEN_INVITATION = `select i.id, app_private.link_version('invitation', i.id::text) as version
  from app_private.invitations i where i.accepted_at is null order by i.id desc limit 1`;
const RECOVERING_USER = `select u.id, s.sessions_valid_after from app_public.users u
  left join app_private.user_secrets s on s.user_id = u.id
  where u.status = 'active' order by (u.role = 'organization') desc, u.id limit 1`;

interface Link {
  id: number;
  token: string;
  url: string;
}

await runProgram(async () => {
  const publicUrl = (process.env.PUBLIC_URL || `http://localhost:${process.env.PORT || 5000}`).replace(/\/+$/, '');
  const secret = installationSecret();
  const links: Record<string, Link | null> = {};
  await withClient(connections().direct, 'The database', async (client) => {
    const query: MintQuery = async <Row extends Record<string, unknown>>(text: string, values: unknown[]) =>
      (await client.query<pg.QueryResultRow & Row>(text, values)).rows;
    const [clock] = await query<{ now: number }>(
      'select floor(extract(epoch from app_private.clock()))::float8 as now',
      [],
    );
    const now = clock?.now ?? 0;
    const linkOf = (kind: Parameters<typeof linkPath>[0], id: number, token: string): Link => ({
      id,
      token,
      url: publicUrl + linkPath(kind, token),
    });
    for (const [kind, sample] of Object.entries(SAMPLES) as [PageLinkKind, string][]) {
      const [record] = await query<{ id: number; season?: string; year?: number }>(sample, []);
      const token = record && (await mintLink(query, secret, now, { kind, ...record }));
      links[kind] = record && token ? linkOf(kind, record.id, token) : null;
    }
    const [invitation] = await query<{ id: number; version: number | null }>(OPEN_INVITATION, []);
    links.invitation = invitation?.version
      ? linkOf(
          'invitation',
          invitation.id,
          signLink({ kind: 'invitation', id: invitation.id, v: invitation.version }, secret, now),
        )
      : null;
    const [user] = await query<{ id: number; sessions_valid_after: Date | number | null }>(RECOVERING_USER, []);
    links.recovery = user
      ? linkOf(
          'recovery',
          user.id,
          signLink({ kind: 'recovery', id: user.id, v: recoveryVersion(user.sessions_valid_after) }, secret, now),
        )
      : null;
  });
  console.log(JSON.stringify(links, null, 2));
});
