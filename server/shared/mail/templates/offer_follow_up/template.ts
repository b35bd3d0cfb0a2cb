/** A second email about offers that a league has not answered: it asks whether something is unclear, and has the offers again (C7). */
import type { Template } from '../../template.ts';
import { type OfferMail, offer } from '../offer/template.ts';
import { spanish } from './es.ts';

export const offerFollowUp: Template<OfferMail> = {
  load: (reading, payload) => offer.load(reading, payload),
  unwanted: (data) => offer.unwanted?.(data) ?? null,
  compose({ offers }, t) {
    const content = offer.compose({ offers }, t);
    const [{ offer: first }, ...others] = offers;
    const names = { sponsor: first.sponsor.name, organization: first.organization, count: offers.length };
    return {
      ...content,
      subject: others.length
        ? t('Is anything unclear about the {count} offers for {organization}?', names)
        : t('Is anything unclear about {sponsor}’s offer for {organization}?', names),
      headline: t('Can we help you decide?'),
      body: [
        {
          kind: 'paragraph',
          text: t(
            'If your board has a question, or another person should look at this, forward this email to them. It opens without an account.',
          ),
        },
        ...content.body,
      ],
    };
  },
  spanish: { ...offer.spanish, ...spanish },
  sample: offer.sample,
};
