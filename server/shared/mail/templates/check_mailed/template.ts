/** Tells a league that its check was mailed, or its deposit sent, and when it should arrive (M1). */
import { type CheckMail, checkFacts, isDeposit, readCheck, sampleCheck } from '../../checkData.ts';
import { day, money, seasonLabel } from '../../format.ts';
import { contactBlocks, sponsorshipReason } from '../../offerData.ts';
import type { Template } from '../../template.ts';
import { SAMPLE_SITE, sampleOffer } from '../sampleOffer.ts';
import { spanish } from './es.ts';

export const checkMailed: Template<CheckMail> = {
  load: readCheck,
  unwanted: ({ check }) =>
    check.status === 'approved' ? null : `The ${isDeposit(check) ? 'deposit' : 'check'} is ${check.status} by now.`,
  compose({ offer, check, sponsorshipUrl }, t) {
    const deposit = isDeposit(check);
    const amount = money(check.amount);
    return {
      subject: deposit
        ? t('Your direct deposit of {amount} is on its way', { amount })
        : t('Your check for {amount} is on its way', { amount }),
      preheader: check.arrival
        ? deposit
          ? t('Usually in your account by {date}.', { date: day(check.arrival, t) })
          : t('Expected by {date}.', { date: day(check.arrival, t) })
        : t('From your sponsorship with {sponsor}.', { sponsor: offer.sponsor.name }),
      sponsor: offer.sponsor,
      headline: deposit ? t('Your direct deposit is on its way') : t('Your check is on its way'),
      figure: amount,
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
