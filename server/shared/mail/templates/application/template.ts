/** The link to the sponsorship application, in which a league says what it can offer in a season (S-340). */

import { contactBlocks, statusInWords } from '../../offerData.ts';
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

const unwanted = ({ offer, answered }: ApplicationMail): string | null =>
  ['unqualified', 'rejected', 'rejected_by_organization', 'canceled'].includes(offer.status)
    ? `The offer is ${statusInWords(offer)} by now.`
    : answered
      ? ANSWERED
      : null;

export const application: Template<ApplicationMail> = {
  load: loadApplication('sponsorship_application_sent_at', unwanted),
  unwanted,
  compose(mail, t) {
    const { offer, url } = mail;
    const season = seasonsOf(mail, t);
    const sponsor = sponsorsOf(mail);
    return {
      subject: t('Sponsorship application for {organization}, {season}', {
        organization: offer.organization,
        season,
      }),
      preheader: t('Tell {sponsor} what your league can offer. It takes 5-10 minutes.', {
        sponsor,
      }),
      ...(sponsor === offer.sponsor.name ? { sponsor: offer.sponsor } : {}),
      headline: t('Apply for a sponsorship'),
      caption: `${offer.organization}, ${season}`,
      body: [
        {
          kind: 'paragraph',
          text: t(
            '{sponsor} is sponsoring youth sports in {season} and would like to get to know your league. Tell us about your programs and pick what you’d like to do for a sponsor. We’ll only ask for what you choose.',
            { sponsor, season },
          ),
        },
        {
          kind: 'list',
          ordered: true,
          items: [
            { count: '1', title: t('Your programs'), text: t('Sports, players, and where you play.') },
            {
              count: '2',
              title: t('What you can offer'),
              text: t('Banners, jerseys, emails, events: it’s up to you.'),
            },
            { count: '3', title: t('Send it'), text: t('If a sponsor picks your league, we email you the offer.') },
          ],
        },
      ],
      action: { label: t('Start the application'), url },
      after: [
        ...otherBlocks(mail, t('Start the application'), t),
        {
          kind: 'paragraph',
          text: t(
            'It takes 5-10 minutes on any phone, and you don’t need an account. You can save it and come back with the same link.',
          ),
        },
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
  sample: { offer: { ...sampleOffer, status: 'qualified' }, answered: false, url: `${SAMPLE_SITE}/qualify/sample` },
};
