// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type BankStatementQueryVariables = {
  id: number;
};

export type BankStatementQuery = { bankStatements: Array<{ id: number, kind: Schema.BankFileKind, fileName: string, statedTotal: string, knownCount: number, knownAmount: string, createdAt: string, undoneAt: string | null, undoReason: string | null, openLines: number, difference: string, format: { id: number, name: string, accountEndsIn: string | null }, createdBy: { id: number, name: string | null, email: string } | null }> };

export type CheckMonthQueryVariables = {
  month: string;
};

export type CheckMonthQuery = { checkMonth: { month: string, outstandingBefore: string, mailed: string, mailedCount: number, cleared: string, clearedCount: number, voided: string, outstanding: string, bankDifference: string, unmatched: string, openLines: number, unbalancedStatements: number, withoutStatement: string | null, depositsSent: string, depositsReturned: string, closedAt: string | null, closedBy: string | null } | null };

export type MissingPaymentsQueryVariables = {
  month: string;
  nextMonth: string;
};

export type MissingPaymentsQuery = { bankLines: Array<{ id: number, number: number | null, amount: string, paidOn: string, clears: boolean, issue: Schema.BankLineIssue | null, settlement: Schema.BankLineSettlement | null, note: string | null, statementId: number | null, reversesId: number | null, bankPaidOn: string | null, enteredBy: { id: number, name: string | null, email: string } | null, reversal: { id: number, paidOn: string } | null, check: { id: number, amount: string, state: Schema.CheckState, offerId: number, recipientName: string | null } | null, checkToVoid: { id: number, number: number | null, payoutMethod: Schema.PayoutMethod, state: Schema.CheckState, offerId: number } | null }> };

export type CloseMonthMutationVariables = {
  input: Schema.CloseMonthInput;
};

export type CloseMonthMutation = { closeMonth: { changeId: string | null, closedMonth: { month: string } } };

export type BankStatementsListQueryVariables = {
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<Schema.BankStatementOrderBy> | Schema.BankStatementOrderBy | null | undefined;
  filter?: Schema.BankStatementWhere | null | undefined;
};

export type BankStatementsListQuery = { list: { nodes: Array<{ id: number, kind: Schema.BankFileKind, fileName: string, statedTotal: string, knownCount: number, knownAmount: string, createdAt: string, undoneAt: string | null, undoReason: string | null, openLines: number, difference: string, format: { id: number, name: string, accountEndsIn: string | null }, createdBy: { id: number, name: string | null, email: string } | null }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type BankStatementsTotalQueryVariables = {
  filter?: Schema.BankStatementWhere | null | undefined;
};

export type BankStatementsTotalQuery = { list: { totalCount: number } };

export type UndoBankStatementMutationVariables = {
  input: Schema.UndoBankStatementInput;
};

export type UndoBankStatementMutation = { undoBankStatement: { changeId: string | null } };

export type BankLinesListQueryVariables = {
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<Schema.BankLineOrderBy> | Schema.BankLineOrderBy | null | undefined;
  filter?: Schema.BankLineWhere | null | undefined;
};

export type BankLinesListQuery = { list: { nodes: Array<{ id: number, number: number | null, amount: string, paidOn: string, clears: boolean, issue: Schema.BankLineIssue | null, settlement: Schema.BankLineSettlement | null, note: string | null, statementId: number | null, reversesId: number | null, bankPaidOn: string | null, enteredBy: { id: number, name: string | null, email: string } | null, reversal: { id: number, paidOn: string } | null, check: { id: number, amount: string, state: Schema.CheckState, offerId: number, recipientName: string | null } | null, checkToVoid: { id: number, number: number | null, payoutMethod: Schema.PayoutMethod, state: Schema.CheckState, offerId: number } | null }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type BankLinesTotalQueryVariables = {
  filter?: Schema.BankLineWhere | null | undefined;
};

export type BankLinesTotalQuery = { list: { totalCount: number } };

export type SettleBankLineMutationVariables = {
  input: Schema.SettleBankLineInput;
};

export type SettleBankLineMutation = { settleBankLine: { changeId: string | null } };

export type ReverseBankLineMutationVariables = {
  input: Schema.ReverseBankLineInput;
};

export type ReverseBankLineMutation = { reverseBankLine: { changeId: string | null } };

export type RecordMissingPaymentMutationVariables = {
  input: Schema.RecordMissingPaymentInput;
};

export type RecordMissingPaymentMutation = { recordMissingPayment: { changeId: string | null } };

export type BankFileLayoutsListQueryVariables = {
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<Schema.BankFileLayoutOrderBy> | Schema.BankFileLayoutOrderBy | null | undefined;
  filter?: Schema.BankFileLayoutWhere | null | undefined;
};

export type BankFileLayoutsListQuery = { list: { nodes: Array<{ id: number, version: number, name: string, numberHeading: string, amountHeading: string, paidOnHeading: string, accountHeading: string | null, referenceHeading: string | null, dateFormat: Schema.PositivePayDate }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type BankFileLayoutsCreateMutationVariables = {
  input: Schema.CreateBankFileLayoutInput;
};

export type BankFileLayoutsCreateMutation = { result: { changeId: string | null, record: { id: number, version: number, name: string, numberHeading: string, amountHeading: string, paidOnHeading: string, accountHeading: string | null, referenceHeading: string | null, dateFormat: Schema.PositivePayDate } } };

export type BankFileLayoutsUpdateMutationVariables = {
  input: Schema.UpdateBankFileLayoutInput;
};

export type BankFileLayoutsUpdateMutation = { result: { changeId: string | null, record: { id: number, version: number, name: string, numberHeading: string, amountHeading: string, paidOnHeading: string, accountHeading: string | null, referenceHeading: string | null, dateFormat: Schema.PositivePayDate } } };

export type BankFileLayoutsDeleteMutationVariables = {
  input: Schema.DeleteBankFileLayoutInput;
};

export type BankFileLayoutsDeleteMutation = { result: { changeId: string | null } };

export type BankStatementRowFragment = { id: number, kind: Schema.BankFileKind, fileName: string, statedTotal: string, knownCount: number, knownAmount: string, createdAt: string, undoneAt: string | null, undoReason: string | null, openLines: number, difference: string, format: { id: number, name: string, accountEndsIn: string | null }, createdBy: { id: number, name: string | null, email: string } | null };

export type BankLineRowFragment = { id: number, number: number | null, amount: string, paidOn: string, clears: boolean, issue: Schema.BankLineIssue | null, settlement: Schema.BankLineSettlement | null, note: string | null, statementId: number | null, reversesId: number | null, bankPaidOn: string | null, enteredBy: { id: number, name: string | null, email: string } | null, reversal: { id: number, paidOn: string } | null, check: { id: number, amount: string, state: Schema.CheckState, offerId: number, recipientName: string | null } | null, checkToVoid: { id: number, number: number | null, payoutMethod: Schema.PayoutMethod, state: Schema.CheckState, offerId: number } | null };

export type BankFileLayoutRecordFragment = { id: number, version: number, name: string, numberHeading: string, amountHeading: string, paidOnHeading: string, accountHeading: string | null, referenceHeading: string | null, dateFormat: Schema.PositivePayDate };

export const BankStatementDocument = { id: 'KStaOnII-i', name: 'BankStatement', kind: 'query' } as TypedDocument<BankStatementQuery, BankStatementQueryVariables>;
export const CheckMonthDocument = { id: 'Khsvnscyjt', name: 'CheckMonth', kind: 'query' } as TypedDocument<CheckMonthQuery, CheckMonthQueryVariables>;
export const MissingPaymentsDocument = { id: 'EqGujqYH6K', name: 'MissingPayments', kind: 'query' } as TypedDocument<MissingPaymentsQuery, MissingPaymentsQueryVariables>;
export const CloseMonthDocument = { id: 'Lvd1K0ilz7', name: 'CloseMonth', kind: 'mutation' } as TypedDocument<CloseMonthMutation, CloseMonthMutationVariables>;
export const BankStatementsListDocument = { id: 'ZKvQkMysJc', name: 'BankStatementsList', kind: 'query' } as TypedDocument<BankStatementsListQuery, BankStatementsListQueryVariables>;
export const BankStatementsTotalDocument = { id: 'cWxwdNyvE9', name: 'BankStatementsTotal', kind: 'query' } as TypedDocument<BankStatementsTotalQuery, BankStatementsTotalQueryVariables>;
export const UndoBankStatementDocument = { id: 'RuJWY8Z8kg', name: 'UndoBankStatement', kind: 'mutation' } as TypedDocument<UndoBankStatementMutation, UndoBankStatementMutationVariables>;
export const BankLinesListDocument = { id: 'WeAvgXn6Gc', name: 'BankLinesList', kind: 'query' } as TypedDocument<BankLinesListQuery, BankLinesListQueryVariables>;
export const BankLinesTotalDocument = { id: 'XF3Is9rMfG', name: 'BankLinesTotal', kind: 'query' } as TypedDocument<BankLinesTotalQuery, BankLinesTotalQueryVariables>;
export const SettleBankLineDocument = { id: 'lR5mZ8xYdG', name: 'SettleBankLine', kind: 'mutation' } as TypedDocument<SettleBankLineMutation, SettleBankLineMutationVariables>;
export const ReverseBankLineDocument = { id: '4b9cXqeloC', name: 'ReverseBankLine', kind: 'mutation' } as TypedDocument<ReverseBankLineMutation, ReverseBankLineMutationVariables>;
export const RecordMissingPaymentDocument = { id: 'eyQdP1MXes', name: 'RecordMissingPayment', kind: 'mutation' } as TypedDocument<RecordMissingPaymentMutation, RecordMissingPaymentMutationVariables>;
export const BankFileLayoutsListDocument = { id: 'I4fufJiG7a', name: 'BankFileLayoutsList', kind: 'query' } as TypedDocument<BankFileLayoutsListQuery, BankFileLayoutsListQueryVariables>;
export const BankFileLayoutsCreateDocument = { id: 'd3WLiu3ZMM', name: 'BankFileLayoutsCreate', kind: 'mutation' } as TypedDocument<BankFileLayoutsCreateMutation, BankFileLayoutsCreateMutationVariables>;
export const BankFileLayoutsUpdateDocument = { id: '9KhL3LVeGa', name: 'BankFileLayoutsUpdate', kind: 'mutation' } as TypedDocument<BankFileLayoutsUpdateMutation, BankFileLayoutsUpdateMutationVariables>;
export const BankFileLayoutsDeleteDocument = { id: 'ME_zN4rkGo', name: 'BankFileLayoutsDelete', kind: 'mutation' } as TypedDocument<BankFileLayoutsDeleteMutation, BankFileLayoutsDeleteMutationVariables>;
