// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AddressType =
  | 'mailing'
  | 'shipping';

export type Country =
  | 'CA'
  | 'US';

/** All input for the `upsertAddress` mutation. */
export type UpsertAddressInput = {
  addressType?: AddressType | null | undefined;
  city?: string | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  country?: Country | null | undefined;
  deliverability?: string | null | undefined;
  line1?: string | null | undefined;
  line2?: string | null | undefined;
  name?: string | null | undefined;
  organizationId?: number | null | undefined;
  state?: string | null | undefined;
  zip?: string | null | undefined;
};

/** All input for the `upsertShippingAddress` mutation. */
export type UpsertShippingAddressInput = {
  addressType?: AddressType | null | undefined;
  city?: string | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  country?: Country | null | undefined;
  deliverability?: string | null | undefined;
  line1?: string | null | undefined;
  line2?: string | null | undefined;
  name?: string | null | undefined;
  organizationId?: number | null | undefined;
  state?: string | null | undefined;
  zip?: string | null | undefined;
};

export type VerifyAddressQueryVariables = Exact<{
  name: string;
  line1: string;
  line2?: string | null | undefined;
  city?: string | null | undefined;
  state?: string | null | undefined;
  zip?: string | null | undefined;
  country?: Country | null | undefined;
}>;


export type VerifyAddressQuery = { verifyAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string, deliverability: string, country: Country } };

export type UpsertShippingAddressMutationVariables = Exact<{
  input: UpsertShippingAddressInput;
}>;


export type UpsertShippingAddressMutation = { upsertShippingAddress: { clientMutationId: string | null } | null };

export type UpsertAddressMutationVariables = Exact<{
  input: UpsertAddressInput;
}>;


export type UpsertAddressMutation = { upsertAddress: { clientMutationId: string | null } | null };


export const VerifyAddressDocument = { id: "hs90uc3u-s", name: "VerifyAddress", kind: "query" } as TypedDocument<VerifyAddressQuery, VerifyAddressQueryVariables>;
export const UpsertShippingAddressDocument = { id: "Um9d9zU4Nb", name: "UpsertShippingAddress", kind: "mutation" } as TypedDocument<UpsertShippingAddressMutation, UpsertShippingAddressMutationVariables>;
export const UpsertAddressDocument = { id: "-yHwxDP8ln", name: "UpsertAddress", kind: "mutation" } as TypedDocument<UpsertAddressMutation, UpsertAddressMutationVariables>;
