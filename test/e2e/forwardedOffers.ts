/** Offers whose links are forwarded to people whom the organization does not know. */
import { expect } from '@jest/globals';
import type { Setup } from './setup.ts';

/** An offer with the ids of its organization and of the organization's addresses. */
export type ForwardedOffer = { id: number; organization: number; mailing: number | null; shipping: number };

/** Finds proposed offers of two organizations without users, which get the contact's email. */
export async function findForwardedOffers({ rows }: Setup, contact: string): Promise<ForwardedOffer[]> {
  const offers = await rows<ForwardedOffer>(
    `select distinct on (o.organization_id) o.id, g.id as organization, g.mailing_address_id as mailing, g.shipping_address_id as shipping
     from app_public.offers o join app_public.organizations g on g.id = o.organization_id
     where o.status = 'proposed' and g.language = 'en' and o.value is not null and g.shipping_address_id is not null and g.mailing_address_id is not null
       and not exists (select from app_public.organization_users m where m.organization_id = g.id) order by o.organization_id limit 2`,
  );
  expect(offers).toHaveLength(2);
  await rows('update app_public.organizations set contact_email = $2 where id = any ($1)', [
    offers.map(({ organization }) => organization),
    contact,
  ]);
  return offers;
}

/** Whether, and by whom, a user's membership of the offer's organization is confirmed; undefined if there is none. */
export const membershipOf = async ({ rows }: Setup, { organization }: ForwardedOffer, email: string) =>
  (
    await rows<{ confirmed: boolean; confirmed_by: string | null }>(
      `select m.confirmed, m.confirmed_by from app_public.organization_users m join app_public.users u on u.id = m.user_id
     where m.organization_id = $1 and u.email = $2`,
      [organization, email],
    )
  )[0];

/** The contact email and the addresses of the offer's organization. */
export async function contactsOf({ rows }: Setup, { organization }: ForwardedOffer) {
  const [found] = await rows<{ contact_email: string; mailing: number | null; shipping: number }>(
    'select contact_email, mailing_address_id as mailing, shipping_address_id as shipping from app_public.organizations where id = $1',
    [organization],
  );
  if (!found) throw new Error(`There is no organization ${organization}.`);
  return found;
}
