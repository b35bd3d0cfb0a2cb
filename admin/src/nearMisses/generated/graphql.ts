// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type NearMissesQueryVariables = {
  campaignId: number;
};

export type NearMissesQuery = { nearMisses: { steps: Array<{ type: Schema.FilterType, change: Schema.NearMissChange, searchFilterId: number | null, before: number | null, after: number | null, added: string | null, parameters: Record<string, unknown> | null, available: number, confirmed: number | null }>, pair: { first: number, second: number, available: number } | null }, campaignSupply: { target: number | null, confirmed: number, open: number, available: number, likelyOpen: number | null, likelyAvailable: number | null, short: number | null, obstacle: string | null, areas: Array<{ label: string, target: number | null, available: number, likely: number | null, short: number | null }> } };

export type FoundPropertiesQueryVariables = {
  search: string;
};

export type FoundPropertiesQuery = { sponsorableProperties: Array<{ id: number, name: string, organization: { id: number, name: string } }> };

export type TargetingExplanationsQueryVariables = {
  sponsorablePropertyId: number;
  campaignId?: number | null | undefined;
};

export type TargetingExplanationsQuery = { targetingExplanations: Array<{ campaignId: number, campaignName: string, available: boolean, reasons: Array<{ kind: string, result: Schema.TargetingResult, value: string | null, wanted: string | null }> }> };

export const NearMissesDocument = { id: 'CvRnd4_BL4', name: 'NearMisses', kind: 'query' } as TypedDocument<NearMissesQuery, NearMissesQueryVariables>;
export const FoundPropertiesDocument = { id: '-nxpAZhm8_', name: 'FoundProperties', kind: 'query' } as TypedDocument<FoundPropertiesQuery, FoundPropertiesQueryVariables>;
export const TargetingExplanationsDocument = { id: 'Y8FRfB4m9W', name: 'TargetingExplanations', kind: 'query' } as TypedDocument<TargetingExplanationsQuery, TargetingExplanationsQueryVariables>;
