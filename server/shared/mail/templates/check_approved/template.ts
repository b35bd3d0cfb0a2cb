/** Tells a league that its check is approved, its amount and its address (S-334, L-311). */
import { type CheckMail, checkFacts, readCheck, sampleCheck } from '../../checkData.ts';
import { money, seasonLabel } from '../../format.ts';
import { contactBlocks, sponsorshipReason } from '../../offerData.ts';
import type { Template } from '../../template.ts';
import { SAMPLE_SITE, sampleOffer } from '../sampleOffer.ts';
import { spanish } from './es.ts';

export const checkApproved: Template<CheckMail> = {
  load: readCheck,
  unwanted: ({ check }) =>
    check.status !== 'approved'
      ? `The check is ${check.status} by now.`
      : check.mailed
        ? 'The check has been mailed in the meantime.'
        : null,
  compose({ offer, check, sponsorshipUrl }, t) {
    return {
      subject: t('Your check for {amount} is approved', { amount: money(check.amount) }),
      preheader: t('We’ll print it next and email you when it’s in the mail.'),
      sponsor: offer.sponsor,
      headline: t('Your check is approved'),
      figure: money(check.amount),
      caption: `${offer.organization}, ${seasonLabel(offer.season, offer.year, t)}`,
      body: [
        { kind: 'paragraph', text: t('We’ll print it next and email you when it’s in the mail.') },
        ...checkFacts(check, t),
      ],
      action: { label: t('See your sponsorship'), url: sponsorshipUrl },
      after: [
        {
          kind: 'paragraph',
          text: t('Is the address wrong? Reply to this email right away, before we mail the check.'),
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
