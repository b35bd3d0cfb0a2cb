// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type SponsorablePropertiesListQueryVariables = {
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<Schema.SponsorablePropertyOrderBy> | Schema.SponsorablePropertyOrderBy | null | undefined;
  filter?: Schema.SponsorablePropertyWhere | null | undefined;
  search?: string | null | undefined;
};

export type SponsorablePropertiesListQuery = { list: { nodes: Array<{ id: number, name: string, season: Schema.Season, startDate: string | null, endDate: string | null, numberOfPlayers: number | null, minAge: number | null, maxAge: number | null, female: boolean, male: boolean, dataConfidence: Schema.DataConfidence, sportId: number | null, competitivenessId: number | null, version: number, sport: { id: number, name: string } | null, competitiveness: { id: number, name: string } | null, places: Array<{ playLocationId: number, primary: boolean }> }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type SponsorablePropertiesCreateMutationVariables = {
  input: Schema.CreateSponsorablePropertyInput;
};

export type SponsorablePropertiesCreateMutation = { result: { changeId: string | null, record: { id: number, name: string, season: Schema.Season, startDate: string | null, endDate: string | null, numberOfPlayers: number | null, minAge: number | null, maxAge: number | null, female: boolean, male: boolean, dataConfidence: Schema.DataConfidence, sportId: number | null, competitivenessId: number | null, version: number, sport: { id: number, name: string } | null, competitiveness: { id: number, name: string } | null, places: Array<{ playLocationId: number, primary: boolean }> } } };

export type SponsorablePropertiesUpdateMutationVariables = {
  input: Schema.UpdateSponsorablePropertyInput;
};

export type SponsorablePropertiesUpdateMutation = { result: { changeId: string | null, record: { id: number, name: string, season: Schema.Season, startDate: string | null, endDate: string | null, numberOfPlayers: number | null, minAge: number | null, maxAge: number | null, female: boolean, male: boolean, dataConfidence: Schema.DataConfidence, sportId: number | null, competitivenessId: number | null, version: number, sport: { id: number, name: string } | null, competitiveness: { id: number, name: string } | null, places: Array<{ playLocationId: number, primary: boolean }> } } };

export type SponsorablePropertiesUpdateManyMutationVariables = {
  input: Schema.UpdateSponsorablePropertiesInput;
};

export type SponsorablePropertiesUpdateManyMutation = { result: { changeId: string | null } };

export type SponsorablePropertiesDeleteMutationVariables = {
  input: Schema.DeleteSponsorablePropertyInput;
};

export type SponsorablePropertiesDeleteMutation = { result: { changeId: string | null } };

export type SponsorablePropertyRecordFragment = { id: number, name: string, season: Schema.Season, startDate: string | null, endDate: string | null, numberOfPlayers: number | null, minAge: number | null, maxAge: number | null, female: boolean, male: boolean, dataConfidence: Schema.DataConfidence, sportId: number | null, competitivenessId: number | null, version: number, sport: { id: number, name: string } | null, competitiveness: { id: number, name: string } | null, places: Array<{ playLocationId: number, primary: boolean }> };

export const SponsorablePropertiesListDocument = { id: 'O5THyDDp96', name: 'SponsorablePropertiesList', kind: 'query' } as TypedDocument<SponsorablePropertiesListQuery, SponsorablePropertiesListQueryVariables>;
export const SponsorablePropertiesCreateDocument = { id: '8HTzze3dxU', name: 'SponsorablePropertiesCreate', kind: 'mutation' } as TypedDocument<SponsorablePropertiesCreateMutation, SponsorablePropertiesCreateMutationVariables>;
export const SponsorablePropertiesUpdateDocument = { id: '89gnEYoStF', name: 'SponsorablePropertiesUpdate', kind: 'mutation' } as TypedDocument<SponsorablePropertiesUpdateMutation, SponsorablePropertiesUpdateMutationVariables>;
export const SponsorablePropertiesUpdateManyDocument = { id: 'YC5UFb49op', name: 'SponsorablePropertiesUpdateMany', kind: 'mutation' } as TypedDocument<SponsorablePropertiesUpdateManyMutation, SponsorablePropertiesUpdateManyMutationVariables>;
export const SponsorablePropertiesDeleteDocument = { id: '7qwcK0xEDR', name: 'SponsorablePropertiesDelete', kind: 'mutation' } as TypedDocument<SponsorablePropertiesDeleteMutation, SponsorablePropertiesDeleteMutationVariables>;
