// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type CampaignStatisticsListQueryVariables = {
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<Schema.CampaignStatisticOrderBy> | Schema.CampaignStatisticOrderBy | null | undefined;
  filter?: Schema.CampaignStatisticWhere | null | undefined;
};

export type CampaignStatisticsListQuery = { list: { nodes: Array<{ id: number, version: number, iconName: Schema.StatisticIcon, position: number | null, number: string, name: string, description: string }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type CampaignStatisticsCreateMutationVariables = {
  input: Schema.CreateCampaignStatisticInput;
};

export type CampaignStatisticsCreateMutation = { result: { changeId: string | null, record: { id: number, version: number, iconName: Schema.StatisticIcon, position: number | null, number: string, name: string, description: string } } };

export type CampaignStatisticsUpdateMutationVariables = {
  input: Schema.UpdateCampaignStatisticInput;
};

export type CampaignStatisticsUpdateMutation = { result: { changeId: string | null, record: { id: number, version: number, iconName: Schema.StatisticIcon, position: number | null, number: string, name: string, description: string } } };

export type CampaignStatisticsDeleteMutationVariables = {
  input: Schema.DeleteCampaignStatisticInput;
};

export type CampaignStatisticsDeleteMutation = { result: { changeId: string | null } };

export type CampaignStatisticRecordFragment = { id: number, version: number, iconName: Schema.StatisticIcon, position: number | null, number: string, name: string, description: string };

export const CampaignStatisticsListDocument = { id: 'WJ9bjY2Ut3', name: 'CampaignStatisticsList', kind: 'query' } as TypedDocument<CampaignStatisticsListQuery, CampaignStatisticsListQueryVariables>;
export const CampaignStatisticsCreateDocument = { id: 'SwvZOH1Sz4', name: 'CampaignStatisticsCreate', kind: 'mutation' } as TypedDocument<CampaignStatisticsCreateMutation, CampaignStatisticsCreateMutationVariables>;
export const CampaignStatisticsUpdateDocument = { id: 'rEhPBZBEBD', name: 'CampaignStatisticsUpdate', kind: 'mutation' } as TypedDocument<CampaignStatisticsUpdateMutation, CampaignStatisticsUpdateMutationVariables>;
export const CampaignStatisticsDeleteDocument = { id: 'WiFrFZFBIa', name: 'CampaignStatisticsDelete', kind: 'mutation' } as TypedDocument<CampaignStatisticsDeleteMutation, CampaignStatisticsDeleteMutationVariables>;
