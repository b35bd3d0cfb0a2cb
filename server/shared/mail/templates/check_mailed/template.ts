/** Tells a league that its check was mailed, and when it should arrive (M1). */
import { type CheckMail, checkFacts, readCheck, sampleCheck } from '../../checkData.ts';
import { day, money, seasonLabel } from '../../format.ts';
import { contactBlocks, sponsorshipReason } from '../../offerData.ts';
import type { Template } from '../../template.ts';
import { SAMPLE_SITE, sampleOffer } from '../sampleOffer.ts';
import { spanish } from './es.ts';

export const checkMailed: Template<CheckMail> = {
  load: readCheck,
  unwanted: ({ check }) => (check.status === 'approved' ? null : `The check is ${check.status} by now.`),
  compose({ offer, check, sponsorshipUrl }, t) {
    return {
      subject: t('Your check for {amount} is on its way', { amount: money(check.amount) }),
      preheader: check.arrival
        ? t('Expected by {date}.', { date: day(check.arrival, t) })
        : t('From your sponsorship with {sponsor}.', { sponsor: offer.sponsor.name }),
      sponsor: offer.sponsor,
      headline: t('Your check is on its way'),
      figure: money(check.amount),
      caption: `${offer.organization}, ${seasonLabel(offer.season, offer.year, t)}`,
      body: checkFacts(check, t),
      action: { label: t('See your sponsorship'), url: sponsorshipUrl },
      after: contactBlocks(offer, t, 'soft'),
      reason: sponsorshipReason(offer, t),
    };
  },
  spanish,
  sample: {
    offer: { ...sampleOffer, status: 'confirmed' },
    check: { ...sampleCheck, printed: true, mailed: '2027-04-02' },
    sponsorshipUrl: `${SAMPLE_SITE}/sponsorship-status/sample`,
  },
};
