// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RecordKind =
  | 'campaign'
  | 'check'
  | 'offer'
  | 'organization'
  | 'person'
  | 'sponsor';

export type PaletteSearchQueryVariables = Exact<{
  search: string;
}>;


export type PaletteSearchQuery = { searchRecords: Array<{ kind: RecordKind, id: number, title: string, subtitle: string | null, status: string | null, organizationId: number | null, sponsorId: number | null, offerId: number | null }> };


export const PaletteSearchDocument = { id: "JeMEyciTGU", name: "PaletteSearch", kind: "query" } as TypedDocument<PaletteSearchQuery, PaletteSearchQueryVariables>;
