// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type TaxSettingsOneQueryVariables = {
  id: number;
};

export type TaxSettingsOneQuery = { record: { id: number, version: number, rule: Schema.TaxFormRule, payerName: string | null, payerEin: string | null, payerLine1: string | null, payerCity: string | null, payerState: string | null, payerZip: string | null, payerPhone: string | null } | null };

export type TaxSettingsUpdateMutationVariables = {
  input: Schema.UpdateTaxSettingInput;
};

export type TaxSettingsUpdateMutation = { result: { changeId: string | null, record: { id: number, version: number, rule: Schema.TaxFormRule, payerName: string | null, payerEin: string | null, payerLine1: string | null, payerCity: string | null, payerState: string | null, payerZip: string | null, payerPhone: string | null } } };

export type TaxThresholdsListQueryVariables = {
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<Schema.TaxThresholdOrderBy> | Schema.TaxThresholdOrderBy | null | undefined;
  filter?: Schema.TaxThresholdWhere | null | undefined;
};

export type TaxThresholdsListQuery = { list: { nodes: Array<{ id: number, version: number, fromYear: number, amount: string }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type TaxThresholdsCreateMutationVariables = {
  input: Schema.CreateTaxThresholdInput;
};

export type TaxThresholdsCreateMutation = { result: { changeId: string | null, record: { id: number, version: number, fromYear: number, amount: string } } };

export type TaxThresholdsUpdateMutationVariables = {
  input: Schema.UpdateTaxThresholdInput;
};

export type TaxThresholdsUpdateMutation = { result: { changeId: string | null, record: { id: number, version: number, fromYear: number, amount: string } } };

export type TaxPayeesQueryVariables = {
  year: number;
  lacking?: boolean | null | undefined;
  search?: string | null | undefined;
};

export type TaxPayeesQuery = { taxPayees: Array<{ organizationId: number, name: string, paid: string, toCome: string, formKind: Schema.TaxFormKind | null, formName: string | null, tinLastFour: string | null, signedAt: string | null, requestedAt: string | null }> };

export type OrganizationTaxFormsQueryVariables = {
  organizationId: number;
};

export type OrganizationTaxFormsQuery = { taxForms: Array<{ id: number, kind: Schema.TaxFormKind, name: string, businessName: string | null, classification: Schema.TaxClassification | null, exemptPayeeCode: number | null, backupWithholding: boolean, line1: string, line2: string | null, city: string, state: string, zip: string, country: Schema.Country, tinType: Schema.TinType, tinLastFour: string, signerName: string, signedAt: string, signedFrom: string }> };

export type RequestTaxFormsMutationVariables = {
  input: Schema.RequestTaxFormsInput;
};

export type RequestTaxFormsMutation = { requestTaxForms: { changeId: string | null, organizations: Array<{ id: number }> } };

export type TaxFormFragment = { id: number, kind: Schema.TaxFormKind, name: string, businessName: string | null, classification: Schema.TaxClassification | null, exemptPayeeCode: number | null, backupWithholding: boolean, line1: string, line2: string | null, city: string, state: string, zip: string, country: Schema.Country, tinType: Schema.TinType, tinLastFour: string, signerName: string, signedAt: string, signedFrom: string };

export type TaxSettingsRecordFragment = { id: number, version: number, rule: Schema.TaxFormRule, payerName: string | null, payerEin: string | null, payerLine1: string | null, payerCity: string | null, payerState: string | null, payerZip: string | null, payerPhone: string | null };

export type TaxReturnLinesQueryVariables = {
  year: number;
};

export type TaxReturnLinesQuery = { taxReturnLines: Array<{ organizationId: number, name: string, paid: string, withheld: string, formName: string | null, tinLastFour: string | null, leftOut: string | null, filedAmount: string | null, downloadedAmount: string | null, filedAt: string | null, corrected: boolean | null, due: boolean }> };

export type RecordTaxReturnsMutationVariables = {
  input: Schema.RecordTaxReturnsInput;
};

export type RecordTaxReturnsMutation = { recordTaxReturns: { changeId: string | null, taxReturns: Array<{ id: number }> } };

export type TaxThresholdRecordFragment = { id: number, version: number, fromYear: number, amount: string };

export const TaxSettingsOneDocument = { id: 'N2-Vdf-bDd', name: 'TaxSettingsOne', kind: 'query' } as TypedDocument<TaxSettingsOneQuery, TaxSettingsOneQueryVariables>;
export const TaxSettingsUpdateDocument = { id: 'JWzzJ76HvR', name: 'TaxSettingsUpdate', kind: 'mutation' } as TypedDocument<TaxSettingsUpdateMutation, TaxSettingsUpdateMutationVariables>;
export const TaxThresholdsListDocument = { id: 'GhxUT5t2AE', name: 'TaxThresholdsList', kind: 'query' } as TypedDocument<TaxThresholdsListQuery, TaxThresholdsListQueryVariables>;
export const TaxThresholdsCreateDocument = { id: '0AjQ5NTsRL', name: 'TaxThresholdsCreate', kind: 'mutation' } as TypedDocument<TaxThresholdsCreateMutation, TaxThresholdsCreateMutationVariables>;
export const TaxThresholdsUpdateDocument = { id: 'xdwh6DETeX', name: 'TaxThresholdsUpdate', kind: 'mutation' } as TypedDocument<TaxThresholdsUpdateMutation, TaxThresholdsUpdateMutationVariables>;
export const TaxPayeesDocument = { id: '1JBap1GGxZ', name: 'TaxPayees', kind: 'query' } as TypedDocument<TaxPayeesQuery, TaxPayeesQueryVariables>;
export const OrganizationTaxFormsDocument = { id: 'mUtfcDKGK6', name: 'OrganizationTaxForms', kind: 'query' } as TypedDocument<OrganizationTaxFormsQuery, OrganizationTaxFormsQueryVariables>;
export const RequestTaxFormsDocument = { id: 'l-nCga6u5X', name: 'RequestTaxForms', kind: 'mutation' } as TypedDocument<RequestTaxFormsMutation, RequestTaxFormsMutationVariables>;
export const TaxReturnLinesDocument = { id: 'TXHEopbf1H', name: 'TaxReturnLines', kind: 'query' } as TypedDocument<TaxReturnLinesQuery, TaxReturnLinesQueryVariables>;
export const RecordTaxReturnsDocument = { id: 'vd-z7lHmRO', name: 'RecordTaxReturns', kind: 'mutation' } as TypedDocument<RecordTaxReturnsMutation, RecordTaxReturnsMutationVariables>;
