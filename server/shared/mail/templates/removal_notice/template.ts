/**
 * Tells a league that an offer that it knew of is withdrawn (B-351), or that its sponsorship is canceled, and why (M7).
 * Why an offer was withdrawn is only for staff.
 */

import { money, seasonLabel } from '../../format.ts';
import { contactBlocks, type OfferData, readOffer } from '../../offerData.ts';
import { staffQuote } from '../../staffText.ts';
import type { Template } from '../../template.ts';
import { SAMPLE_SITE, sampleOffer } from '../sampleOffer.ts';
import { spanish } from './es.ts';

interface RemovalMail {
  offer: OfferData;
  statusUrl: string;
}

export const removalNotice: Template<RemovalMail> = {
  async load(reading, payload) {
    const found = await readOffer(reading, payload.offer_id);
    return (
      found && {
        to: found.to,
        language: found.offer.language,
        data: { offer: found.offer, statusUrl: await reading.statusLink(found.offer.id) },
      }
    );
  },
  compose({ offer, statusUrl }, t) {
    const season = seasonLabel(offer.season, offer.year, t);
    const canceled = offer.status === 'canceled';
    const names = {
      sponsor: offer.sponsor.name,
      organization: offer.organization,
      value: offer.value === null ? null : money(offer.value),
      season,
    };
    const news = canceled
      ? names.value
        ? t('The {value} sponsorship of {organization} by {sponsor} will not go ahead.', names)
        : t('The sponsorship of {organization} by {sponsor} will not go ahead.', names)
      : names.value
        ? t('{sponsor} has withdrawn its {value} offer to {organization}.', names)
        : t('{sponsor} has withdrawn its offer to {organization}.', names);
    return {
      subject: canceled
        ? t('Canceled: {sponsor}, {season}', names)
        : t('The offer from {sponsor} for {season} was withdrawn', names),
      preheader: t('You don’t need to do anything.'),
      sponsor: offer.sponsor,
      headline: canceled ? t('This sponsorship was canceled') : t('This offer was withdrawn'),
      caption: `${season}, ${offer.property}`,
      body: [
        {
          kind: 'paragraph',
          text: canceled ? news : `${news} ${t('The link in our earlier email no longer works.')}`,
        },
        ...(canceled && offer.removalReason
          ? [{ kind: 'heading' as const, text: t('Why it was canceled') }, ...staffQuote(offer.removalReason, t)]
          : []),
        { kind: 'paragraph', text: t('You don’t need to do anything. Other sponsors can still find your league.') },
      ],
      action: { label: t('See the details'), url: statusUrl },
      after: contactBlocks(offer, t),
      reason: t('You received this email because we sent this offer to you as a contact for {organization}.', names),
    };
  },
  spanish,
  sample: { offer: { ...sampleOffer, status: 'rejected' }, statusUrl: `${SAMPLE_SITE}/sponsorship-status/sample` },
};
