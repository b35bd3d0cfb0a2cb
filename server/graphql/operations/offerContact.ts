import { TYPES } from 'postgraphile/@dataplan/pg';
import { lambda } from 'postgraphile/grafast';
import { gql } from 'postgraphile/utils';
import { extendApi } from '../plugins/steps.ts';

interface Contact {
  name: string;
  email: string;
  phone: string | null;
}

/** Offer.contact, checksDueOn, checkLateSince and payoutMethod: a scalar function of the id serves every role that sees the offer, as in engagement.ts [L21]. */
export const OfferContactPlugin = extendApi((build) => {
  const { sql } = build;
  // biome-ignore lint/suspicious/noExplicitAny: a row step of offers
  const day = (name: string) => ($offer: any) =>
    $offer.select(sql`app_public.${sql.identifier(name)}(${$offer.getClassStep().alias}.id)`, TYPES.date, false);
  return {
    typeDefs: gql`
      """Whom a league asks about its sponsorship: the person that its mails name."""
      type OfferContact {
        name: String!
        email: String!
        phone: String
      }
      extend type Offer {
        """Who looks after the offer; null when nobody is named."""
        contact: OfferContact
        """The day by which its checks are sent: 30 days after the Season End Date; null without season dates."""
        checksDueOn: Date
        """That day, once it has passed and a check whose proof is there is not mailed; otherwise null."""
        checkLateSince: Date
        """How its league is paid now; null for those who see no money of it."""
        payoutMethod: PayoutMethod
      }
    `,
    objects: {
      Offer: {
        plans: {
          checksDueOn: day('offer_checks_due_on'),
          checkLateSince: day('offer_check_late_since'),
          // biome-ignore lint/suspicious/noExplicitAny: a row step of offers
          payoutMethod: ($offer: any) =>
            $offer.select(
              sql`app_public.offer_payout_method(${$offer.getClassStep().alias}.id)::text`,
              TYPES.text,
              false,
            ),
          // biome-ignore lint/suspicious/noExplicitAny: a row step of offers
          contact: ($offer: any) =>
            lambda(
              $offer.select(sql`app_public.offer_contact(${$offer.getClassStep().alias}.id)`, TYPES.jsonb, false),
              (found: unknown) => (typeof found === 'string' ? JSON.parse(found) : found) as Contact | null,
            ),
        },
      },
    },
  };
});
