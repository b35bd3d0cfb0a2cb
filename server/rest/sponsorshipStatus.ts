import type { ServerContext } from '../context.ts';
import { notFound } from '../http/errors.ts';
import { signFileUrl } from '../shared/files/fileUrls.ts';
import { linkPath } from '../shared/links/links.ts';
import { mintLinks } from '../shared/links/mintLink.ts';
import { readStatus } from '../shared/links/sponsorshipStatus.ts';
import { cleanRichText } from '../shared/text/richText.ts';
import { renderTags } from '../shared/text/tags.ts';

interface Status extends Record<string, unknown> {
  tags: Record<string, string | null>;
  deadlines: {
    id: number;
    section: string;
    texts: { id: number; name: string; content: string }[];
    files: { id: number; name: string; key: string }[];
  }[];
}

/**
 * GET /sponsorship_status/{token}: the state of a sponsorship, for anybody with the link from an email to the league (V11):
 * status, photos with their dates and artwork; checks by a link of an email about payments. Open deadlines have the URL of
 * their page, which takes a photo without a login, unless its link was revoked; files have a URL that is valid for some
 * hours. Nothing can be changed by it. Errors: SL404, also for an expired or revoked link.
 */
export function installSponsorshipStatus({ express, database, config, clock }: ServerContext): void {
  express.get('/sponsorship_status/:token', async (req, res) => {
    const link = readStatus(req.params.token, config.secrets);
    const [row] = link
      ? await database.asServer<{ status: Status | null }>(
          'select app_private.sponsorship_status($1, $2, to_timestamp($3), $4, $5) as status',
          [link.offerId, link.version, link.expires, link.to ?? null, link.kind ?? null],
        )
      : [];
    if (!row?.status) throw notFound('This link no longer works.');
    const { tags, ...status } = row.status;
    const values = { ...tags, verification_email_address: config.mail.verificationEmail };
    const now = clock.seconds();
    const open = status.deadlines.filter(({ section }) => section === 'overdue' || section === 'upcoming');
    const ids = open.map(({ id }) => id);
    const tokens = await mintLinks(database.asServer, config.secret, now, 'deadline', ids);
    const deadlines = status.deadlines.map(({ texts, files, ...deadline }) => {
      const token = tokens.get(deadline.id);
      return {
        ...deadline,
        url: token ? linkPath('deadline', token) : null,
        texts: texts.map((text) => ({ ...text, content: cleanRichText(renderTags(text.content, values)) })),
        files: files.map(({ key, ...file }) => ({ ...file, url: signFileUrl(key, config.secret, now) })),
      };
    });
    res.set('Cache-Control', 'no-store').json({ ...status, deadlines });
  });
}
