// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../../../ui/graphql.ts';
import type * as Schema from '../../../../../../ui/generated/schema.ts';

export type MyDepositAccountFragment = { id: number, state: string, holderName: string, kind: Schema.BankAccountKind, endsIn: string, usableFrom: string | null, endedAt: string | null, correctsId: number | null };

export type MyPaymentsQueryVariables = {
  id: number;
};

export type MyPaymentsQuery = { mayChooseDeposit: boolean | null, organization: { id: number, mailingAddress: { id: number, line1: string, line2: string | null, city: string, state: string, zip: string } | null, depositAccounts: Array<{ id: number, state: string, holderName: string, kind: Schema.BankAccountKind, endsIn: string, usableFrom: string | null, endedAt: string | null, correctsId: number | null }> } | null };

export type EndMyDepositAccountMutationVariables = {
  input: Schema.EndDepositAccountInput;
};

export type EndMyDepositAccountMutation = { endDepositAccount: { clientMutationId: string | null } | null };

export const MyPaymentsDocument = { id: '0Rf0gOGyVN', name: 'MyPayments', kind: 'query' } as TypedDocument<MyPaymentsQuery, MyPaymentsQueryVariables>;
export const EndMyDepositAccountDocument = { id: 'Cwm-sFDunc', name: 'EndMyDepositAccount', kind: 'mutation' } as TypedDocument<EndMyDepositAccountMutation, EndMyDepositAccountMutationVariables>;
