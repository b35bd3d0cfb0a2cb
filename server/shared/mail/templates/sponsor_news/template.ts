/** Once a day, tells a user of a sponsor what our team replied to them, what became of their requests, and which notes are new. */
import type { Block } from '../../content.ts';
import { day } from '../../format.ts';
import type { Template } from '../../template.ts';
import type { Translate } from '../../translate.ts';
import { SAMPLE_SITE } from '../sampleOffer.ts';
import { spanish } from './es.ts';

/** How many entries the email lists. */
const MAX_LISTED = 20;
/** How many characters of a text are quoted. */
const MAX_QUOTED = 600;

interface News extends Record<string, unknown> {
  kind: 'reply' | 'request' | 'note';
  /** The campaign or season. */
  place: string;
  /** The wish of a request: hide or feature; the title of a note. */
  about: string | null;
  answer: string | null;
  /** Of a request: done or declined. */
  outcome: string | null;
}

interface SponsorNewsMail {
  today: string;
  news: News[];
  url: string;
}

const userOf = 'select email from app_private.account_of_mail($1, null)';
const newsOf = 'select kind, place, about, answer, outcome from app_private.sponsor_news($1::int, $2::date, $3::date)';

function textOf({ kind, place, about, outcome }: News, t: Translate): string {
  if (kind === 'reply') return t('Our team replied to you on {place}:', { place });
  if (kind === 'note')
    return about
      ? t('New note from our team on {place}:', { place })
      : t('New note from our team on {place}.', { place });
  if (outcome === 'declined') return t('We could not do what you asked about a photo on {place}:', { place });
  return about === 'hide'
    ? t('We hid the photo that you asked about on {place}.', { place })
    : t('We featured the photo that you asked about on {place}.', { place });
}

export const sponsorNews: Template<SponsorNewsMail> = {
  async load({ ofAccounts, page, today }, { user_id: id = null, from_day: from, before_day: before }) {
    const [user] = await ofAccounts<{ email: string }>(userOf, [id]);
    if (!user) return null;
    const news = await ofAccounts<News>(newsOf, [id, from ?? today, before ?? today]);
    return {
      to: [user.email],
      language: 'en',
      data: { today, news, url: page('/sponsor-dashboard') },
    };
  },
  unwanted: ({ news }) => (news.length === 0 ? 'Nothing is new anymore.' : null),
  compose({ today, news, url }, t) {
    return {
      subject: t('News about your sponsorships'),
      preheader: news[0] ? textOf(news[0], t) : '',
      headline: t('News about your sponsorships'),
      caption: day(today, t),
      body: [
        ...news.slice(0, MAX_LISTED).flatMap((item): Block[] => {
          const quoted = item.kind === 'note' ? item.about : item.answer;
          return [
            { kind: 'paragraph', text: textOf(item, t) },
            ...(quoted
              ? [
                  {
                    kind: 'quote',
                    text: quoted.length > MAX_QUOTED ? `${quoted.slice(0, MAX_QUOTED)}…` : quoted,
                  } as const,
                ]
              : []),
          ];
        }),
        ...(news.length > MAX_LISTED
          ? [{ kind: 'soft', text: t('and {count} more', { count: news.length - MAX_LISTED }) } as const]
          : []),
      ],
      action: { label: t('Open your dashboard'), url },
      after: [],
      reason: t('You received this email because you follow a sponsor’s campaigns on Sideline.'),
      bulk: 'work',
    };
  },
  spanish,
  sample: {
    today: '2027-03-18',
    news: [
      {
        kind: 'reply',
        place: 'Northlight Spring',
        about: 'goal',
        answer: 'The banners go up before opening day, April 3.',
        outcome: null,
      },
      { kind: 'request', place: 'Northlight Spring', about: 'hide', answer: null, outcome: 'done' },
      { kind: 'note', place: 'Northlight Spring', about: 'Opening day', answer: null, outcome: null },
    ],
    url: `${SAMPLE_SITE}/sponsor-dashboard`,
  },
};
