/** Tells a league that a payment that it knew of is void, why, and whether another one replaces it (M7). */
import { type CheckMail, checkFacts, isDeposit, readCheck, sampleCheck } from '../../checkData.ts';
import { money, seasonLabel } from '../../format.ts';
import { contactBlocks, sponsorshipReason } from '../../offerData.ts';
import { staffQuote } from '../../staffText.ts';
import type { Template } from '../../template.ts';
import { SAMPLE_SITE, sampleOffer } from '../sampleOffer.ts';
import { spanish } from './es.ts';

export const checkVoided: Template<CheckMail> = {
  load: readCheck,
  compose({ offer, check, sponsorshipUrl }, t) {
    const deposit = isDeposit(check);
    const amount = money(check.amount);
    const todo = deposit
      ? t('If it reaches your account anyway, please write to us.')
      : check.printed
        ? t('Please do not deposit it.')
        : t('It was never printed, so there is no check to look for.');
    return {
      subject: deposit
        ? t('Your direct deposit of {amount} is void', { amount })
        : t('Your check for {amount} is void', { amount }),
      preheader: todo,
      sponsor: offer.sponsor,
      headline: deposit ? t('Your direct deposit is void') : t('Your check is void'),
      figure: amount,
      caption: `${offer.organization}, ${seasonLabel(offer.season, offer.year, t)}`,
      body: [
        { kind: 'paragraph', text: todo },
        ...(check.reason
          ? [{ kind: 'heading' as const, text: t('Why it is void') }, ...staffQuote(check.reason, t)]
          : []),
        ...(check.replaced
          ? [
              {
                kind: 'paragraph' as const,
                text: deposit
                  ? t('A new payment will replace it. We’ll email you when it’s approved.')
                  : t('A new check will replace it. We’ll email you when it’s approved.'),
              },
            ]
          : []),
        ...checkFacts(check, t),
      ],
      action: { label: t('See your sponsorship'), url: sponsorshipUrl },
      after: contactBlocks(offer, t, 'soft'),
      reason: sponsorshipReason(offer, t),
    };
  },
  spanish,
  sample: {
    offer: { ...sampleOffer, status: 'confirmed' },
    check: { ...sampleCheck, status: 'voided', printed: true, reason: 'The amount was wrong.', replaced: true },
    sponsorshipUrl: `${SAMPLE_SITE}/sponsorship-status/sample`,
  },
};
