/** Reminds a league of offers that it has not answered: the email with the offers again, introduced differently (V8, C7). */
import { LINK_DAYS } from '../../../links/links.ts';
import { day, daysBetween } from '../../format.ts';
import type { Template } from '../../template.ts';
import { type OfferMail, offer } from '../offer/template.ts';
import { spanish } from './es.ts';

interface OfferReminderMail extends OfferMail {
  /** The last day of the link in the first offer's own email, YYYY-MM-DD, if it is at most two days ahead; otherwise null. */
  linkEnds: string | null;
}

const linkEndOf = `
  select o.id as key, ((o.offer_sent_at at time zone 'UTC')::date + ${LINK_DAYS.offer})::text as ends
  from app_public.offers o where o.id = any ($1::int[]) and o.offer_sent_at is not null`;

export const offerReminder: Template<OfferReminderMail> = {
  async load(reading, payload) {
    const found = await offer.load(reading, payload);
    if (!found) return null;
    const [row] = await reading.rows<{ ends: string }>(linkEndOf, found.data.offers[0].offer.id);
    const soon = row && [0, 1, 2].includes(daysBetween(reading.today, row.ends));
    return { ...found, data: { ...found.data, linkEnds: soon ? row.ends : null } };
  },
  unwanted: (data) => offer.unwanted?.(data) ?? null,
  compose({ offers, linkEnds }, t) {
    const content = offer.compose({ offers }, t);
    const [{ offer: first }, ...others] = offers;
    const names = { sponsor: first.sponsor.name, organization: first.organization, count: offers.length };
    const text = linkEnds
      ? t('The link in our first email works until {date}. This email has a new one.', { date: day(linkEnds, t) })
      : t('We’d like your answer. If it’s not for you, reject it on its page, and we won’t remind you again.');
    return {
      ...content,
      subject: others.length
        ? t('{count} offers for {organization} are waiting for your answer', names)
        : t('{sponsor}’s offer for {organization} is waiting for your answer', names),
      headline: t('We haven’t heard from you yet'),
      body: [{ kind: 'paragraph', text }, ...content.body],
    };
  },
  spanish: { ...offer.spanish, ...spanish },
  sample: { ...offer.sample, linkEnds: null },
};
