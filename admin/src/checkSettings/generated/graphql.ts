// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type CheckSettingsRecordFragment = { id: number, version: number, checkPosition: Schema.CheckPosition, firstPerforation: number, secondPerforation: number, offsetRight: number, offsetDown: number, windowLeft: number, windowTop: number, windowWidth: number, windowHeight: number, secondApprovalFrom: string | null, singleSuperadmin: boolean, trackedFrom: string | null, staleAfterDays: number, reminderDays: Array<number> };

export type DepositSettingsRecordFragment = { id: number, version: number, enabled: boolean, bankName: string | null, bankRoutingNumber: string | null, companyName: string | null, originatorId: string | null, entryClass: Schema.DepositEntryClass, entryDescription: string, prenote: boolean, settleDays: number };

export type DormancyRuleRecordFragment = { id: number, version: number, state: string, years: number, source: string };

export type CheckSettingsOneQueryVariables = {
  id: number;
};

export type CheckSettingsOneQuery = { record: { id: number, version: number, checkPosition: Schema.CheckPosition, firstPerforation: number, secondPerforation: number, offsetRight: number, offsetDown: number, windowLeft: number, windowTop: number, windowWidth: number, windowHeight: number, secondApprovalFrom: string | null, singleSuperadmin: boolean, trackedFrom: string | null, staleAfterDays: number, reminderDays: Array<number> } | null };

export type CheckSettingsUpdateMutationVariables = {
  input: Schema.UpdateCheckSettingInput;
};

export type CheckSettingsUpdateMutation = { result: { changeId: string | null, record: { id: number, version: number, checkPosition: Schema.CheckPosition, firstPerforation: number, secondPerforation: number, offsetRight: number, offsetDown: number, windowLeft: number, windowTop: number, windowWidth: number, windowHeight: number, secondApprovalFrom: string | null, singleSuperadmin: boolean, trackedFrom: string | null, staleAfterDays: number, reminderDays: Array<number> } } };

export type SetBankAccountNumberMutationVariables = {
  input: Schema.SetBankAccountNumberInput;
};

export type SetBankAccountNumberMutation = { setBankAccountNumber: { changeId: string | null } };

export type DepositSettingsOneQueryVariables = {
  id: number;
};

export type DepositSettingsOneQuery = { record: { id: number, version: number, enabled: boolean, bankName: string | null, bankRoutingNumber: string | null, companyName: string | null, originatorId: string | null, entryClass: Schema.DepositEntryClass, entryDescription: string, prenote: boolean, settleDays: number } | null };

export type DepositSettingsUpdateMutationVariables = {
  input: Schema.UpdateDepositSettingInput;
};

export type DepositSettingsUpdateMutation = { result: { changeId: string | null, record: { id: number, version: number, enabled: boolean, bankName: string | null, bankRoutingNumber: string | null, companyName: string | null, originatorId: string | null, entryClass: Schema.DepositEntryClass, entryDescription: string, prenote: boolean, settleDays: number } } };

export type DormancyRulesListQueryVariables = {
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<Schema.DormancyRuleOrderBy> | Schema.DormancyRuleOrderBy | null | undefined;
  filter?: Schema.DormancyRuleWhere | null | undefined;
};

export type DormancyRulesListQuery = { list: { nodes: Array<{ id: number, version: number, state: string, years: number, source: string }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type DormancyRulesCreateMutationVariables = {
  input: Schema.CreateDormancyRuleInput;
};

export type DormancyRulesCreateMutation = { result: { changeId: string | null, record: { id: number, version: number, state: string, years: number, source: string } } };

export type DormancyRulesUpdateMutationVariables = {
  input: Schema.UpdateDormancyRuleInput;
};

export type DormancyRulesUpdateMutation = { result: { changeId: string | null, record: { id: number, version: number, state: string, years: number, source: string } } };

export type DormancyRulesDeleteMutationVariables = {
  input: Schema.DeleteDormancyRuleInput;
};

export type DormancyRulesDeleteMutation = { result: { changeId: string | null } };

export type PositivePayFormatsListQueryVariables = {
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<Schema.PositivePayFormatOrderBy> | Schema.PositivePayFormatOrderBy | null | undefined;
  filter?: Schema.PositivePayFormatWhere | null | undefined;
};

export type PositivePayFormatsListQuery = { list: { nodes: Array<{ id: number, version: number, name: string, accountEndsIn: string | null, columns: Array<Schema.PositivePayColumn>, widths: Array<number> | null, separator: Schema.PositivePaySeparator, hasHeader: boolean, dateFormat: Schema.PositivePayDate, amountFormat: Schema.PositivePayAmount, issueCode: string, voidCode: string, payeeLength: number }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type PositivePayFormatsCreateMutationVariables = {
  input: Schema.CreatePositivePayFormatInput;
};

export type PositivePayFormatsCreateMutation = { result: { changeId: string | null, record: { id: number, version: number, name: string, accountEndsIn: string | null, columns: Array<Schema.PositivePayColumn>, widths: Array<number> | null, separator: Schema.PositivePaySeparator, hasHeader: boolean, dateFormat: Schema.PositivePayDate, amountFormat: Schema.PositivePayAmount, issueCode: string, voidCode: string, payeeLength: number } } };

export type PositivePayFormatsUpdateMutationVariables = {
  input: Schema.UpdatePositivePayFormatInput;
};

export type PositivePayFormatsUpdateMutation = { result: { changeId: string | null, record: { id: number, version: number, name: string, accountEndsIn: string | null, columns: Array<Schema.PositivePayColumn>, widths: Array<number> | null, separator: Schema.PositivePaySeparator, hasHeader: boolean, dateFormat: Schema.PositivePayDate, amountFormat: Schema.PositivePayAmount, issueCode: string, voidCode: string, payeeLength: number } } };

export type PositivePayFormatsDeleteMutationVariables = {
  input: Schema.DeletePositivePayFormatInput;
};

export type PositivePayFormatsDeleteMutation = { result: { changeId: string | null } };

export type PositivePayFormatRecordFragment = { id: number, version: number, name: string, accountEndsIn: string | null, columns: Array<Schema.PositivePayColumn>, widths: Array<number> | null, separator: Schema.PositivePaySeparator, hasHeader: boolean, dateFormat: Schema.PositivePayDate, amountFormat: Schema.PositivePayAmount, issueCode: string, voidCode: string, payeeLength: number };

export const CheckSettingsOneDocument = { id: 'm26fNmqTpr', name: 'CheckSettingsOne', kind: 'query' } as TypedDocument<CheckSettingsOneQuery, CheckSettingsOneQueryVariables>;
export const CheckSettingsUpdateDocument = { id: 'mOns0Xlyg4', name: 'CheckSettingsUpdate', kind: 'mutation' } as TypedDocument<CheckSettingsUpdateMutation, CheckSettingsUpdateMutationVariables>;
export const SetBankAccountNumberDocument = { id: 'uto0YXjk8U', name: 'SetBankAccountNumber', kind: 'mutation' } as TypedDocument<SetBankAccountNumberMutation, SetBankAccountNumberMutationVariables>;
export const DepositSettingsOneDocument = { id: 'JOLJgu0OQV', name: 'DepositSettingsOne', kind: 'query' } as TypedDocument<DepositSettingsOneQuery, DepositSettingsOneQueryVariables>;
export const DepositSettingsUpdateDocument = { id: '5tX12kXiSM', name: 'DepositSettingsUpdate', kind: 'mutation' } as TypedDocument<DepositSettingsUpdateMutation, DepositSettingsUpdateMutationVariables>;
export const DormancyRulesListDocument = { id: 'yLYlQkkmyk', name: 'DormancyRulesList', kind: 'query' } as TypedDocument<DormancyRulesListQuery, DormancyRulesListQueryVariables>;
export const DormancyRulesCreateDocument = { id: 'uU50sfMqo0', name: 'DormancyRulesCreate', kind: 'mutation' } as TypedDocument<DormancyRulesCreateMutation, DormancyRulesCreateMutationVariables>;
export const DormancyRulesUpdateDocument = { id: 'mHGeLox8lb', name: 'DormancyRulesUpdate', kind: 'mutation' } as TypedDocument<DormancyRulesUpdateMutation, DormancyRulesUpdateMutationVariables>;
export const DormancyRulesDeleteDocument = { id: 'oOgrjhAOgm', name: 'DormancyRulesDelete', kind: 'mutation' } as TypedDocument<DormancyRulesDeleteMutation, DormancyRulesDeleteMutationVariables>;
export const PositivePayFormatsListDocument = { id: '7z4NaqSsFA', name: 'PositivePayFormatsList', kind: 'query' } as TypedDocument<PositivePayFormatsListQuery, PositivePayFormatsListQueryVariables>;
export const PositivePayFormatsCreateDocument = { id: 'XaAOBWowC7', name: 'PositivePayFormatsCreate', kind: 'mutation' } as TypedDocument<PositivePayFormatsCreateMutation, PositivePayFormatsCreateMutationVariables>;
export const PositivePayFormatsUpdateDocument = { id: '0T5yGKI2Rn', name: 'PositivePayFormatsUpdate', kind: 'mutation' } as TypedDocument<PositivePayFormatsUpdateMutation, PositivePayFormatsUpdateMutationVariables>;
export const PositivePayFormatsDeleteDocument = { id: 'JKNwyOHt7C', name: 'PositivePayFormatsDelete', kind: 'mutation' } as TypedDocument<PositivePayFormatsDeleteMutation, PositivePayFormatsDeleteMutationVariables>;
