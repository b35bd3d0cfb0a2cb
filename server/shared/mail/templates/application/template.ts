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
            '{sponsor} is sponsoring youth sports in {season} and would like to get to know your league. Tell us about your programs and pick what you’d like to do for a sponsor. We’ll only ask for what you choose.',
            { sponsor: offer.sponsor.name, season },
          ),
        },
        {
          kind: 'list',
          ordered: true,
          items: [
            { count: '1', title: say('Your programs'), text: say('Sports, players, and where you play.') },
            {
              count: '2',
              title: say('What you can offer'),
              text: say('Banners, jerseys, emails, events: it’s up to you.'),
            },
            { count: '3', title: say('Send it'), text: say('If a sponsor picks your league, we email you the offer.') },
          ],
        },
      ],
      action: { label: say('Start the application'), url },
      after: [
        {
          kind: 'paragraph',
          text: say(
            'It takes 5-10 minutes on any phone, and you don’t need an account. You can save it and come back with the same link.',
          ),
        },
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
  sample: { offer: { ...sampleOffer, status: 'qualified' }, answered: false, url: `${SAMPLE_SITE}/qualify/sample` },
};
