// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type ApproveCheckMutationVariables = {
  input: Schema.ApproveCheckInput;
};

export type ApproveCheckMutation = { approveCheck: { changeId: string | null, check: { id: number, number: number | null, status: Schema.CheckStatus, firstApprovedById: number | null } } };

export type CheckStateQueryVariables = {
  id: number;
};

export type CheckStateQuery = { checks: Array<{ id: number, number: number | null, status: Schema.CheckStatus }> };

export type RejectCheckMutationVariables = {
  input: Schema.RejectCheckInput;
};

export type RejectCheckMutation = { rejectCheck: { changeId: string | null, check: { id: number, number: number | null, status: Schema.CheckStatus } } };

export type SameCheckQueryVariables = {
  organizationId: number;
  amount: string | number;
  memo: string;
};

export type SameCheckQuery = { similarChecks: Array<{ id: number, number: number | null, recipientName: string | null, offerId: number, createdAt: string, organization: { id: number, name: string }, offer: { id: number, campaign: { id: number, name: string } } }> };

export type CheckTotalsQueryVariables = {
  filter?: Schema.CheckListItemWhere | null | undefined;
  search?: string | null | undefined;
};

export type CheckTotalsQuery = { list: { totalAmount: string }, checkSummaries: Array<{ state: Schema.CheckState, count: number, amount: string, upTo7Days: number, upTo30Days: number, over30Days: number, oldestDays: number | null }> };

export type ChecksListQueryVariables = {
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<Schema.CheckListItemOrderBy> | Schema.CheckListItemOrderBy | null | undefined;
  filter?: Schema.CheckListItemWhere | null | undefined;
  search?: string | null | undefined;
  today?: string | null | undefined;
};

export type ChecksListQuery = { list: { nodes: Array<{ id: number, number: number | null, payoutMethod: Schema.PayoutMethod, status: Schema.CheckStatus, state: Schema.CheckState, amount: string, withheld: string, memo: string, payee: string, organizationId: number, organizationName: string, offerId: number, campaignName: string, sponsorName: string, createdById: number | null, requestedByName: string | null, firstApprovedById: number | null, firstApprovedByName: string | null, replacesId: number | null, decidedByName: string | null, decidedAt: string | null, actionReason: string | null, createdAt: string, printedAt: string | null, mailedOn: string | null, validUntil: string | null, clearedOn: string | null, runId: number | null, ageDays: number | null, organization: { id: number, taxForms: Array<{ id: number, signerName: string, signedAt: string, signedFrom: string }>, mailingAddress: { id: number, line1: string, line2: string | null, city: string, state: string, zip: string } | null }, check: { id: number, similarWrittenAt: string | null, taxRule: Schema.TaxFormRule | null, depositEndsIn: string | null, toWithhold: string | null, recentPayeeChange: { at: string, what: string, changedBy: string } | null }, offer: { id: number, verificationDeadlines: Array<{ id: number, verified: boolean }> } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type ChecksTotalQueryVariables = {
  filter?: Schema.CheckListItemWhere | null | undefined;
  search?: string | null | undefined;
  today?: string | null | undefined;
};

export type ChecksTotalQuery = { list: { totalCount: number } };

export type ChecksIsLargeQueryVariables = {
  filter?: Schema.CheckListItemWhere | null | undefined;
  search?: string | null | undefined;
  today?: string | null | undefined;
};

export type ChecksIsLargeQuery = { list: { isLarge: boolean } };

export type ReissueCheckMutationVariables = {
  input: Schema.ReissueCheckInput;
};

export type ReissueCheckMutation = { reissueCheck: { changeId: string | null } };

export type MarkChecksMailedMutationVariables = {
  input: Schema.MarkChecksMailedInput;
};

export type MarkChecksMailedMutation = { markChecksMailed: { changeId: string | null } };

export type MarkCheckReturnedMutationVariables = {
  input: Schema.MarkCheckReturnedInput;
};

export type MarkCheckReturnedMutation = { markCheckReturned: { changeId: string | null } };

export type StopCheckMutationVariables = {
  input: Schema.StopCheckInput;
};

export type StopCheckMutation = { stopCheck: { changeId: string | null } };

export type ChecksManyQueryVariables = {
  ids: Array<number> | number;
};

export type ChecksManyQuery = { list: Array<{ id: number, number: number | null, amount: string, recipientName: string | null }> };

export type CheckListRowFragment = { id: number, number: number | null, payoutMethod: Schema.PayoutMethod, status: Schema.CheckStatus, state: Schema.CheckState, amount: string, withheld: string, memo: string, payee: string, organizationId: number, organizationName: string, offerId: number, campaignName: string, sponsorName: string, createdById: number | null, requestedByName: string | null, firstApprovedById: number | null, firstApprovedByName: string | null, replacesId: number | null, decidedByName: string | null, decidedAt: string | null, actionReason: string | null, createdAt: string, printedAt: string | null, mailedOn: string | null, validUntil: string | null, clearedOn: string | null, runId: number | null, ageDays: number | null, organization: { id: number, taxForms: Array<{ id: number, signerName: string, signedAt: string, signedFrom: string }>, mailingAddress: { id: number, line1: string, line2: string | null, city: string, state: string, zip: string } | null }, check: { id: number, similarWrittenAt: string | null, taxRule: Schema.TaxFormRule | null, depositEndsIn: string | null, toWithhold: string | null, recentPayeeChange: { at: string, what: string, changedBy: string } | null }, offer: { id: number, verificationDeadlines: Array<{ id: number, verified: boolean }> } };

export type CheckReferenceFragment = { id: number, number: number | null, amount: string, recipientName: string | null };

export const ApproveCheckDocument = { id: 'xRW6KoHGij', name: 'ApproveCheck', kind: 'mutation' } as TypedDocument<ApproveCheckMutation, ApproveCheckMutationVariables>;
export const CheckStateDocument = { id: 'K-r6yDVQzg', name: 'CheckState', kind: 'query' } as TypedDocument<CheckStateQuery, CheckStateQueryVariables>;
export const RejectCheckDocument = { id: '5wZyqEbz21', name: 'RejectCheck', kind: 'mutation' } as TypedDocument<RejectCheckMutation, RejectCheckMutationVariables>;
export const SameCheckDocument = { id: 'byOpIAUogE', name: 'SameCheck', kind: 'query' } as TypedDocument<SameCheckQuery, SameCheckQueryVariables>;
export const CheckTotalsDocument = { id: 'sTVmZjlf7Q', name: 'CheckTotals', kind: 'query' } as TypedDocument<CheckTotalsQuery, CheckTotalsQueryVariables>;
export const ChecksListDocument = { id: 'LYrZ3aiGml', name: 'ChecksList', kind: 'query' } as TypedDocument<ChecksListQuery, ChecksListQueryVariables>;
export const ChecksTotalDocument = { id: 'JKzYAqxYw8', name: 'ChecksTotal', kind: 'query' } as TypedDocument<ChecksTotalQuery, ChecksTotalQueryVariables>;
export const ChecksIsLargeDocument = { id: 'g411It5HVI', name: 'ChecksIsLarge', kind: 'query' } as TypedDocument<ChecksIsLargeQuery, ChecksIsLargeQueryVariables>;
export const ReissueCheckDocument = { id: 'yzIMBkq9le', name: 'ReissueCheck', kind: 'mutation' } as TypedDocument<ReissueCheckMutation, ReissueCheckMutationVariables>;
export const MarkChecksMailedDocument = { id: 'bGRB3y1BDV', name: 'MarkChecksMailed', kind: 'mutation' } as TypedDocument<MarkChecksMailedMutation, MarkChecksMailedMutationVariables>;
export const MarkCheckReturnedDocument = { id: 'nb8nFJ8meP', name: 'MarkCheckReturned', kind: 'mutation' } as TypedDocument<MarkCheckReturnedMutation, MarkCheckReturnedMutationVariables>;
export const StopCheckDocument = { id: 'CNuteFTqFw', name: 'StopCheck', kind: 'mutation' } as TypedDocument<StopCheckMutation, StopCheckMutationVariables>;
export const ChecksManyDocument = { id: 'Q8w2vsdm8R', name: 'ChecksMany', kind: 'query' } as TypedDocument<ChecksManyQuery, ChecksManyQueryVariables>;
