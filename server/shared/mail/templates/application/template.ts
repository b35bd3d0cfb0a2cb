/** The link to the sponsorship application, in which a league says what it can offer in a season (S-340). */
import { contactBlocks, statusInWords } from '../../offerData.ts';
import type { Template } from '../../template.ts';
import { seasonLabel } from '../../words.ts';
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
  compose({ offer, url }, say) {
    const season = seasonLabel(offer.season, offer.year, say);
    return {
      subject: say('Sponsorship application for {organization}, {season}', {
        organization: offer.organization,
        season,
      }),
      preheader: say('Tell {sponsor} what your league can offer. It takes 5-10 minutes.', {
        sponsor: offer.sponsor.name,
      }),
      sponsor: offer.sponsor,
      headline: say('Apply for a sponsorship'),
      caption: `${offer.organization}, ${season}`,
      body: [
        {
          kind: 'paragraph',
          text: say(
            '{sponsor} sponsors youth sports in {season} and would like to know your league. Tell us about your programs and pick what you would do for a sponsor. You are paid only for what you choose.',
            { sponsor: offer.sponsor.name, season },
          ),
        },
        {
          kind: 'list',
          items: [
            { count: '1', title: say('Your programs'), text: say('Sports, players and where you play.') },
            {
              count: '2',
              title: say('What you can offer'),
              text: say('Banners, jerseys, e-mails, events: you choose.'),
            },
            { count: '3', title: say('Send it'), text: say('We get back to you with an offer that fits.') },
          ],
        },
      ],
      action: { label: say('Start the application'), url },
      after: [
        {
          kind: 'paragraph',
          text: say(
            'It takes 5-10 minutes on any phone, and no account. You can save it and return with the same link.',
          ),
        },
        ...contactBlocks(offer, say),
        { kind: 'soft', text: say('The link is for your league only: whoever has it can answer for you.') },
      ],
      reason: say('You get this because this is the contact address of {organization}.', {
        organization: offer.organization,
      }),
      bulk: 'offers',
    };
  },
  spanish,
  sample: { offer: { ...sampleOffer, status: 'qualified' }, answered: false, url: `${SAMPLE_SITE}/qualify/sample` },
};
