/** Tells the staff responsible for the campaign, and the league's own contacts, that the league declined (L-058). */
import type { Block, MailContent } from '../../content.ts';
import { money, seasonLabel } from '../../format.ts';
import { contactBlocks, type OfferData, readOffer, statusInWords } from '../../offerData.ts';
import type { Template } from '../../template.ts';
import type { Translate } from '../../translate.ts';
import { SAMPLE_SITE, sampleOffer } from '../sampleOffer.ts';
import { spanish } from './es.ts';

interface RejectionMail {
  offer: OfferData;
  /** True if the recipient is staff; the league gets a text about its own answer. */
  forStaff: boolean;
  url: string;
}

const reasonGiven = (introduction: string, reason: string | null): Block[] =>
  reason
    ? [
        { kind: 'paragraph', text: introduction },
        { kind: 'quote', text: reason },
      ]
    : [];

/** Staff read English. */
function toStaff({ offer, url }: RejectionMail): MailContent {
  const about = `${seasonLabel(offer.season, offer.year)}, ${offer.property}`;
  const value = offer.value === null ? 'the offer' : `the offer of ${money(offer.value)}`;
  return {
    subject: `${offer.organization} rejected the offer of ${offer.sponsor.name}`,
    preheader: offer.rejectionReason ?? about,
    sponsor: offer.sponsor,
    headline: `${offer.organization} said no`,
    caption: about,
    body: [
      { kind: 'paragraph', text: `${offer.organization} rejected ${value} by ${offer.sponsor.name}.` },
      ...reasonGiven('Their reason:', offer.rejectionReason),
    ],
    action: { label: 'Open the offer', url },
    after: [],
    reason: 'You get this because you look after this campaign.',
  };
}

function toLeague({ offer, url }: RejectionMail, t: Translate): MailContent {
  const about = `${seasonLabel(offer.season, offer.year, t)}, ${offer.property}`;
  const names = { organization: offer.organization, sponsor: offer.sponsor.name };
  return {
    subject: t('You rejected the offer from {sponsor}', names),
    preheader: offer.rejectionReason ?? about,
    sponsor: offer.sponsor,
    headline: t('Offer rejected'),
    caption: about,
    body: [
      {
        kind: 'paragraph',
        text:
          offer.value === null
            ? t('Someone at {organization} rejected the offer from {sponsor}.', names)
            : t('Someone at {organization} rejected the {value} offer from {sponsor}.', {
                ...names,
                value: money(offer.value),
              }),
      },
      ...reasonGiven(t('The reason you gave:'), offer.rejectionReason),
    ],
    action: { label: t('See the details'), url },
    after: [
      {
        kind: 'paragraph',
        text: t('Was this a mistake? Reply to this email soon, because the offer may still be open.'),
      },
      ...contactBlocks(offer, t),
    ],
    reason: t('You received this email because this is a contact address for {organization}.', names),
  };
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
      language: forStaff ? 'en' : found.offer.language,
      data: {
        offer: found.offer,
        forStaff,
        url: forStaff ? reading.page(`/offers/${found.offer.id}`) : await reading.statusLink(found.offer.id),
      },
    };
  },
  unwanted: ({ offer }) =>
    offer.status === 'rejected_by_league' ? null : `The offer is ${statusInWords(offer)} by now.`,
  compose: (mail, t) => (mail.forStaff ? toStaff(mail) : toLeague(mail, t)),
  spanish,
  sample: {
    offer: {
      ...sampleOffer,
      status: 'rejected_by_league',
      rejectionReason: 'Our fields belong to the school district, and it does not allow banners this year.',
    },
    forStaff: false,
    url: `${SAMPLE_SITE}/sponsorship-status/sample`,
  },
};
