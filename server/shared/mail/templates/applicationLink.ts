/** Shared by the emails that open the sponsorship application: the offer, and the link. */
import { type OfferData, readOffer } from '../offerData.ts';
import type { Template } from '../template.ts';

export interface ApplicationMail {
  offer: OfferData;
  /** True if the league finished its application of the season after this email was queued. */
  answered: boolean;
  url: string;
}

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
 * Reads such an email; null if the offer is gone or its link is revoked. `sentAt`: the offer's date of this kind of
 * email.
 */
export function loadApplication(sentAt: Parameters<typeof answeredOf>[0]): Template<ApplicationMail>['load'] {
  const statement = answeredOf(sentAt);
  return async (reading, payload) => {
    const found = await readOffer(reading, payload.offer_id);
    if (!found) return null;
    const [url, answered] = await Promise.all([
      reading.pageLink('application', found.offer.id),
      reading.rows(statement, found.offer.id),
    ]);
    return url
      ? {
          to: found.to,
          language: found.offer.language,
          data: { offer: found.offer, answered: answered.length > 0, url },
        }
      : null;
  };
}
