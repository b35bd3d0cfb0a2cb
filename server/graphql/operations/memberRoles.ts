import { TYPES } from 'postgraphile/@dataplan/pg';
import { sql } from 'postgraphile/@dataplan/pg/pg-sql2';
import { gql, wrapPlans } from 'postgraphile/utils';
import { extendApi } from '../plugins/steps.ts';

// scalar functions of the id serve every role, as in engagement.ts
// biome-ignore lint/suspicious/noExplicitAny: a row step of organizations or offers
type Row = any;

/** Organization.myRole and ownerNames: what the viewer may do in a league, and whom to ask for the rest. */
export const MemberRolesPlugin = extendApi(() => {
  const field = (name: string) => ($organization: Row) =>
    $organization.select(
      sql`app_public.${sql.identifier(name)}(${$organization.getClassStep().alias}.id)::text`,
      TYPES.text,
      false,
    );
  return {
    typeDefs: gql`
      extend type Organization {
        """The viewer's role in this league; null for viewers who do not belong to it, such as staff."""
        myRole: MemberRole
        """The names of the league's owners, for its own users; null for other viewers."""
        ownerNames: String
      }
    `,
    objects: { Organization: { plans: { myRole: field('my_role'), ownerNames: field('owner_names') } } },
  };
});

/** Offer.value is null for viewers who do not see the money of the offer: leagues may not select the column. */
export const OfferValuePlugin = wrapPlans(() => ({
  Offer: {
    value: (_plan: unknown, $offer: Row) =>
      $offer.select(
        sql`(select v.value from app_public.offer_values v where v.id = ${$offer.getClassStep().alias}.id)`,
        TYPES.numeric,
        false,
      ),
  },
}));
