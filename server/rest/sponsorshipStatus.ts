import type { ServerContext } from '../context.ts';
import { notFound } from '../http/errors.ts';
import { linkPath } from '../shared/links/links.ts';
import { mintLinks } from '../shared/links/mintLink.ts';
import { readStatus } from '../shared/links/sponsorshipStatus.ts';

interface Status extends Record<string, unknown> {
  deadlines: { id: number; section: string }[];
}

/**
 * GET /sponsorship_status/{token}: how a sponsorship stands, for whoever has the link of an email to the league (V11): status,
 * photos with their dates, checks. Open deadlines have the URL of their page, which takes a photo without a login. Nothing can
 * be changed by it. Errors: SL404, also for an expired or revoked link.
 */
export function installSponsorshipStatus({ express, database, config, clock }: ServerContext): void {
  express.get('/sponsorship_status/:token', async (req, res) => {
    const link = readStatus(req.params.token, config.secrets);
    const [row] = link
      ? await database.asServer<{ status: Status | null }>(
          'select app_private.sponsorship_status($1, $2, to_timestamp($3)) as status',
          [link.offerId, link.version, link.expires],
        )
      : [];
    if (!row?.status) throw notFound('This link no longer works.');
    const open = row.status.deadlines.filter(
      ({ section }) => section !== 'completed' && section !== 'did_not_complete',
    );
    const ids = open.map(({ id }) => id);
    const tokens = await mintLinks(database.asServer, config.secret, clock.seconds(), 'deadline', ids);
    const deadlines = row.status.deadlines.map((deadline) => {
      const token = tokens.get(deadline.id);
      return { ...deadline, url: token ? linkPath('deadline', token) : null };
    });
    res.set('Cache-Control', 'no-store').json({ ...row.status, deadlines });
  });
}
