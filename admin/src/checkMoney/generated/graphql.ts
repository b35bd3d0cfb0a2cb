// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type CheckAgesQueryVariables = { [key: string]: never; };

export type CheckAgesQuery = { checkAges: Array<{ daysFrom: number, daysTo: number | null, count: number, amount: string }> };

export type CheckMoneyQueryVariables = { [key: string]: never; };

export type CheckMoneyQuery = { cashNeeded: Array<{ week: string, offers: number, amount: string }>, moneyByCampaign: Array<{ campaignId: number, campaignName: string, sponsorName: string, budget: string | null, committed: string, approved: string, mailed: string, cleared: string, toCome: string }> };

export type OutstandingChecksListQueryVariables = {
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<Schema.CheckListItemOrderBy> | Schema.CheckListItemOrderBy | null | undefined;
  filter?: Schema.CheckListItemWhere | null | undefined;
  search?: string | null | undefined;
  today?: string | null | undefined;
};

export type OutstandingChecksListQuery = { list: { nodes: Array<{ id: number, number: number | null, payoutMethod: Schema.PayoutMethod, state: Schema.CheckState, amount: string, withheld: string, memo: string, payee: string, organizationId: number, organizationName: string, offerId: number, campaignName: string, sponsorName: string, mailedOn: string | null, outstandingDays: number | null, validUntil: string | null }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type OutstandingChecksTotalQueryVariables = {
  filter?: Schema.CheckListItemWhere | null | undefined;
  search?: string | null | undefined;
  today?: string | null | undefined;
};

export type OutstandingChecksTotalQuery = { list: { totalCount: number } };

export type OutstandingCheckRowFragment = { id: number, number: number | null, payoutMethod: Schema.PayoutMethod, state: Schema.CheckState, amount: string, withheld: string, memo: string, payee: string, organizationId: number, organizationName: string, offerId: number, campaignName: string, sponsorName: string, mailedOn: string | null, outstandingDays: number | null, validUntil: string | null };

export const CheckAgesDocument = { id: 'ksdfzR_8x-', name: 'CheckAges', kind: 'query' } as TypedDocument<CheckAgesQuery, CheckAgesQueryVariables>;
export const CheckMoneyDocument = { id: 'mAo6xxDC54', name: 'CheckMoney', kind: 'query' } as TypedDocument<CheckMoneyQuery, CheckMoneyQueryVariables>;
export const OutstandingChecksListDocument = { id: '8SLrex-RrG', name: 'OutstandingChecksList', kind: 'query' } as TypedDocument<OutstandingChecksListQuery, OutstandingChecksListQueryVariables>;
export const OutstandingChecksTotalDocument = { id: 'yX4-ZrBKnf', name: 'OutstandingChecksTotal', kind: 'query' } as TypedDocument<OutstandingChecksTotalQuery, OutstandingChecksTotalQueryVariables>;
