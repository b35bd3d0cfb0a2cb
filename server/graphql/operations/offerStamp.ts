import { TYPES } from 'postgraphile/@dataplan/pg';
import { extendSchema, gql } from 'postgraphile/utils';
import type { PlanBuild } from './resource.ts';

/** Offer.stamp: a scalar function of the id serves every role that sees the offer, as in engagement.ts. */
export const OfferStampPlugin = extendSchema((build) => {
  const { sql } = build as unknown as PlanBuild;
  return {
    typeDefs: gql`
      extend type Offer {
        """
        A short name of what a league agrees to: value, assets and requirements as they are now. acceptOffer takes it back
        and refuses (SL409, field stamp) when the offer was changed meanwhile. Errors: SL403 for whoever may not accept.
        """
        stamp: String
      }
    `,
    objects: {
      Offer: {
        plans: {
          // biome-ignore lint/suspicious/noExplicitAny: a row step of offers
          stamp: ($offer: any) =>
            $offer.select(sql`app_public.offer_stamp(${$offer.getClassStep().alias}.id)`, TYPES.text, false),
        },
      },
    },
  } as never;
});
