/** The pre-qualification survey: would this league want a sponsor at all? It opens the application (B-323, B-342). */
import { contactBlocks, statusInWords } from '../../offerData.ts';
import { staffText } from '../../staffText.ts';
import type { Template } from '../../template.ts';
import { seasonLabel } from '../../words.ts';
import { ANSWERED, type ApplicationMail, loadApplication } from '../applicationLink.ts';
import { SAMPLE_SITE, sampleOffer } from '../sampleOffer.ts';
import { spanish } from './es.ts';

export const survey: Template<ApplicationMail> = {
  load: loadApplication('survey_sent_at'),
  unwanted({ offer, answered }) {
    if (offer.status !== 'prospecting') return `The offer is ${statusInWords(offer)} by now.`;
    return answered ? ANSWERED : null;
  },
  compose({ offer, url }, say) {
    const season = seasonLabel(offer.season, offer.year, say);
    return {
      subject: say('Would {organization} like a sponsor for {season}?', { organization: offer.organization, season }),
      preheader: say('A few quick questions. No account needed, and "not interested" is fine too.'),
      sponsor: offer.sponsor,
      headline: say('Would your league like a sponsor?'),
      caption: `${offer.property}, ${season}`,
      body: [
        {
          kind: 'paragraph',
          text: say(
            '{sponsor} is looking for youth leagues to sponsor in {season}, and {organization} could be one of them.',
            { sponsor: offer.sponsor.name, season, organization: offer.organization },
          ),
        },
        ...(offer.sponsorOverview ? staffText(offer.sponsorOverview, say) : []),
        {
          kind: 'paragraph',
          text: say('Answer a few questions, so that we only send you offers that fit your league.'),
        },
      ],
      action: { label: say('Answer the survey'), url },
      after: [
        { kind: 'paragraph', text: say('Not interested? That’s fine. Choose "Not interested" on the first question.') },
        ...contactBlocks(offer, say),
        { kind: 'soft', text: say('This link is just for your league. Anyone who has it can answer for you.') },
      ],
      reason: say('You received this email because this is the contact address for {organization}.', {
        organization: offer.organization,
      }),
      bulk: 'offers',
    };
  },
  spanish,
  sample: { offer: { ...sampleOffer, status: 'prospecting' }, answered: false, url: `${SAMPLE_SITE}/qualify/sample` },
};
