/** Tells a league that its check is approved, how much it is and where it goes (S-334, L-311). */
import { type CheckMail, checkFacts, readCheck, sampleCheck } from '../../checkData.ts';
import { contactBlocks, sponsorshipReason } from '../../offerData.ts';
import type { Template } from '../../template.ts';
import { money, seasonLabel } from '../../words.ts';
import { SAMPLE_SITE, sampleOffer } from '../sampleOffer.ts';
import { spanish } from './es.ts';

export const checkApproved: Template<CheckMail> = {
  load: readCheck,
  unwanted: ({ check }) =>
    check.status !== 'approved'
      ? `The check is ${check.status} by now.`
      : check.mailed
        ? 'The check was mailed meanwhile.'
        : null,
  compose({ offer, check, sponsorshipUrl }, say) {
    return {
      subject: say('Your check for {amount} is approved', { amount: money(check.amount) }),
      preheader: say('We’ll print it next and email you when it’s in the mail.'),
      sponsor: offer.sponsor,
      headline: say('Your check is approved'),
      figure: money(check.amount),
      caption: `${offer.organization}, ${seasonLabel(offer.season, offer.year, say)}`,
      body: [
        { kind: 'paragraph', text: say('We’ll print it next and email you when it’s in the mail.') },
        ...checkFacts(check, say),
      ],
      action: { label: say('See your sponsorship'), url: sponsorshipUrl },
      after: [
        {
          kind: 'paragraph',
          text: say('Is the address wrong? Reply to this email right away, before we mail the check.'),
        },
        ...contactBlocks(offer, say, 'soft'),
      ],
      reason: sponsorshipReason(offer, say),
    };
  },
  spanish,
  sample: {
    offer: { ...sampleOffer, status: 'confirmed' },
    check: sampleCheck,
    sponsorshipUrl: `${SAMPLE_SITE}/organization-dashboard/sponsorship/1042`,
  },
};
