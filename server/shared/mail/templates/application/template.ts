/** The link to the sponsorship application, in which a league says what it can offer in a season (S-340). */

import { seasonLabel } from '../../format.ts';
import { contactBlocks, statusInWords } from '../../offerData.ts';
import type { Template } from '../../template.ts';
import { ANSWERED, type ApplicationMail, loadApplication } from '../applicationLink.ts';
import { SAMPLE_SITE, sampleOffer } from '../sampleOffer.ts';
import { spanish } from './es.ts';

export const application: Template<ApplicationMail> = {
  load: loadApplication('sponsorship_application_sent_at'),
  unwanted: ({ offer, answered }) =>
    ['unqualified', 'rejected', 'rejected_by_organization', 'canceled'].includes(offer.status)
      ? `The offer is ${statusInWords(offer)} by now.`
      : answered
        ? ANSWERED
        : null,
  compose({ offer, url }, t) {
    const season = seasonLabel(offer.season, offer.year, t);
    return {
      subject: t('Sponsorship application for {organization}, {season}', {
        organization: offer.organization,
        season,
      }),
      preheader: t('Tell {sponsor} what your league can offer. It takes 5-10 minutes.', {
        sponsor: offer.sponsor.name,
      }),
      sponsor: offer.sponsor,
      headline: t('Apply for a sponsorship'),
      caption: `${offer.organization}, ${season}`,
      body: [
        {
          kind: 'paragraph',
          text: t(
            '{sponsor} sponsors youth sports in {season} and would like to know your league. Tell us about your programs and pick what you would do for a sponsor. You are paid only for what you choose.',
            { sponsor: offer.sponsor.name, season },
          ),
        },
        {
          kind: 'list',
          items: [
            { count: '1', title: t('Your programs'), text: t('Sports, players and where you play.') },
            {
              count: '2',
              title: t('What you can offer'),
              text: t('Banners, jerseys, e-mails, events: you choose.'),
            },
            { count: '3', title: t('Send it'), text: t('We get back to you with an offer that fits.') },
          ],
        },
      ],
      action: { label: t('Start the application'), url },
      after: [
        {
          kind: 'paragraph',
          text: t('It takes 5-10 minutes on any phone, and no account. You can save it and return with the same link.'),
        },
        ...contactBlocks(offer, t),
        { kind: 'soft', text: t('The link is for your league only: anyone who has it can answer for you.') },
      ],
      reason: t('You get this because this is the contact address of {organization}.', {
        organization: offer.organization,
      }),
      bulk: 'offers',
    };
  },
  spanish,
  sample: { offer: { ...sampleOffer, status: 'qualified' }, answered: false, url: `${SAMPLE_SITE}/qualify/sample` },
};
