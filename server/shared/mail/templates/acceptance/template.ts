/**
 * Tells the organization's contacts, and the user who accepted, that an offer was accepted and what was agreed: tasks,
 * dates with a calendar file, and the terms (L-043, L-047) [L12, L24].
 */
import { type CalendarDeadline, deadlineCalendar } from '../../../calendar/deadlineCalendar.ts';
import { type Asset, assetBlocks, readAssets } from '../../assets.ts';
import { deadlineBlocks } from '../../deadlines.ts';
import { day, money, seasonLabel } from '../../format.ts';
import { contactBlocks, type OfferData, readOffer, requirementBlocks, statusInWords } from '../../offerData.ts';
import type { Template } from '../../template.ts';
import { contractTerms } from '../../terms.ts';
import { SAMPLE_SITE, sampleOffer } from '../sampleOffer.ts';
import { spanish } from './es.ts';

interface Deadline extends CalendarDeadline, Record<string, unknown> {
  /** Proof was uploaded, or will not be. */
  over: boolean;
}

interface AcceptanceMail {
  offer: OfferData;
  today: string;
  assets: Asset[];
  deadlines: Deadline[];
  /** True for a recipient who accepted and is not a contact of the organization. */
  toAcceptor: boolean;
  sponsorshipUrl: string;
  /** The base of the links in the calendar file. */
  site: string;
}

const deadlinesOf = `
  select d.offer_id as key, d.id, d.name, d.deadline::text as deadline, d.updated_at as changed_at, d.offer_id, s.name as sponsor_name,
    p.name as program_name, k.name as capability_name, app_public.verification_deadlines_section(d)::text as section, d.verified or d.did_not_complete as over
  from app_public.verification_deadlines d
  join app_public.offers o on o.id = d.offer_id
  join app_public.sponsors s on s.id = o.sponsor_id
  join app_public.sponsorable_properties p on p.id = o.sponsorable_property_id
  join app_public.assets a on a.id = d.asset_id
  join app_public.campaign_capabilities cc on cc.id = a.campaign_capability_id
  join app_public.capabilities k on k.id = cc.capability_id
  where d.offer_id = any ($1::int[]) order by d.deadline, d.id`;

export const acceptance: Template<AcceptanceMail> = {
  async load(reading, payload) {
    const found = await readOffer(reading, payload.offer_id);
    if (!found) return null;
    const { offer, to } = found;
    const [assets, deadlines] = await Promise.all([
      readAssets(reading, offer.id),
      reading.rows<Deadline>(deadlinesOf, offer.id),
    ]);
    return {
      to,
      language: offer.language,
      data: {
        offer,
        today: reading.today,
        assets,
        deadlines: deadlines
          .map((deadline) => ({ ...deadline, changed_at: new Date(deadline.changed_at) }))
          .filter(({ over }) => !over),
        toAcceptor: reading.recipient !== null && !to.includes(reading.recipient),
        sponsorshipUrl: await reading.statusLink(offer.id),
        site: reading.env.publicUrl,
      },
    };
  },
  unwanted: ({ offer }) => (offer.status === 'confirmed' ? null : `The sponsorship is ${statusInWords(offer)} by now.`),
  compose({ offer, today, assets, deadlines, toAcceptor, sponsorshipUrl, site }, t) {
    const season = seasonLabel(offer.season, offer.year, t);
    const { seasonStart, seasonEnd } = offer;
    return {
      subject: t('Confirmed: {sponsor} sponsors {organization}', {
        sponsor: offer.sponsor.name,
        organization: offer.organization,
      }),
      preheader: t('Your {season} sponsorship is all set. Here’s what happens next.', { season }),
      sponsor: offer.sponsor,
      headline: t('Your sponsorship is confirmed'),
      ...(offer.value === null ? {} : { figure: money(offer.value) }),
      caption: `${season}, ${offer.property}`,
      body: [
        {
          kind: 'paragraph',
          text: t('{organization} accepted the offer from {sponsor}.', {
            sponsor: offer.sponsor.name,
            organization: offer.organization,
          }),
        },
        ...(seasonStart && seasonEnd
          ? [
              {
                kind: 'facts' as const,
                rows: [
                  [t('Season start'), day(seasonStart, t)],
                  [t('Season end'), day(seasonEnd, t)],
                ] as [string, string][],
              },
            ]
          : []),
        ...deadlineBlocks(deadlines, today, t),
        ...(deadlines.length > 0
          ? [{ kind: 'soft' as const, text: t('The attached file adds these dates to your calendar.') }]
          : []),
      ],
      action: { label: t('See your sponsorship'), url: sponsorshipUrl },
      after: [
        { kind: 'paragraph', text: t('We’ll remind you before each date. A photo from your phone is all you need.') },
        ...assetBlocks(assets, t),
        ...requirementBlocks(offer, t),
        ...(seasonStart && seasonEnd
          ? [
              { kind: 'heading' as const, text: t('The terms you agreed to') },
              {
                kind: 'terms' as const,
                items: contractTerms(offer.season, seasonStart, seasonEnd, t),
              },
            ]
          : []),
        ...contactBlocks(offer, t),
        {
          kind: 'note',
          text: t('Don’t know who accepted this offer? Reply to this email and we’ll look into it.'),
        },
      ],
      reason: toAcceptor
        ? t('You received this email because this address was used to accept the offer to {organization}.', {
            organization: offer.organization,
          })
        : t('You received this email because this is a contact address for {organization}.', {
            organization: offer.organization,
          }),
      attachments:
        deadlines.length > 0
          ? [{ filename: 'sideline.ics', contentType: 'text/calendar', content: deadlineCalendar(deadlines, site) }]
          : [],
    };
  },
  spanish,
  sample: {
    offer: { ...sampleOffer, status: 'confirmed' },
    today: '2027-03-20',
    assets: [
      {
        quantity: 4,
        capability: 'Game Signage',
        expectations: 'Hang all four banners on the fences of your main fields.',
      },
    ],
    deadlines: [
      ['Banner photo, first game', '2027-03-27'] as const,
      ['Jersey photo', '2027-04-03'] as const,
      ['Screenshot of the dedicated email', '2027-04-30'] as const,
    ].map(([name, deadline], index) => ({
      id: index + 1,
      name,
      deadline,
      changed_at: new Date('2027-03-20T12:00:00Z'),
      offer_id: sampleOffer.id,
      sponsor_name: sampleOffer.sponsor.name,
      program_name: sampleOffer.property,
      capability_name: null,
      section: 'upcoming',
      over: false,
    })),
    toAcceptor: false,
    sponsorshipUrl: `${SAMPLE_SITE}/sponsorship-status/sample`,
    site: SAMPLE_SITE,
  },
};
