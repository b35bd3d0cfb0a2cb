/**
 * At the end of its day, tells a league about the material that arrived for deadlines waiting for it; one email for all
 * (S-317, S-318).
 */

import type { Block } from '../../content.ts';
import { deadlineName } from '../../deadlineNames.ts';
import { addressList, day } from '../../format.ts';
import { type StatusPage, statusActions, statusPages } from '../../statusPages.ts';
import type { Template } from '../../template.ts';
import type { MailLanguage } from '../../translate.ts';
import { SAMPLE_SITE } from '../sampleOffer.ts';
import { spanish } from './es.ts';

interface Arrival extends Record<string, unknown> {
  offerId: number;
  sponsor: string;
  program: string;
  deadline: string;
  name: string;
  /** Names of texts and files; empty if they were deleted again. */
  creatives: string[];
}

interface CreativesMail {
  organization: string;
  arrivals: Arrival[];
  pages: StatusPage[];
}

const organizationOf = `select g.name, g.contact_email, g.language from app_public.organizations g where g.id = $1`;
const arrivalsOf = `
  select d.offer_id as "offerId", s.name as sponsor, p.name as program, d.deadline::text as deadline, d.name,
    array(select c.name from app_public.creative_contents c where c.verification_deadline_id = d.id
      union all select f.name from app_public.creative_files f where f.verification_deadline_id = d.id) as creatives
  from app_public.verification_deadlines d
  join app_public.offers o on o.id = d.offer_id and o.status = 'confirmed'
  join app_public.sponsors s on s.id = d.sponsor_id
  join app_public.sponsorable_properties p on p.id = o.sponsorable_property_id
  where d.organization_id = $1 and d.id = any ($2::int[]) order by s.name, d.deadline, d.id`;

export const creatives: Template<CreativesMail> = {
  async load(reading, payload) {
    const { query } = reading;
    const id = payload.organization_id ?? null;
    const [organization] = await query<{ name: string; contact_email: string | null; language: MailLanguage }>(
      organizationOf,
      [id],
    );
    if (!organization) return null;
    const found = await query<Arrival>(arrivalsOf, [id, payload.verification_deadline_ids ?? []]);
    const arrivals = found.filter((arrival) => arrival.creatives.length > 0);
    return {
      to: addressList(organization.contact_email),
      language: organization.language,
      data: {
        organization: organization.name,
        arrivals,
        pages: await statusPages(reading, arrivals),
      },
    };
  },
  unwanted: ({ arrivals }) => (arrivals.length === 0 ? 'The material was removed again.' : null),
  compose({ organization, arrivals, pages }, t) {
    const { action, links } = statusActions(pages, t('Get the material'));
    const sponsors = [...new Set(arrivals.map(({ sponsor }) => sponsor))];
    const count = arrivals.reduce((sum, arrival) => sum + arrival.creatives.length, 0);
    return {
      subject: t('New material for {what}', {
        what: sponsors.length === 1 ? sponsors[0] : t('your sponsorships'),
      }),
      preheader: t('The texts and files for your next photo are ready.'),
      headline: count === 1 ? t('New material for you') : t('{count} new files and texts for you', { count }),
      caption: organization,
      body: [
        {
          kind: 'paragraph',
          text: t(
            'Here’s what you need for these dates. Please use it exactly as it is, because the sponsor has approved it.',
          ),
        },
        ...arrivals.flatMap((arrival): Block[] => [
          { kind: 'heading', text: `${arrival.sponsor}: ${deadlineName(arrival.name, t)}` },
          { kind: 'soft', text: t('Due {date}', { date: day(arrival.deadline, t) }) },
          {
            kind: 'list',
            ordered: true,
            items: arrival.creatives.map((title, index) => ({ count: String(index + 1), title })),
          },
        ]),
      ],
      action,
      after: [
        ...links,
        { kind: 'soft', text: t('We send everything new from one day in a single email at the end of the day.') },
      ],
      reason: t('You received this email because {organization} has sponsorships that need material.', {
        organization,
      }),
    };
  },
  spanish,
  sample: {
    organization: 'Harbor Hills Youth Soccer',
    arrivals: [
      {
        offerId: 1042,
        sponsor: 'Northlight Credit Union',
        program: 'Spring soccer',
        deadline: '2027-04-30',
        name: 'Screenshot of the dedicated email',
        creatives: ['Email text for families', 'northlight_header.png'],
      },
      {
        offerId: 1042,
        sponsor: 'Northlight Credit Union',
        program: 'Spring soccer',
        deadline: '2027-05-07',
        name: 'Social media post',
        creatives: ['Post with hashtag'],
      },
    ],
    pages: [{ title: 'Northlight Credit Union, Spring soccer', url: `${SAMPLE_SITE}/sponsorship-status/sample` }],
  },
};
