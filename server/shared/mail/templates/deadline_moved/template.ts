/** At the end of its day, tells a league which photo deadlines anybody moved that day, in one email. */

import { deadlineName } from '../../deadlineNames.ts';
import { addressList, day } from '../../format.ts';
import { type StatusPage, statusActions, statusPages } from '../../statusPages.ts';
import type { Template } from '../../template.ts';
import type { MailLanguage } from '../../translate.ts';
import { SAMPLE_SITE } from '../sampleOffer.ts';
import { spanish } from './es.ts';

interface Move extends Record<string, unknown> {
  offerId: number;
  sponsor: string;
  program: string;
  name: string;
  /** The date before the first move of the day, YYYY-MM-DD. */
  from: string;
  deadline: string;
}

interface DeadlineMovedMail {
  organization: string;
  moves: Move[];
  pages: StatusPage[];
}

const organizationOf = `select g.name, g.contact_email, g.language from app_public.organizations g where g.id = $1`;
const movesOf = `
  select d.offer_id as "offerId", s.name as sponsor, p.name as program, d.name, m."from"::text as "from", d.deadline::text as deadline
  from jsonb_to_recordset($2::jsonb) m (verification_deadline_id int, "from" date)
  join app_public.verification_deadlines d on d.id = m.verification_deadline_id and d.deadline <> m."from" and d.organization_id = $1
  join app_public.offers o on o.id = d.offer_id and o.status = 'confirmed'
  join app_public.sponsors s on s.id = d.sponsor_id
  join app_public.sponsorable_properties p on p.id = o.sponsorable_property_id
  order by s.name, d.deadline, d.id`;

export const deadlineMoved: Template<DeadlineMovedMail> = {
  async load(reading, payload) {
    const { query } = reading;
    const id = payload.organization_id ?? null;
    const [organization] = await query<{ name: string; contact_email: string | null; language: MailLanguage }>(
      organizationOf,
      [id],
    );
    if (!organization) return null;
    const moves = await query<Move>(movesOf, [id, JSON.stringify(payload.moves ?? [])]);
    return {
      to: addressList(organization.contact_email),
      language: organization.language,
      data: {
        organization: organization.name,
        moves,
        pages: await statusPages(reading, moves),
      },
    };
  },
  unwanted: ({ moves }) => (moves.length === 0 ? 'The dates are back where they were.' : null),
  compose({ organization, moves, pages }, t) {
    const { action, links } = statusActions(pages, t('See your sponsorship'));
    const sponsors = [...new Set(moves.map(({ sponsor }) => sponsor))].join(', ');
    return {
      subject:
        moves.length === 1
          ? t('New date for your photo for {sponsor}', { sponsor: sponsors })
          : t('New dates for your photos for {sponsor}', { sponsor: sponsors }),
      preheader: t('Your calendar shows it already.'),
      headline: moves.length === 1 ? t('A date was moved') : t('{count} dates were moved', { count: moves.length }),
      caption: organization,
      body: [
        {
          kind: 'facts',
          rows: moves.map(({ sponsor, name, from, deadline }): [string, string] => [
            `${sponsor}: ${deadlineName(name, t)}`,
            t('{date} instead of {from}', { date: day(deadline, t), from: day(from, t) }),
          ]),
        },
      ],
      action,
      after: [
        ...links,
        { kind: 'soft', text: t('We send all dates of one day in a single email at the end of the day.') },
      ],
      reason: t('You received this email because you’re a contact of {organization}.', { organization }),
    };
  },
  spanish,
  sample: {
    organization: 'Harbor Hills Youth Soccer',
    moves: [
      {
        offerId: 1042,
        sponsor: 'Northlight Credit Union',
        program: 'Spring soccer',
        name: 'Banner photo, first game',
        from: '2027-03-27',
        deadline: '2027-04-03',
      },
    ],
    pages: [{ title: 'Northlight Credit Union, Spring soccer', url: `${SAMPLE_SITE}/sponsorship-status/sample` }],
  },
};
