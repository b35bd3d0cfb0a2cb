/** Sponsors' offers to a league, all of a day in one email: the email that starts the season (S-281, C7). */
import { type Asset, assetBlocks, readAssets } from '../../assets.ts';
import type { MailContent } from '../../content.ts';
import { money, seasonLabel } from '../../format.ts';
import { contactBlocks, type OfferData, readOffer, requirementBlocks, statusInWords } from '../../offerData.ts';
import { staffText } from '../../staffText.ts';
import type { Reading, Template } from '../../template.ts';
import type { Translate } from '../../translate.ts';
import { SAMPLE_SITE, sampleOffer } from '../sampleOffer.ts';
import { spanish } from './es.ts';

interface OneOffer {
  offer: OfferData;
  assets: Asset[];
  reviewUrl: string;
}
export interface OfferMail {
  /** At least one; the open ones if there are any. */
  offers: [OneOffer, ...OneOffer[]];
}

/** An offer with its assets and review link, and who gets it; null if it is gone or its link is revoked. */
async function readOne(reading: Reading, id: number | undefined) {
  const found = await readOffer(reading, id);
  if (!found) return null;
  const [link, assets] = await Promise.all([
    reading.pageLink('offer', found.offer.id),
    readAssets(reading, found.offer.id),
  ]);
  if (!link) return null;
  const sentTo = reading.recipient ?? found.to[0];
  const reviewUrl = sentTo ? `${link}?sentTo=${encodeURIComponent(sentTo)}` : link; // L-015
  return { to: found.to, details: { offer: found.offer, assets, reviewUrl } };
}

/** One offer, completely. */
function composeOne({ offer, assets, reviewUrl }: OneOffer, t: Translate): MailContent {
  const season = seasonLabel(offer.season, offer.year, t);
  const value = offer.value === null ? undefined : money(offer.value);
  return {
    subject: t('{sponsor} offers {organization} {value} for {season}', {
      sponsor: offer.sponsor.name,
      organization: offer.organization,
      value: value ?? t('a sponsorship'),
      season,
    }),
    preheader: t('See what they’re asking for and answer in about five minutes. No account needed.'),
    sponsor: offer.sponsor,
    headline: t('An offer for {organization}', { organization: offer.organization }),
    ...(value ? { figure: value } : {}),
    caption: t('{season}, {property}. Paid in two checks.', { season, property: offer.property }),
    body: [
      ...(offer.sponsorOverview ? staffText(offer.sponsorOverview, t) : []),
      ...assetBlocks(assets, t),
      ...requirementBlocks(offer, t),
    ],
    action: { label: t('Review the offer'), url: reviewUrl },
    after: [
      {
        kind: 'paragraph',
        text: t('Have the first and last day of your season handy. You can accept or reject the offer from any phone.'),
      },
      ...contactBlocks(offer, t),
      { kind: 'soft', text: t('This link is just for your league. Anyone who has it can answer for you.') },
    ],
    reason: t('You received this offer because this is the contact address for {organization}.', {
      organization: offer.organization,
    }),
    bulk: 'offers',
  };
}

/** Several offers: each with its value, its requirements and its own link. */
function composeSeveral(offers: OneOffer[], t: Translate): MailContent {
  const [{ offer }] = offers as [OneOffer];
  const sponsors = [...new Set(offers.map((item) => item.offer.sponsor.name))].join(', ');
  const { organization } = offer;
  const contacts = new Map(offers.map((item) => [item.offer.contact?.email, item.offer]));
  return {
    subject: t('{count} offers for {organization} from {sponsors}', { count: offers.length, organization, sponsors }),
    preheader: t('Each has its own link, and you answer each by itself. No account needed.'),
    ...(sponsors === offer.sponsor.name ? { sponsor: offer.sponsor } : {}),
    headline: t('{count} offers for {organization}', { count: offers.length, organization }),
    body: offers.flatMap((item) => [
      { kind: 'heading', text: `${item.offer.sponsor.name}: ${item.offer.property}` } as const,
      {
        kind: 'paragraph',
        text: [
          seasonLabel(item.offer.season, item.offer.year, t),
          item.offer.value === null ? null : money(item.offer.value),
        ]
          .filter((part) => part !== null)
          .join(', '),
      } as const,
      ...assetBlocks(item.assets, t),
      ...requirementBlocks(item.offer, t),
      { kind: 'link', text: t('No login needed:'), label: t('Review this offer'), url: item.reviewUrl } as const,
    ]),
    action: { label: t('Start with {title}', { title: offer.property }), url: offers[0]?.reviewUrl ?? '' },
    after: [
      ...[...contacts.values()].flatMap((item) => contactBlocks(item, t)),
      { kind: 'soft', text: t('These links are just for your league. Anyone who has one can answer for you.') },
    ],
    reason: t('You received these offers because this is the contact address for {organization}.', { organization }),
    bulk: 'offers',
  };
}

export const offer: Template<OfferMail> = {
  async load(reading, payload) {
    const ids = payload.offer_ids ?? [payload.offer_id];
    const found = (await Promise.all(ids.map((id) => readOne(reading, id)))).filter((item) => item !== null);
    const open = found.filter(({ details }) => details.offer.status === 'proposed');
    const [first, ...others] = open.length > 0 ? open : found;
    if (!first) return null;
    return {
      to: first.to,
      language: first.details.offer.language,
      data: { offers: [first.details, ...others.map(({ details }) => details)] },
    };
  },
  unwanted: ({ offers: [{ offer }] }) =>
    offer.status === 'proposed' ? null : `The offer is no longer open: it is ${statusInWords(offer)}.`,
  compose({ offers }, t) {
    return offers.length > 1 ? composeSeveral(offers, t) : composeOne(offers[0], t);
  },
  spanish,
  sample: {
    offers: [
      {
        offer: sampleOffer,
        assets: [
          {
            quantity: 4,
            capability: 'Game Signage',
            expectations: 'Hang all four banners on the fences of your main fields for the whole season.',
          },
          {
            quantity: 12,
            capability: 'Team of Game Jerseys',
            expectations: 'One sleeve logo on the jerseys of 12 teams.',
          },
          {
            quantity: 1,
            capability: 'Dedicated Email',
            expectations: 'Send the text and picture we give you to all families in April.',
          },
        ],
        reviewUrl: `${SAMPLE_SITE}/accept-offer/sample?sentTo=office%40harborhills.test`,
      },
    ],
  },
};
