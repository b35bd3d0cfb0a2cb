/** Tells a user that the recap they asked for is ready. It links to the recap and never carries it. */
import { day } from '../../format.ts';
import type { Template } from '../../template.ts';
import { SAMPLE_SITE, sampleOffer } from '../sampleOffer.ts';
import { spanish } from './es.ts';

interface Recap extends Record<string, unknown> {
  title: string;
  email: string;
  sponsor: string;
  logoKey: string | null;
  /** The last day on which the link opens, YYYY-MM-DD. */
  until: string;
  open: boolean;
}

interface RecapMail {
  recap: Recap;
  url: string;
}

const statement = `
  select title, email, sponsor, logo_key as "logoKey", until::text, open from app_private.recap_of_mail($1, $2)`;

export const recap: Template<RecapMail> = {
  async load({ ofAccounts, recapLink }, { recap_share_id: shareId, user_id: userId }) {
    if (shareId === undefined) return null;
    const [found] = await ofAccounts<Recap>(statement, [shareId, userId ?? null]);
    if (!found) return null;
    return {
      to: [found.email],
      language: 'en',
      data: { recap: found, url: recapLink(shareId) },
    };
  },
  unwanted: ({ recap: { open } }) => (open ? null : 'The link was revoked or has expired.'),
  compose({ recap: { title, sponsor, logoKey, until }, url }, t) {
    return {
      subject: t('The recap of {title} is ready', { title }),
      preheader: t('What was promised, what leagues delivered, and the photos that prove it.'),
      sponsor: { name: sponsor, logoKey },
      headline: t('Your recap is ready'),
      caption: title,
      body: [
        {
          kind: 'paragraph',
          text: t(
            'It has the latest numbers of {title}, the photos that leagues sent, and what is still missing. You can open it without signing in, and forward the link to colleagues.',
            { title },
          ),
        },
      ],
      action: { label: t('Open the recap'), url },
      after: [{ kind: 'soft', text: t('The link is valid until {date}.', { date: day(until, t) }) }],
      reason: t('You received this email because you asked for it on the dashboard, where you can also stop it.'),
    };
  },
  spanish,
  sample: {
    recap: {
      title: 'Northlight Spring',
      email: 'sue@northlight.test',
      sponsor: sampleOffer.sponsor.name,
      logoKey: null,
      until: '2027-01-31',
      open: true,
    },
    url: `${SAMPLE_SITE}/shared-recap/sample`,
  },
};
