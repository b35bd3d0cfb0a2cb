import { context, type FieldArgs, lambda, object } from 'postgraphile/grafast';
import { gql } from 'postgraphile/utils';
import type { AddressInput } from '../../addresses/address.ts';
import { HttpError, notPermitted, notSignedIn } from '../../http/errors.ts';
import { addressKey } from '../../http/rateLimit.ts';
import { extendApi, stepsOf } from '../plugins/steps.ts';

const FIELDS = ['name', 'line1', 'line2', 'city', 'state', 'zip', 'country'] as const;

/** verifyAddress, one field for the three documents of that name (S-354, L-024). */
export const VerifyAddressPlugin = extendApi({
  typeDefs: gql`
    """An address as the verification service knows it."""
    type VerifiedAddress {
      name: String!
      line1: String!
      line2: String
      city: String!
      state: String!
      zip: String!
      country: Country!
      """The service’s verdict, such as deliverable."""
      deliverability: String!
    }
    extend type Query {
      """
      Checks an address and completes it. For an offer's link, organization users and staff. Errors: SL422 with the
      message for the form if it cannot be located; SL429 when asked too often.
      """
      verifyAddress(
        name: String
        line1: String
        line2: String
        city: String
        state: String
        zip: String
        country: Country = US
      ): VerifiedAddress!
    }
  `,
  objects: {
    Query: {
      plans: {
        verifyAddress(_$root: unknown, args: FieldArgs) {
          const $given = object(Object.fromEntries(FIELDS.map((field) => [field, args.getRaw(field)])));
          return lambda(stepsOf<[AddressInput, Grafast.Context]>($given, context()), async ([given, ctx]) => {
            const { services, viewer, address } = ctx;
            if (!viewer) throw notSignedIn();
            const isOfferLink = viewer.type === 'link' && viewer.claims.kind === 'offer';
            const isAllowedLogin = viewer.type === 'login' && viewer.role !== 'sponsor' && viewer.scopeOfferId === null;
            if (!isOfferLink && !isAllowedLogin) throw notPermitted();
            if (!(await services.addressChecks.take(addressKey(address))))
              throw new HttpError(429, 'Too many address checks. Please wait a minute.', 'SL429');
            return services.addresses.verify(given);
          });
        },
      },
    },
  },
});
