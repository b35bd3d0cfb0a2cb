// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';
import type * as Schema from '../../../../../ui/generated/schema.ts';

export type KnownAddressFragment = { name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Schema.Country, deliverability: string | null };

export type VerifyAddressQueryVariables = {
  name: string;
  line1: string;
  line2?: string | null | undefined;
  city?: string | null | undefined;
  state?: string | null | undefined;
  zip?: string | null | undefined;
  country?: Schema.Country | null | undefined;
};

export type VerifyAddressQuery = { verifyAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string, deliverability: string, country: Schema.Country } };

export type UpsertShippingAddressMutationVariables = {
  input: Schema.UpsertShippingAddressInput;
};

export type UpsertShippingAddressMutation = { upsertShippingAddress: { clientMutationId: string | null } | null };

export type UpsertAddressMutationVariables = {
  input: Schema.UpsertAddressInput;
};

export type UpsertAddressMutation = { upsertAddress: { clientMutationId: string | null } | null };

export const VerifyAddressDocument = { id: 'hs90uc3u-s', name: 'VerifyAddress', kind: 'query' } as TypedDocument<VerifyAddressQuery, VerifyAddressQueryVariables>;
export const UpsertShippingAddressDocument = { id: 'Um9d9zU4Nb', name: 'UpsertShippingAddress', kind: 'mutation' } as TypedDocument<UpsertShippingAddressMutation, UpsertShippingAddressMutationVariables>;
export const UpsertAddressDocument = { id: '-yHwxDP8ln', name: 'UpsertAddress', kind: 'mutation' } as TypedDocument<UpsertAddressMutation, UpsertAddressMutationVariables>;
