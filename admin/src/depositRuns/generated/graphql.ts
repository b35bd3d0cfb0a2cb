// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type DepositsToSendQueryVariables = { [key: string]: never; };

export type DepositsToSendQuery = { depositsToSend: Array<{ checkId: number, offerId: number, accountId: number, payee: string, endsIn: string, amount: string, obstacle: Schema.DepositObstacle | null }> };

export type DepositRunEntriesQueryVariables = {
  id: number;
};

export type DepositRunEntriesQuery = { depositRuns: Array<{ approvedAt: string | null, downloadedAt: string | null, sentOn: string | null, cancelReason: string | null, earlierFiles: string | null, id: number, status: Schema.DepositRunStatus, effectiveDate: string, amount: string, payments: number, createdAt: string, closedAt: string | null, approvedBy: { id: number, name: string | null, email: string } | null, closedBy: { id: number, name: string | null, email: string } | null, entries: Array<{ id: number, traceNumber: number, amount: string, code: string | null, reason: string | null, returnedOn: string | null, account: { id: number, holderName: string, endsIn: string, routingNumber: string, organizationId: number }, check: { id: number, offerId: number, state: Schema.CheckState, payoutMethod: Schema.PayoutMethod, memo: string } | null }>, createdBy: { id: number, name: string | null, email: string } | null }> };

export type DepositEntryRowFragment = { id: number, traceNumber: number, amount: string, code: string | null, reason: string | null, returnedOn: string | null, account: { id: number, holderName: string, endsIn: string, routingNumber: string, organizationId: number }, check: { id: number, offerId: number, state: Schema.CheckState, payoutMethod: Schema.PayoutMethod, memo: string } | null };

export type CreateDepositRunMutationVariables = {
  input: Schema.CreateDepositRunInput;
};

export type CreateDepositRunMutation = { createDepositRun: { changeId: string | null, depositRun: { id: number } } };

export type DepositRunsListQueryVariables = {
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<Schema.DepositRunOrderBy> | Schema.DepositRunOrderBy | null | undefined;
  filter?: Schema.DepositRunWhere | null | undefined;
};

export type DepositRunsListQuery = { list: { nodes: Array<{ id: number, status: Schema.DepositRunStatus, effectiveDate: string, amount: string, payments: number, createdAt: string, closedAt: string | null, createdBy: { id: number, name: string | null, email: string } | null }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type DepositRunsTotalQueryVariables = {
  filter?: Schema.DepositRunWhere | null | undefined;
};

export type DepositRunsTotalQuery = { list: { totalCount: number } };

export type ApproveDepositRunMutationVariables = {
  input: Schema.ApproveDepositRunInput;
};

export type ApproveDepositRunMutation = { approveDepositRun: { changeId: string | null } };

export type CancelDepositRunMutationVariables = {
  input: Schema.CancelDepositRunInput;
};

export type CancelDepositRunMutation = { cancelDepositRun: { changeId: string | null } };

export type MarkDepositRunSentMutationVariables = {
  input: Schema.MarkDepositRunSentInput;
};

export type MarkDepositRunSentMutation = { markDepositRunSent: { changeId: string | null } };

export type DepositRunRowFragment = { id: number, status: Schema.DepositRunStatus, effectiveDate: string, amount: string, payments: number, createdAt: string, closedAt: string | null, createdBy: { id: number, name: string | null, email: string } | null };

export const DepositsToSendDocument = { id: 'hedjb4kLl6', name: 'DepositsToSend', kind: 'query' } as TypedDocument<DepositsToSendQuery, DepositsToSendQueryVariables>;
export const DepositRunEntriesDocument = { id: '3_sS6ZKS0_', name: 'DepositRunEntries', kind: 'query' } as TypedDocument<DepositRunEntriesQuery, DepositRunEntriesQueryVariables>;
export const CreateDepositRunDocument = { id: 'wb-Vwbwl8j', name: 'CreateDepositRun', kind: 'mutation' } as TypedDocument<CreateDepositRunMutation, CreateDepositRunMutationVariables>;
export const DepositRunsListDocument = { id: 'pqxY6aXqoy', name: 'DepositRunsList', kind: 'query' } as TypedDocument<DepositRunsListQuery, DepositRunsListQueryVariables>;
export const DepositRunsTotalDocument = { id: 'm9CCygpH9v', name: 'DepositRunsTotal', kind: 'query' } as TypedDocument<DepositRunsTotalQuery, DepositRunsTotalQueryVariables>;
export const ApproveDepositRunDocument = { id: 'JBfJx2q6js', name: 'ApproveDepositRun', kind: 'mutation' } as TypedDocument<ApproveDepositRunMutation, ApproveDepositRunMutationVariables>;
export const CancelDepositRunDocument = { id: 'BdfC7qEY7y', name: 'CancelDepositRun', kind: 'mutation' } as TypedDocument<CancelDepositRunMutation, CancelDepositRunMutationVariables>;
export const MarkDepositRunSentDocument = { id: 'InuZtV3ae4', name: 'MarkDepositRunSent', kind: 'mutation' } as TypedDocument<MarkDepositRunSentMutation, MarkDepositRunSentMutationVariables>;
