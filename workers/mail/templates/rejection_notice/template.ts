/** The answer "no" of a league: told to the staff who look after the campaign, and to the league's own contact addresses (L-058). */
import { contactLine, type OfferData, readOffer } from '../../offerData.ts';
import type { Template } from '../../template.ts';
import { money, seasonLabel } from '../../words.ts';
import { SAMPLE_SITE, sampleOffer } from '../sampleOffer.ts';

interface RejectionMail {
  offer: OfferData;
  /** Whether the recipient is staff; the league reads about its own answer instead. */
  forStaff: boolean;
  url: string;
}

export const rejectionNotice: Template<RejectionMail> = {
  async load(reading, payload) {
    const found = await readOffer(reading, payload.offer_id);
    if (!found) return null;
    const [user] = await reading.query<{ employee: boolean }>(
      'select employee from app_public.users where email = $1',
      [reading.recipient],
    );
    const forStaff = user?.employee === true;
    return {
      to: found.to,
      data: {
        offer: found.offer,
        forStaff,
        url: reading.page(forStaff ? `/offers/${found.offer.id}` : '/organization-dashboard'),
      },
    };
  },
  unwanted: ({ offer }) => (offer.status === 'rejected_by_league' ? null : `The offer is ${offer.status} by now.`),
  compose({ offer, forStaff, url }) {
    const season = seasonLabel(offer.season, offer.year);
    const value = offer.value === null ? 'the offer' : `the offer of ${money(offer.value)}`;
    const contact = contactLine(offer);
    return {
      subject: forStaff
        ? `${offer.organization} rejected the offer of ${offer.sponsor.name}`
        : `You rejected the offer of ${offer.sponsor.name}`,
      preheader: offer.rejectionReason ?? `${season}, ${offer.property}`,
      sponsor: offer.sponsor,
      headline: forStaff ? `${offer.organization} said no` : 'Offer rejected',
      caption: `${season}, ${offer.property}`,
      body: [
        {
          kind: 'paragraph',
          text: forStaff
            ? `${offer.organization} rejected ${value} by ${offer.sponsor.name}.`
            : `Somebody at ${offer.organization} rejected ${value} by ${offer.sponsor.name}.`,
        },
        ...(offer.rejectionReason
          ? [
              { kind: 'paragraph' as const, text: forStaff ? 'Their reason:' : 'The reason you gave:' },
              { kind: 'quote' as const, text: offer.rejectionReason },
            ]
          : []),
      ],
      action: { label: forStaff ? 'Open the offer' : 'Open your dashboard', url },
      after: forStaff
        ? []
        : [
            {
              kind: 'paragraph',
              text: 'If this was a mistake, reply to this e-mail soon: the offer may still be open for you.',
            },
            ...(contact ? [{ kind: 'paragraph', text: contact } as const] : []),
          ],
      reason: forStaff
        ? 'You get this because you look after this campaign.'
        : `You get this because this is a contact address of ${offer.organization}.`,
    };
  },
  sample: {
    offer: {
      ...sampleOffer,
      status: 'rejected_by_league',
      rejectionReason: 'Our fields belong to the school district, and it does not allow banners this year.',
    },
    forStaff: false,
    url: `${SAMPLE_SITE}/organization-dashboard`,
  },
};
