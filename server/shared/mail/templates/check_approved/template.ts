/** Tells a league that its payment is approved, its amount, and its address or account (S-334, L-311). */
import { type CheckMail, checkFacts, isDeposit, readCheck, sampleCheck } from '../../checkData.ts';
import { money, seasonLabel } from '../../format.ts';
import { contactBlocks, sponsorshipReason } from '../../offerData.ts';
import type { Template } from '../../template.ts';
import { SAMPLE_SITE, sampleOffer } from '../sampleOffer.ts';
import { spanish } from './es.ts';

export const checkApproved: Template<CheckMail> = {
  load: readCheck,
  unwanted: ({ check }) =>
    check.status !== 'approved'
      ? `The ${isDeposit(check) ? 'deposit' : 'check'} is ${check.status} by now.`
      : check.mailed
        ? `The ${isDeposit(check) ? 'deposit has been sent' : 'check has been mailed'} in the meantime.`
        : null,
  compose({ offer, check, sponsorshipUrl }, t) {
    const deposit = isDeposit(check);
    const amount = money(check.amount);
    const next = deposit
      ? t('We’ll send it to your bank next and email you when it’s on its way.')
      : t('We’ll print it next and email you when it’s in the mail.');
    return {
      subject: deposit
        ? t('Your direct deposit of {amount} is approved', { amount })
        : t('Your check for {amount} is approved', { amount }),
      preheader: next,
      sponsor: offer.sponsor,
      headline: deposit ? t('Your direct deposit is approved') : t('Your check is approved'),
      figure: amount,
      caption: `${offer.organization}, ${seasonLabel(offer.season, offer.year, t)}`,
      body: [{ kind: 'paragraph', text: next }, ...checkFacts(check, t)],
      action: { label: t('See your sponsorship'), url: sponsorshipUrl },
      after: [
        {
          kind: 'paragraph',
          text: deposit
            ? t('Is this not your account? Reply to this email right away, before we send the payment.')
            : t('Is the address wrong? Reply to this email right away, before we mail the check.'),
        },
        ...contactBlocks(offer, t, 'soft'),
      ],
      reason: sponsorshipReason(offer, t),
    };
  },
  spanish,
  sample: {
    offer: { ...sampleOffer, status: 'confirmed' },
    check: sampleCheck,
    sponsorshipUrl: `${SAMPLE_SITE}/sponsorship-status/sample`,
  },
};
