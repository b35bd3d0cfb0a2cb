// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type PaletteSearchQueryVariables = {
  search: string;
};

export type PaletteSearchQuery = { searchRecords: Array<{ kind: Schema.RecordKind, id: number, title: string, subtitle: string | null, status: string | null, organizationId: number | null, sponsorId: number | null, offerId: number | null }> };

export const PaletteSearchDocument = { id: 'JeMEyciTGU', name: 'PaletteSearch', kind: 'query' } as TypedDocument<PaletteSearchQuery, PaletteSearchQueryVariables>;
