/**
 * Tells a league that an offer it knew of is withdrawn (B-351), or that its sponsorship is canceled, and why (M7). Why an offer
 * was withdrawn stays with staff.
 */
import { contactBlocks, type OfferData, readOffer } from '../../offerData.ts';
import { staffQuote } from '../../staffText.ts';
import type { Template } from '../../template.ts';
import { money, seasonLabel } from '../../words.ts';
import { SAMPLE_SITE, sampleOffer } from '../sampleOffer.ts';
import { spanish } from './es.ts';

interface RemovalMail {
  offer: OfferData;
  dashboardUrl: string;
}

export const removalNotice: Template<RemovalMail> = {
  async load(reading, payload) {
    const found = await readOffer(reading, payload.offer_id);
    return (
      found && {
        to: found.to,
        language: found.offer.language,
        data: { offer: found.offer, dashboardUrl: reading.page('/organization-dashboard') },
      }
    );
  },
  compose({ offer, dashboardUrl }, say) {
    const season = seasonLabel(offer.season, offer.year, say);
    const canceled = offer.status === 'canceled';
    const names = {
      sponsor: offer.sponsor.name,
      organization: offer.organization,
      value: offer.value === null ? null : money(offer.value),
      season,
    };
    const news = canceled
      ? names.value
        ? say('The {value} sponsorship of {organization} by {sponsor} will not go ahead.', names)
        : say('The sponsorship of {organization} by {sponsor} will not go ahead.', names)
      : names.value
        ? say('{sponsor} has withdrawn its {value} offer to {organization}.', names)
        : say('{sponsor} has withdrawn its offer to {organization}.', names);
    return {
      subject: canceled
        ? say('Canceled: {sponsor}, {season}', names)
        : say('The offer from {sponsor} for {season} was withdrawn', names),
      preheader: say('You don’t need to do anything.'),
      sponsor: offer.sponsor,
      headline: canceled ? say('This sponsorship was canceled') : say('This offer was withdrawn'),
      caption: `${season}, ${offer.property}`,
      body: [
        {
          kind: 'paragraph',
          text: canceled ? news : `${news} ${say('The link in our earlier email no longer works.')}`,
        },
        ...(canceled && offer.removalReason
          ? [{ kind: 'heading' as const, text: say('Why it was canceled') }, ...staffQuote(offer.removalReason, say)]
          : []),
        { kind: 'paragraph', text: say('You don’t need to do anything. Other sponsors can still find your league.') },
      ],
      action: { label: say('Open your dashboard'), url: dashboardUrl },
      after: contactBlocks(offer, say),
      reason: say('You received this email because we sent this offer to you as a contact for {organization}.', names),
    };
  },
  spanish,
  sample: { offer: { ...sampleOffer, status: 'rejected' }, dashboardUrl: `${SAMPLE_SITE}/organization-dashboard` },
};
