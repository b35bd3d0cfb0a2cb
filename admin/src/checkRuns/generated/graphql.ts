// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type NextSheetQueryVariables = {
  checkIds?: Array<number> | number | null | undefined;
};

export type NextSheetQuery = { nextSheetNumber: number | null, unprintableChecks: Array<{ id: number, offerId: number, recipientName: string | null, amount: string, unprintableCharacters: string | null }>, checkSummaries: Array<{ state: Schema.CheckState, count: number, amount: string }>, positivePayFormats: Array<{ id: number, name: string }> };

export type CheckRunSheetsQueryVariables = {
  id: number;
};

export type CheckRunSheetsQuery = { checkRuns: Array<{ id: number, status: Schema.CheckRunStatus, firstNumber: number, lastNumber: number, cancelReason: string | null, createdAt: string, closedAt: string | null, createdBy: { id: number, name: string | null, email: string } | null, closedBy: { id: number, name: string | null, email: string } | null, prints: Array<{ id: number, reason: string | null, createdAt: string, printedBy: { id: number, name: string | null, email: string } | null }>, sheets: Array<{ number: number, voidedAt: string | null, voidReason: string | null, check: { id: number, amount: string, memo: string, state: Schema.CheckState, number: number | null, recipientName: string | null, mailedOn: string | null, offerId: number } }> }> };

export type CheckSheetRowFragment = { number: number, voidedAt: string | null, voidReason: string | null, check: { id: number, amount: string, memo: string, state: Schema.CheckState, number: number | null, recipientName: string | null, mailedOn: string | null, offerId: number } };

export type CreateCheckRunMutationVariables = {
  input: Schema.CreateCheckRunInput;
};

export type CreateCheckRunMutation = { createCheckRun: { changeId: string | null, checkRun: { id: number } } };

export type CheckRunsListQueryVariables = {
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<Schema.CheckRunOrderBy> | Schema.CheckRunOrderBy | null | undefined;
  filter?: Schema.CheckRunWhere | null | undefined;
};

export type CheckRunsListQuery = { list: { nodes: Array<{ id: number, status: Schema.CheckRunStatus, firstNumber: number, lastNumber: number, createdAt: string, closedAt: string | null, createdBy: { id: number, name: string | null, email: string } | null }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type CheckRunsTotalQueryVariables = {
  filter?: Schema.CheckRunWhere | null | undefined;
};

export type CheckRunsTotalQuery = { list: { totalCount: number } };

export type ConfirmCheckRunMutationVariables = {
  input: Schema.ConfirmCheckRunInput;
};

export type ConfirmCheckRunMutation = { confirmCheckRun: { changeId: string | null } };

export type CancelCheckRunMutationVariables = {
  input: Schema.CancelCheckRunInput;
};

export type CancelCheckRunMutation = { cancelCheckRun: { changeId: string | null } };

export type SpoilCheckSheetsMutationVariables = {
  input: Schema.SpoilCheckSheetsInput;
};

export type SpoilCheckSheetsMutation = { spoilCheckSheets: { changeId: string | null } };

export type CheckRunRowFragment = { id: number, status: Schema.CheckRunStatus, firstNumber: number, lastNumber: number, createdAt: string, closedAt: string | null, createdBy: { id: number, name: string | null, email: string } | null };

export const NextSheetDocument = { id: '6qcq0cXkiW', name: 'NextSheet', kind: 'query' } as TypedDocument<NextSheetQuery, NextSheetQueryVariables>;
export const CheckRunSheetsDocument = { id: 'IZ8TJxOP8e', name: 'CheckRunSheets', kind: 'query' } as TypedDocument<CheckRunSheetsQuery, CheckRunSheetsQueryVariables>;
export const CreateCheckRunDocument = { id: 'TdzsUZR9Yy', name: 'CreateCheckRun', kind: 'mutation' } as TypedDocument<CreateCheckRunMutation, CreateCheckRunMutationVariables>;
export const CheckRunsListDocument = { id: 'dhn-qY5yAZ', name: 'CheckRunsList', kind: 'query' } as TypedDocument<CheckRunsListQuery, CheckRunsListQueryVariables>;
export const CheckRunsTotalDocument = { id: 'Cjx6strUN5', name: 'CheckRunsTotal', kind: 'query' } as TypedDocument<CheckRunsTotalQuery, CheckRunsTotalQueryVariables>;
export const ConfirmCheckRunDocument = { id: 'dMgg0fU248', name: 'ConfirmCheckRun', kind: 'mutation' } as TypedDocument<ConfirmCheckRunMutation, ConfirmCheckRunMutationVariables>;
export const CancelCheckRunDocument = { id: 'IrMpnVPbDw', name: 'CancelCheckRun', kind: 'mutation' } as TypedDocument<CancelCheckRunMutation, CancelCheckRunMutationVariables>;
export const SpoilCheckSheetsDocument = { id: 'LJ05uNCrub', name: 'SpoilCheckSheets', kind: 'mutation' } as TypedDocument<SpoilCheckSheetsMutation, SpoilCheckSheetsMutationVariables>;
