// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** An input for mutations affecting `AssetTerm` */
export type AssetTermInput = {
  capabilityId?: number | null | undefined;
  quantity?: number | null | undefined;
  reach?: number | null | undefined;
};

/** An input for mutations affecting `OfferTerm` */
export type OfferTermInput = {
  amount?: string | number | null | undefined;
  assets?: Array<AssetTermInput | null | undefined> | null | undefined;
  maximum?: string | number | null | undefined;
  minimum?: string | number | null | undefined;
  replaceExisting?: boolean | null | undefined;
  roundTo?: string | number | null | undefined;
  valueRule?: ValueRule | null | undefined;
};

/** All input for the `setOfferTerms` mutation. */
export type SetOfferTermsInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  offerIds?: Array<number | null | undefined> | null | undefined;
  terms?: OfferTermInput | null | undefined;
};

export type ValueRule =
  | 'fixed'
  | 'package'
  | 'per_player';

export type AskedCapabilitiesQueryVariables = Exact<{
  offerIds: Array<number> | number;
}>;


export type AskedCapabilitiesQuery = { askedCapabilities: Array<{ capabilityId: number, name: string, minimumQuantity: number | null }> };

export type OfferTermsPlanQueryVariables = Exact<{
  offerIds: Array<number> | number;
  terms: OfferTermInput;
}>;


export type OfferTermsPlanQuery = { offerTermsPlan: { offers: Array<{ offerId: number, organizationName: string, sponsorablePropertyName: string, numberOfPlayers: number | null, packageName: string | null, presentValue: string | null, value: string | null, assets: string | null, refusal: string | null }>, budgets: Array<{ campaignId: number, campaignName: string, budget: string | null, committed: string, committedAfter: string }> } };

export type SetOfferTermsMutationVariables = Exact<{
  input: SetOfferTermsInput;
}>;


export type SetOfferTermsMutation = { setOfferTerms: { changeId: string | null, result: { changedOfferIds: Array<number>, refused: Array<{ offerId: number, organizationName: string, reason: string }> } } };

export type PlannedOfferTermsFragment = { offerId: number, organizationName: string, sponsorablePropertyName: string, numberOfPlayers: number | null, packageName: string | null, presentValue: string | null, value: string | null, assets: string | null, refusal: string | null };

export const AskedCapabilitiesDocument = { id: "AyhJ1kW9Ak", name: "AskedCapabilities", kind: "query" } as TypedDocument<AskedCapabilitiesQuery, AskedCapabilitiesQueryVariables>;
export const OfferTermsPlanDocument = { id: "hdYkqKkmYO", name: "OfferTermsPlan", kind: "query" } as TypedDocument<OfferTermsPlanQuery, OfferTermsPlanQueryVariables>;
export const SetOfferTermsDocument = { id: "HeiZ6c4iEs", name: "SetOfferTerms", kind: "mutation" } as TypedDocument<SetOfferTermsMutation, SetOfferTermsMutationVariables>;
