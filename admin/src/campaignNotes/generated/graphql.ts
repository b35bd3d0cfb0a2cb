// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type CampaignNotesListQueryVariables = {
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<Schema.CampaignNoteOrderBy> | Schema.CampaignNoteOrderBy | null | undefined;
  filter?: Schema.CampaignNoteWhere | null | undefined;
};

export type CampaignNotesListQuery = { list: { nodes: Array<{ id: number, campaignId: number, version: number, title: string | null, body: string, datedOn: string, published: boolean }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type CampaignNotesTotalQueryVariables = {
  filter?: Schema.CampaignNoteWhere | null | undefined;
};

export type CampaignNotesTotalQuery = { list: { totalCount: number } };

export type CampaignNotesManyQueryVariables = {
  ids: Array<number> | number;
};

export type CampaignNotesManyQuery = { list: Array<{ id: number, campaignId: number, version: number, title: string | null, body: string, datedOn: string, published: boolean }> };

export type CampaignNotesOneQueryVariables = {
  id: number;
};

export type CampaignNotesOneQuery = { record: { id: number, campaignId: number, version: number, title: string | null, body: string, datedOn: string, published: boolean } | null };

export type CampaignNotesCreateMutationVariables = {
  input: Schema.CreateCampaignNoteInput;
};

export type CampaignNotesCreateMutation = { result: { changeId: string | null, record: { id: number, campaignId: number, version: number, title: string | null, body: string, datedOn: string, published: boolean } } };

export type CampaignNotesUpdateMutationVariables = {
  input: Schema.UpdateCampaignNoteInput;
};

export type CampaignNotesUpdateMutation = { result: { changeId: string | null, record: { id: number, campaignId: number, version: number, title: string | null, body: string, datedOn: string, published: boolean } } };

export type CampaignNotesDeleteMutationVariables = {
  input: Schema.DeleteCampaignNoteInput;
};

export type CampaignNotesDeleteMutation = { result: { changeId: string | null } };

export type CampaignNoteRecordFragment = { id: number, campaignId: number, version: number, title: string | null, body: string, datedOn: string, published: boolean };

export const CampaignNotesListDocument = { id: '7D6tjVW05Q', name: 'CampaignNotesList', kind: 'query' } as TypedDocument<CampaignNotesListQuery, CampaignNotesListQueryVariables>;
export const CampaignNotesTotalDocument = { id: 'JCSR3FFws1', name: 'CampaignNotesTotal', kind: 'query' } as TypedDocument<CampaignNotesTotalQuery, CampaignNotesTotalQueryVariables>;
export const CampaignNotesManyDocument = { id: '7HIk5nNQtW', name: 'CampaignNotesMany', kind: 'query' } as TypedDocument<CampaignNotesManyQuery, CampaignNotesManyQueryVariables>;
export const CampaignNotesOneDocument = { id: 'DsyA5UNagZ', name: 'CampaignNotesOne', kind: 'query' } as TypedDocument<CampaignNotesOneQuery, CampaignNotesOneQueryVariables>;
export const CampaignNotesCreateDocument = { id: 'NSTKXlGiJ6', name: 'CampaignNotesCreate', kind: 'mutation' } as TypedDocument<CampaignNotesCreateMutation, CampaignNotesCreateMutationVariables>;
export const CampaignNotesUpdateDocument = { id: 'aLe-Z9cryA', name: 'CampaignNotesUpdate', kind: 'mutation' } as TypedDocument<CampaignNotesUpdateMutation, CampaignNotesUpdateMutationVariables>;
export const CampaignNotesDeleteDocument = { id: 'jp0NSt_j99', name: 'CampaignNotesDelete', kind: 'mutation' } as TypedDocument<CampaignNotesDeleteMutation, CampaignNotesDeleteMutationVariables>;
