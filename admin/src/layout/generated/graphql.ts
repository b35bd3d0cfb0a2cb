// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CampaignStatus =
  | 'active'
  | 'complete'
  | 'contracted'
  | 'proposed'
  | 'rejected';

export type Season =
  | 'fall'
  | 'spring'
  | 'summer'
  | 'winter';

export type ConsoleStartQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleStartQuery = { today: string, mySettings: Record<string, unknown> | null, production: boolean };

export type PaletteSearchQueryVariables = Exact<{
  query: string;
}>;


export type PaletteSearchQuery = { searchedOrganizations: Array<{ id: number, name: string, city: string | null, state: string | null }>, searchCampaigns: Array<{ id: number, name: string, season: Season, year: number, status: CampaignStatus, sponsor: { id: number, name: string } }> };

export type WaitingChecksQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingChecksQuery = { waiting: { totalCount: number } };


export const ConsoleStartDocument = { id: "WaBcKAOZLN", name: "ConsoleStart", kind: "query" } as TypedDocument<ConsoleStartQuery, ConsoleStartQueryVariables>;
export const PaletteSearchDocument = { id: "tGR-0dlOe_", name: "PaletteSearch", kind: "query" } as TypedDocument<PaletteSearchQuery, PaletteSearchQueryVariables>;
export const WaitingChecksDocument = { id: "zxFUuzvix2", name: "WaitingChecks", kind: "query" } as TypedDocument<WaitingChecksQuery, WaitingChecksQueryVariables>;
