/** Tells a league, once per application, that we received what it can offer in a season, and what happens next (V8). */

import { seasonLabel } from '../../format.ts';
import { contactBlocks } from '../../offerData.ts';
import type { Template } from '../../template.ts';
import { type ApplicationMail, loadApplication } from '../applicationLink.ts';
import { SAMPLE_SITE, sampleOffer } from '../sampleOffer.ts';
import { spanish } from './es.ts';

export const applicationReceived: Template<ApplicationMail> = {
  load: loadApplication('sponsorship_application_sent_at', () => null),
  compose({ offer, url }, t) {
    const { organization, sponsor } = offer;
    const season = seasonLabel(offer.season, offer.year, t);
    return {
      subject: t('We received your application for {season}', { season }),
      preheader: t('There is nothing else to do for now.'),
      sponsor,
      headline: t('We received your application'),
      caption: `${organization}, ${season}`,
      body: [
        {
          kind: 'paragraph',
          text: t('Thank you for telling {sponsor} what {organization} can offer.', {
            sponsor: sponsor.name,
            organization,
          }),
        },
        { kind: 'paragraph', text: t('If a sponsor picks your league, we email you the offer.') },
      ],
      action: { label: t('See your application'), url },
      after: [
        { kind: 'paragraph', text: t('Did something change? Change your answers with the same link.') },
        ...contactBlocks(offer, t),
        { kind: 'soft', text: t('This link is just for your league. Anyone who has it can answer for you.') },
      ],
      reason: t('You received this email because {organization} sent us an application.', { organization }),
    };
  },
  spanish,
  sample: { offer: { ...sampleOffer, status: 'qualified' }, answered: true, url: `${SAMPLE_SITE}/qualify/sample` },
};
