/** Tells the organization's contact addresses that an offer was accepted in its name, and what comes next (L-043, L-047). */
import { type Due, deadlineBlocks } from '../../deadlines.ts';
import { contactBlocks, type OfferData, readOffer, statusInWords } from '../../offerData.ts';
import type { Template } from '../../template.ts';
import { day, money, seasonLabel } from '../../words.ts';
import { SAMPLE_SITE, sampleOffer } from '../sampleOffer.ts';
import { spanish } from './es.ts';

interface AcceptanceMail {
  offer: OfferData;
  today: string;
  deadlines: Due[];
  sponsorshipUrl: string;
}

const SHOWN = 5;
const openDeadlines = `
  select d.name, d.deadline::text as deadline from app_public.verification_deadlines d
  where d.offer_id = $1 and not d.verified order by d.deadline, d.id limit ${SHOWN}`;

export const acceptance: Template<AcceptanceMail> = {
  async load(reading, payload) {
    const found = await readOffer(reading, payload.offer_id);
    if (!found) return null;
    return {
      to: found.to,
      language: found.offer.language,
      data: {
        offer: found.offer,
        today: reading.today,
        deadlines: await reading.query<Due>(openDeadlines, [found.offer.id]),
        sponsorshipUrl: reading.page(`/organization-dashboard/sponsorship/${found.offer.id}`),
      },
    };
  },
  unwanted: ({ offer }) => (offer.status === 'confirmed' ? null : `The sponsorship is ${statusInWords(offer)} by now.`),
  compose({ offer, today, deadlines, sponsorshipUrl }, say) {
    const season = seasonLabel(offer.season, offer.year, say);
    return {
      subject: say('Confirmed: {sponsor} sponsors {organization}', {
        sponsor: offer.sponsor.name,
        organization: offer.organization,
      }),
      preheader: say('Your sponsorship for {season} is set. Here is what comes next.', { season }),
      sponsor: offer.sponsor,
      headline: say('Your sponsorship is confirmed'),
      ...(offer.value === null ? {} : { figure: money(offer.value) }),
      caption: `${season}, ${offer.property}`,
      body: [
        {
          kind: 'paragraph',
          text: say('The offer of {sponsor} was accepted for {organization}.', {
            sponsor: offer.sponsor.name,
            organization: offer.organization,
          }),
        },
        ...(offer.seasonStart && offer.seasonEnd
          ? [
              {
                kind: 'facts' as const,
                rows: [
                  [say('Season start'), day(offer.seasonStart)],
                  [say('Season end'), day(offer.seasonEnd)],
                ] as [string, string][],
              },
            ]
          : []),
        ...deadlineBlocks(deadlines, today, say),
      ],
      action: { label: say('See your sponsorship'), url: sponsorshipUrl },
      after: [
        { kind: 'paragraph', text: say('We remind you before each date. A photo from your phone is enough.') },
        ...contactBlocks(offer, say),
        {
          kind: 'note',
          text: say('Did nobody at your league accept this offer? Reply to this e-mail and we will look into it.'),
        },
      ],
      reason: say('You get this because this is a contact address of {organization}.', {
        organization: offer.organization,
      }),
    };
  },
  spanish,
  sample: {
    offer: { ...sampleOffer, status: 'confirmed' },
    today: '2027-03-20',
    deadlines: [
      { name: 'Banner photo, first game', deadline: '2027-03-27' },
      { name: 'Jersey photo', deadline: '2027-04-03' },
      { name: 'Screenshot of the dedicated email', deadline: '2027-04-30' },
    ],
    sponsorshipUrl: `${SAMPLE_SITE}/organization-dashboard/sponsorship/1042`,
  },
};
