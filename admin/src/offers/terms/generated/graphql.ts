// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';
import type * as Schema from '../../../../../ui/generated/schema.ts';

export type AskedCapabilitiesQueryVariables = {
  offerIds: Array<number> | number;
};

export type AskedCapabilitiesQuery = { askedCapabilities: Array<{ capabilityId: number, name: string, minimumQuantity: number | null }>, offers: Array<{ id: number, version: number }> };

export type OfferTermsPlanQueryVariables = {
  offerIds: Array<number> | number;
  terms: Schema.OfferTermInput;
};

export type OfferTermsPlanQuery = { offerTermsPlan: { offers: Array<{ offerId: number, organizationName: string, sponsorablePropertyName: string, numberOfPlayers: number | null, packageName: string | null, presentValue: string | null, value: string | null, assets: string | null, refusal: string | null }>, budgets: Array<{ campaignId: number, campaignName: string, budget: string | null, committed: string, committedAfter: string }> } };

export type SetOfferTermsMutationVariables = {
  input: Schema.SetOfferTermsInput;
};

export type SetOfferTermsMutation = { setOfferTerms: { changeId: string | null, result: { changedOfferIds: Array<number>, refused: Array<{ offerId: number }>, conflicts: Array<{ organizationName: string, reason: string }> } } };

export type PlannedOfferTermsFragment = { offerId: number, organizationName: string, sponsorablePropertyName: string, numberOfPlayers: number | null, packageName: string | null, presentValue: string | null, value: string | null, assets: string | null, refusal: string | null };

export const AskedCapabilitiesDocument = { id: 'aayIe1EIVP', name: 'AskedCapabilities', kind: 'query' } as TypedDocument<AskedCapabilitiesQuery, AskedCapabilitiesQueryVariables>;
export const OfferTermsPlanDocument = { id: 'hdYkqKkmYO', name: 'OfferTermsPlan', kind: 'query' } as TypedDocument<OfferTermsPlanQuery, OfferTermsPlanQueryVariables>;
export const SetOfferTermsDocument = { id: 'Xux49VmwIx', name: 'SetOfferTerms', kind: 'mutation' } as TypedDocument<SetOfferTermsMutation, SetOfferTermsMutationVariables>;
