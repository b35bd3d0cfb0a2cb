import { TYPES } from 'postgraphile/@dataplan/pg';
import { gql } from 'postgraphile/utils';
import { extendApi } from '../plugins/steps.ts';

/** Offer.stamp: a scalar function of the id serves every role that sees the offer, as in engagement.ts. */
export const OfferStampPlugin = extendApi((build) => {
  const { sql } = build;
  return {
    typeDefs: gql`
      extend type Offer {
        """
        A hash of the current terms: value, assets and requirements. acceptOffer takes it
        and refuses (SL409, field stamp) if the offer has changed since. Errors: SL403 for viewers who may not accept.
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
  };
});
