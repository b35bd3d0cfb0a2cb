// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type InvoicesListQueryVariables = {
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<Schema.InvoiceOrderBy> | Schema.InvoiceOrderBy | null | undefined;
  filter?: Schema.InvoiceWhere | null | undefined;
  search?: string | null | undefined;
  today?: string | null | undefined;
};

export type InvoicesListQuery = { list: { nodes: Array<{ id: number, number: number, contractId: number, campaignId: number, sponsorId: number, installment: number, state: Schema.InvoiceState, amount: string, credited: string, paid: string, balance: string, overpaid: string, issuedOn: string, dueOn: string, daysOverdue: number | null, billingName: string, billingEmail: string, timesSent: number, sentOn: string | null, fullSizeUrl: string | null, campaign: { id: number, name: string }, sponsor: { id: number, name: string } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type InvoicesTotalQueryVariables = {
  filter?: Schema.InvoiceWhere | null | undefined;
  search?: string | null | undefined;
  today?: string | null | undefined;
};

export type InvoicesTotalQuery = { list: { totalCount: number } };

export type IssueInvoiceMutationVariables = {
  input: Schema.IssueInvoiceInput;
};

export type IssueInvoiceMutation = { issueInvoice: { changeId: string | null } };

export type CreditInvoiceMutationVariables = {
  input: Schema.CreditInvoiceInput;
};

export type CreditInvoiceMutation = { creditInvoice: { changeId: string | null } };

export type RecordInvoicePaymentMutationVariables = {
  input: Schema.RecordInvoicePaymentInput;
};

export type RecordInvoicePaymentMutation = { recordInvoicePayment: { changeId: string | null } };

export type ReverseInvoicePaymentMutationVariables = {
  input: Schema.ReverseInvoicePaymentInput;
};

export type ReverseInvoicePaymentMutation = { reverseInvoicePayment: { changeId: string | null } };

export type SendInvoiceMutationVariables = {
  input: Schema.SendInvoiceInput;
};

export type SendInvoiceMutation = { sendInvoice: { changeId: string | null } };

export type RecordSponsorRefundMutationVariables = {
  input: Schema.RecordSponsorRefundInput;
};

export type RecordSponsorRefundMutation = { recordSponsorRefund: { changeId: string | null } };

export type ReverseSponsorRefundMutationVariables = {
  input: Schema.ReverseSponsorRefundInput;
};

export type ReverseSponsorRefundMutation = { reverseSponsorRefund: { changeId: string | null } };

export type InvoiceSettingsOneQueryVariables = {
  id: number;
};

export type InvoiceSettingsOneQuery = { record: { id: number, version: number, issuerName: string, issuerAddress: string, paymentInstructions: string, quickbooksItem: string, xeroAccountCode: string, xeroTaxType: string } | null };

export type InvoiceSettingsUpdateMutationVariables = {
  input: Schema.UpdateInvoiceSettingInput;
};

export type InvoiceSettingsUpdateMutation = { result: { changeId: string | null, record: { id: number, version: number, issuerName: string, issuerAddress: string, paymentInstructions: string, quickbooksItem: string, xeroAccountCode: string, xeroTaxType: string } } };

export type SponsorAccountQueryVariables = {
  sponsorId: number;
};

export type SponsorAccountQuery = { sponsor: { account: { contracted: string, invoiced: string, credited: string, paid: string, balance: string, overdue: string, credit: string, refunded: string } } | null, invoicePayments: Array<{ id: number, invoiceId: number, amount: string, receivedOn: string, method: Schema.PaymentMethod, reference: string, reversedAt: string | null, reversalReason: string | null }>, creditNotes: Array<{ id: number, number: number, invoiceId: number, amount: string, reason: string, issuedOn: string, fullSizeUrl: string | null }>, sponsorRefunds: Array<{ id: number, amount: string, refundedOn: string, reference: string, reason: string, reversedAt: string | null, reversalReason: string | null }> };

export type InvoiceAgingQueryVariables = { [key: string]: never; };

export type InvoiceAgingQuery = { invoiceAging: { notDue: string, upTo30: string, upTo60: string, upTo90: string, over90: string, credit: string } };

export type InvoiceRecordFragment = { id: number, number: number, contractId: number, campaignId: number, sponsorId: number, installment: number, state: Schema.InvoiceState, amount: string, credited: string, paid: string, balance: string, overpaid: string, issuedOn: string, dueOn: string, daysOverdue: number | null, billingName: string, billingEmail: string, timesSent: number, sentOn: string | null, fullSizeUrl: string | null, campaign: { id: number, name: string }, sponsor: { id: number, name: string } };

export type InvoiceSettingsRecordFragment = { id: number, version: number, issuerName: string, issuerAddress: string, paymentInstructions: string, quickbooksItem: string, xeroAccountCode: string, xeroTaxType: string };

export const InvoicesListDocument = { id: 'ChHjmnkP5b', name: 'InvoicesList', kind: 'query' } as TypedDocument<InvoicesListQuery, InvoicesListQueryVariables>;
export const InvoicesTotalDocument = { id: 'SyFWxyR-26', name: 'InvoicesTotal', kind: 'query' } as TypedDocument<InvoicesTotalQuery, InvoicesTotalQueryVariables>;
export const IssueInvoiceDocument = { id: 'iqZSZWosK7', name: 'IssueInvoice', kind: 'mutation' } as TypedDocument<IssueInvoiceMutation, IssueInvoiceMutationVariables>;
export const CreditInvoiceDocument = { id: 'lyECotjqb6', name: 'CreditInvoice', kind: 'mutation' } as TypedDocument<CreditInvoiceMutation, CreditInvoiceMutationVariables>;
export const RecordInvoicePaymentDocument = { id: 'cPdPSFk0mk', name: 'RecordInvoicePayment', kind: 'mutation' } as TypedDocument<RecordInvoicePaymentMutation, RecordInvoicePaymentMutationVariables>;
export const ReverseInvoicePaymentDocument = { id: 'Qn4v0GJpq5', name: 'ReverseInvoicePayment', kind: 'mutation' } as TypedDocument<ReverseInvoicePaymentMutation, ReverseInvoicePaymentMutationVariables>;
export const SendInvoiceDocument = { id: 'X0OH9tgT4-', name: 'SendInvoice', kind: 'mutation' } as TypedDocument<SendInvoiceMutation, SendInvoiceMutationVariables>;
export const RecordSponsorRefundDocument = { id: '64Ncf_D1KM', name: 'RecordSponsorRefund', kind: 'mutation' } as TypedDocument<RecordSponsorRefundMutation, RecordSponsorRefundMutationVariables>;
export const ReverseSponsorRefundDocument = { id: 'zKLfkYh-yV', name: 'ReverseSponsorRefund', kind: 'mutation' } as TypedDocument<ReverseSponsorRefundMutation, ReverseSponsorRefundMutationVariables>;
export const InvoiceSettingsOneDocument = { id: 'aCJ1HzbHRE', name: 'InvoiceSettingsOne', kind: 'query' } as TypedDocument<InvoiceSettingsOneQuery, InvoiceSettingsOneQueryVariables>;
export const InvoiceSettingsUpdateDocument = { id: 'aSBSbaXyjt', name: 'InvoiceSettingsUpdate', kind: 'mutation' } as TypedDocument<InvoiceSettingsUpdateMutation, InvoiceSettingsUpdateMutationVariables>;
export const SponsorAccountDocument = { id: 'zA6hCDhHjX', name: 'SponsorAccount', kind: 'query' } as TypedDocument<SponsorAccountQuery, SponsorAccountQueryVariables>;
export const InvoiceAgingDocument = { id: '-mG1AKbX0j', name: 'InvoiceAging', kind: 'query' } as TypedDocument<InvoiceAgingQuery, InvoiceAgingQueryVariables>;
