/** Shared by the emails that open sponsorship applications: the offers, all of a day in one email (C7), and the links. */
import type { Block } from '../content.ts';
import { seasonLabel } from '../format.ts';
import { type OfferData, readOffer } from '../offerData.ts';
import type { Reading, Template } from '../template.ts';
import type { Translate } from '../translate.ts';

export interface ApplicationMail {
  offer: OfferData;
  /** True if the league finished its application of the season after this email was queued. */
  answered: boolean;
  url: string;
  /** Those of further campaigns; absent without any. */
  others?: ApplicationMail[];
}

/** A link for each further campaign of an email. */
export const otherBlocks = ({ others = [] }: ApplicationMail, label: string, t: Translate): Block[] =>
  others.map(({ offer, url }) => ({
    kind: 'link',
    text: `${offer.sponsor.name}, ${seasonLabel(offer.season, offer.year, t)}:`,
    label,
    url,
  }));

/** The names of the sponsors of an email, each once. */
export const sponsorsOf = ({ offer, others = [] }: ApplicationMail): string =>
  [...new Set([offer, ...others.map((mail) => mail.offer)].map(({ sponsor }) => sponsor.name))].join(', ');

/** The seasons of an email, each once. */
export const seasonsOf = ({ offer, others = [] }: ApplicationMail, t: Translate): string =>
  [
    ...new Set([offer, ...others.map((mail) => mail.offer)].map((offer) => seasonLabel(offer.season, offer.year, t))),
  ].join(', ');

/** Why an application email is no longer sent. */
export const ANSWERED = 'The league has answered the application by now.';

// An application finished before staff sent the email again was requested again on purpose.
const answeredOf = (sentAt: 'sponsorship_application_sent_at' | 'survey_sent_at') => `
  select o.id as key from app_public.offers o
  join app_public.campaigns c on c.id = o.campaign_id
  join app_public.sponsorship_applications a
    on a.organization_id = o.organization_id and a.season = c.season and a.year = c.year
  where o.id = any ($1::int[]) and a.submitted_at >= o.${sentAt}`;

/**
 * Reads such an email; null if every offer is gone or its link is revoked. `sentAt`: the offer's date of this kind of
 * email; `unwanted`: why one of its offers should be left out, null if not.
 */
export function loadApplication(
  sentAt: Parameters<typeof answeredOf>[0],
  unwanted: (mail: ApplicationMail) => string | null,
): Template<ApplicationMail>['load'] {
  const statement = answeredOf(sentAt);
  const readOne = async (reading: Reading, id: number | undefined) => {
    const found = await readOffer(reading, id);
    if (!found) return null;
    const [url, answered] = await Promise.all([
      reading.pageLink('application', found.offer.id),
      reading.rows(statement, found.offer.id),
    ]);
    return url && { to: found.to, mail: { offer: found.offer, answered: answered.length > 0, url } };
  };
  return async (reading, payload) => {
    const ids = payload.offer_ids ?? [payload.offer_id];
    const found = (await Promise.all(ids.map((id) => readOne(reading, id)))).filter(
      (mail) => mail !== null && mail !== '',
    );
    const wanted = found.filter(({ mail }) => unwanted(mail) === null);
    const [first, ...others] = wanted.length > 0 ? wanted : found;
    if (!first) return null;
    return {
      to: first.to,
      language: first.mail.offer.language,
      data: { ...first.mail, ...(others.length > 0 ? { others: others.map(({ mail }) => mail) } : {}) },
    };
  };
}
