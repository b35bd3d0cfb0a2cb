/** Tells a league that a check it was told of is void, why, and whether another takes its place (M7). */
import { type CheckMail, checkFacts, readCheck, sampleCheck } from '../../checkData.ts';
import { contactBlocks, sponsorshipReason } from '../../offerData.ts';
import { staffQuote } from '../../staffText.ts';
import type { Template } from '../../template.ts';
import { money, seasonLabel } from '../../words.ts';
import { SAMPLE_SITE, sampleOffer } from '../sampleOffer.ts';
import { spanish } from './es.ts';

export const checkVoided: Template<CheckMail> = {
  load: readCheck,
  compose({ offer, check, sponsorshipUrl }, say) {
    const todo = check.printed
      ? say('Please do not deposit it.')
      : say('It was never printed, so there is no check to look for.');
    return {
      subject: say('Your check for {amount} is void', { amount: money(check.amount) }),
      preheader: todo,
      sponsor: offer.sponsor,
      headline: say('Your check is void'),
      figure: money(check.amount),
      caption: `${offer.organization}, ${seasonLabel(offer.season, offer.year, say)}`,
      body: [
        { kind: 'paragraph', text: todo },
        ...(check.reason
          ? [{ kind: 'heading' as const, text: say('Why it is void') }, ...staffQuote(check.reason, say)]
          : []),
        ...(check.replaced
          ? [
              {
                kind: 'paragraph' as const,
                text: say('A new check will replace it. We’ll email you when it’s approved.'),
              },
            ]
          : []),
        ...checkFacts(check, say),
      ],
      action: { label: say('See your sponsorship'), url: sponsorshipUrl },
      after: contactBlocks(offer, say, 'soft'),
      reason: sponsorshipReason(offer, say),
    };
  },
  spanish,
  sample: {
    offer: { ...sampleOffer, status: 'confirmed' },
    check: { ...sampleCheck, status: 'voided', printed: true, reason: 'The amount was wrong.', replaced: true },
    sponsorshipUrl: `${SAMPLE_SITE}/organization-dashboard/sponsorship/1042`,
  },
};
