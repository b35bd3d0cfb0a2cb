/** What the mails say that open the sponsorship application: the offer, and the link. */
import { type OfferData, readOffer } from '../offerData.ts';
import type { Template } from '../template.ts';

export interface ApplicationMail {
  offer: OfferData;
  url: string;
}

/** Null when the offer is gone or its link is revoked. */
export const loadApplication: Template<ApplicationMail>['load'] = async (reading, payload) => {
  const found = await readOffer(reading, payload.offer_id);
  const url = found && (await reading.pageLink('application', found.offer.id));
  return found && url ? { to: found.to, language: found.offer.language, data: { offer: found.offer, url } } : null;
};
