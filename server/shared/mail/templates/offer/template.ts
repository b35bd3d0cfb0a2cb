/** A sponsor's offer to a league: the mail that the whole season starts with (S-281). */
import { type Asset, assetBlocks, readAssets } from '../../assets.ts';
import { contactBlocks, type OfferData, readOffer, requirementBlocks, statusInWords } from '../../offerData.ts';
import { staffText } from '../../staffText.ts';
import type { Template } from '../../template.ts';
import { money, seasonLabel } from '../../words.ts';
import { SAMPLE_SITE, sampleOffer } from '../sampleOffer.ts';
import { spanish } from './es.ts';

interface OfferMail {
  offer: OfferData;
  assets: Asset[];
  reviewUrl: string;
}

export const offer: Template<OfferMail> = {
  async load(reading, payload) {
    const found = await readOffer(reading, payload.offer_id);
    if (!found) return null;
    const [link, assets] = await Promise.all([
      reading.pageLink('offer', found.offer.id),
      readAssets(reading, found.offer.id),
    ]);
    if (!link) return null;
    const sentTo = reading.recipient ?? found.to[0];
    return {
      to: found.to,
      language: found.offer.language,
      data: {
        offer: found.offer,
        assets,
        reviewUrl: sentTo ? `${link}?sentTo=${encodeURIComponent(sentTo)}` : link, // L-015
      },
    };
  },
  unwanted: ({ offer }) =>
    offer.status === 'proposed' ? null : `The offer is no longer open: it is ${statusInWords(offer)}.`,
  compose({ offer, assets, reviewUrl }, say) {
    const season = seasonLabel(offer.season, offer.year, say);
    const value = offer.value === null ? undefined : money(offer.value);
    return {
      subject: say('{sponsor} offers {organization} {value} for {season}', {
        sponsor: offer.sponsor.name,
        organization: offer.organization,
        value: value ?? say('a sponsorship'),
        season,
      }),
      preheader: say('See what they’re asking for and answer in about five minutes. No account needed.'),
      sponsor: offer.sponsor,
      headline: say('An offer for {organization}', { organization: offer.organization }),
      ...(value ? { figure: value } : {}),
      caption: say('{season}, {property}. Paid in two checks.', { season, property: offer.property }),
      body: [
        ...(offer.sponsorOverview ? staffText(offer.sponsorOverview, say) : []),
        ...assetBlocks(assets, say),
        ...requirementBlocks(offer, say),
      ],
      action: { label: say('Review the offer'), url: reviewUrl },
      after: [
        {
          kind: 'paragraph',
          text: say(
            'Have the first and last day of your season handy. You can accept or reject the offer from any phone.',
          ),
        },
        ...contactBlocks(offer, say),
        { kind: 'soft', text: say('This link is just for your league. Anyone who has it can answer for you.') },
      ],
      reason: say('You received this offer because this is the contact address for {organization}.', {
        organization: offer.organization,
      }),
      bulk: 'offers',
    };
  },
  spanish,
  sample: {
    offer: sampleOffer,
    assets: [
      {
        quantity: 4,
        capability: 'Game Signage',
        expectations: 'Hang all four banners on the fences of your main fields for the whole season.',
      },
      { quantity: 12, capability: 'Team of Game Jerseys', expectations: 'One sleeve logo on the jerseys of 12 teams.' },
      {
        quantity: 1,
        capability: 'Dedicated Email',
        expectations: 'Send the text and picture we give you to all families in April.',
      },
    ],
    reviewUrl: `${SAMPLE_SITE}/accept-offer/sample?sentTo=office%40harborhills.test`,
  },
};
