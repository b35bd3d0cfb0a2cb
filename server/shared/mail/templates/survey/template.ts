/** The prequalification survey: whether this league wants a sponsor at all. It opens the application (B-323, B-342). */

import { contactBlocks, statusInWords } from '../../offerData.ts';
import { staffText } from '../../staffText.ts';
import type { Template } from '../../template.ts';
import {
  ANSWERED,
  type ApplicationMail,
  loadApplication,
  otherBlocks,
  seasonsOf,
  sponsorsOf,
} from '../applicationLink.ts';
import { SAMPLE_SITE, sampleOffer } from '../sampleOffer.ts';
import { spanish } from './es.ts';

const unwanted = ({ offer, answered }: ApplicationMail): string | null => {
  if (offer.status !== 'prospecting') return `The offer is ${statusInWords(offer)} by now.`;
  return answered ? ANSWERED : null;
};

export const survey: Template<ApplicationMail> = {
  load: loadApplication('survey_sent_at', unwanted),
  unwanted,
  compose(mail, t) {
    const { offer, url } = mail;
    const season = seasonsOf(mail, t);
    const sponsor = sponsorsOf(mail);
    return {
      subject: t('Would {organization} like a sponsor for {season}?', { organization: offer.organization, season }),
      preheader: t('A few quick questions. No account needed, and "not interested" is fine too.'),
      ...(sponsor === offer.sponsor.name ? { sponsor: offer.sponsor } : {}),
      headline: t('Would your league like a sponsor?'),
      caption: mail.others ? season : `${offer.property}, ${season}`,
      body: [
        {
          kind: 'paragraph',
          text: t(
            '{sponsor} is looking for youth leagues to sponsor in {season}, and {organization} could be one of them.',
            { sponsor, season, organization: offer.organization },
          ),
        },
        ...(offer.sponsorOverview ? staffText(offer.sponsorOverview, t) : []),
        {
          kind: 'paragraph',
          text: t('Answer a few questions, so that we only send you offers that fit your league.'),
        },
      ],
      action: { label: t('Answer the survey'), url },
      after: [
        ...otherBlocks(mail, t('Answer the survey'), t),
        { kind: 'paragraph', text: t('Not interested? That’s fine. Choose "Not interested" on the first question.') },
        ...contactBlocks(offer, t),
        { kind: 'soft', text: t('This link is just for your league. Anyone who has it can answer for you.') },
      ],
      reason: t('You received this email because this is the contact address for {organization}.', {
        organization: offer.organization,
      }),
      bulk: 'offers',
    };
  },
  spanish,
  sample: { offer: { ...sampleOffer, status: 'prospecting' }, answered: false, url: `${SAMPLE_SITE}/qualify/sample` },
};
