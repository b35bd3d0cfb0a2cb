/** Tells a league that an offer it knew of is withdrawn (B-351). The internal reason stays with staff. */
import { contactLine, type OfferData, readOffer } from '../../offerData.ts';
import type { Template } from '../../template.ts';
import { money, seasonLabel } from '../../words.ts';
import { SAMPLE_SITE, sampleOffer } from '../sampleOffer.ts';

interface RemovalMail {
  offer: OfferData;
  dashboardUrl: string;
}

export const removalNotice: Template<RemovalMail> = {
  async load(reading, payload) {
    const found = await readOffer(reading, payload.offer_id);
    return (
      found && { to: found.to, data: { offer: found.offer, dashboardUrl: reading.page('/organization-dashboard') } }
    );
  },
  compose({ offer, dashboardUrl }) {
    const season = seasonLabel(offer.season, offer.year);
    const contact = contactLine(offer);
    const canceled = offer.status === 'canceled';
    const value = offer.value === null ? '' : ` of ${money(offer.value)}`;
    return {
      subject: canceled
        ? `Canceled: ${offer.sponsor.name}, ${season}`
        : `The offer of ${offer.sponsor.name} for ${season} is withdrawn`,
      preheader: 'There is nothing you have to do.',
      sponsor: offer.sponsor,
      headline: canceled ? 'This sponsorship is canceled' : 'This offer is withdrawn',
      caption: `${season}, ${offer.property}`,
      body: [
        {
          kind: 'paragraph',
          text: canceled
            ? `The sponsorship${value} by ${offer.sponsor.name} for ${offer.organization} does not go ahead.`
            : `${offer.sponsor.name} has withdrawn its offer${value} to ${offer.organization}. The link in our earlier e-mail no longer works.`,
        },
        { kind: 'paragraph', text: 'There is nothing you have to do. Other sponsors can still find your league.' },
      ],
      action: { label: 'Open your dashboard', url: dashboardUrl },
      after: contact ? [{ kind: 'paragraph', text: contact }] : [],
      reason: `You get this because we had written to you about this offer as a contact address of ${offer.organization}.`,
    };
  },
  sample: { offer: { ...sampleOffer, status: 'rejected' }, dashboardUrl: `${SAMPLE_SITE}/organization-dashboard` },
};
