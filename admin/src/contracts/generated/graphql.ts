// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type CampaignContractsListQueryVariables = {
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<Schema.CampaignContractOrderBy> | Schema.CampaignContractOrderBy | null | undefined;
  filter?: Schema.CampaignContractWhere | null | undefined;
};

export type CampaignContractsListQuery = { list: { nodes: Array<{ id: number, version: number, campaignId: number, sponsorId: number, versionNumber: number, status: Schema.ContractStatus, totalSpend: string, leagueSharePercentage: string | null, startsOn: string, endsOn: string, terms: string, billingName: string, billingAddress: string, billingEmail: string, signerEmail: string | null, emailedOn: string | null, amounts: Array<string>, dueDates: Array<string>, signerName: string | null, signedAt: string | null, staffSignerName: string | null, staffSignedAt: string | null, drawnUrl: string | null, fullSizeUrl: string | null, sha256: string | null, campaign: { id: number, name: string, season: Schema.Season, year: number } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type CampaignContractsCreateMutationVariables = {
  input: Schema.CreateCampaignContractInput;
};

export type CampaignContractsCreateMutation = { result: { changeId: string | null, record: { id: number, version: number, campaignId: number, sponsorId: number, versionNumber: number, status: Schema.ContractStatus, totalSpend: string, leagueSharePercentage: string | null, startsOn: string, endsOn: string, terms: string, billingName: string, billingAddress: string, billingEmail: string, signerEmail: string | null, emailedOn: string | null, amounts: Array<string>, dueDates: Array<string>, signerName: string | null, signedAt: string | null, staffSignerName: string | null, staffSignedAt: string | null, drawnUrl: string | null, fullSizeUrl: string | null, sha256: string | null, campaign: { id: number, name: string, season: Schema.Season, year: number } } } };

export type CampaignContractsUpdateMutationVariables = {
  input: Schema.UpdateCampaignContractInput;
};

export type CampaignContractsUpdateMutation = { result: { changeId: string | null, record: { id: number, version: number, campaignId: number, sponsorId: number, versionNumber: number, status: Schema.ContractStatus, totalSpend: string, leagueSharePercentage: string | null, startsOn: string, endsOn: string, terms: string, billingName: string, billingAddress: string, billingEmail: string, signerEmail: string | null, emailedOn: string | null, amounts: Array<string>, dueDates: Array<string>, signerName: string | null, signedAt: string | null, staffSignerName: string | null, staffSignedAt: string | null, drawnUrl: string | null, fullSizeUrl: string | null, sha256: string | null, campaign: { id: number, name: string, season: Schema.Season, year: number } } } };

export type CampaignContractsDeleteMutationVariables = {
  input: Schema.DeleteCampaignContractInput;
};

export type CampaignContractsDeleteMutation = { result: { changeId: string | null } };

export type SendContractForSignatureMutationVariables = {
  input: Schema.SendContractForSignatureInput;
};

export type SendContractForSignatureMutation = { sendContractForSignature: { changeId: string | null } };

export type SignContractMutationVariables = {
  input: Schema.SignContractInput;
};

export type SignContractMutation = { signContract: { changeId: string | null } };

export type WithdrawContractMutationVariables = {
  input: Schema.WithdrawContractInput;
};

export type WithdrawContractMutation = { withdrawContract: { changeId: string | null } };

export type EmailContractMutationVariables = {
  input: Schema.EmailContractInput;
};

export type EmailContractMutation = { emailContract: { changeId: string | null } };

export type ContractRecordFragment = { id: number, version: number, campaignId: number, sponsorId: number, versionNumber: number, status: Schema.ContractStatus, totalSpend: string, leagueSharePercentage: string | null, startsOn: string, endsOn: string, terms: string, billingName: string, billingAddress: string, billingEmail: string, signerEmail: string | null, emailedOn: string | null, amounts: Array<string>, dueDates: Array<string>, signerName: string | null, signedAt: string | null, staffSignerName: string | null, staffSignedAt: string | null, drawnUrl: string | null, fullSizeUrl: string | null, sha256: string | null, campaign: { id: number, name: string, season: Schema.Season, year: number } };

export const CampaignContractsListDocument = { id: 'jAgaYQiczD', name: 'CampaignContractsList', kind: 'query' } as TypedDocument<CampaignContractsListQuery, CampaignContractsListQueryVariables>;
export const CampaignContractsCreateDocument = { id: 'DOxrW3gtWt', name: 'CampaignContractsCreate', kind: 'mutation' } as TypedDocument<CampaignContractsCreateMutation, CampaignContractsCreateMutationVariables>;
export const CampaignContractsUpdateDocument = { id: 'Io70ETAVfv', name: 'CampaignContractsUpdate', kind: 'mutation' } as TypedDocument<CampaignContractsUpdateMutation, CampaignContractsUpdateMutationVariables>;
export const CampaignContractsDeleteDocument = { id: 'bWhEg9EAB1', name: 'CampaignContractsDelete', kind: 'mutation' } as TypedDocument<CampaignContractsDeleteMutation, CampaignContractsDeleteMutationVariables>;
export const SendContractForSignatureDocument = { id: '3ETUsxVAab', name: 'SendContractForSignature', kind: 'mutation' } as TypedDocument<SendContractForSignatureMutation, SendContractForSignatureMutationVariables>;
export const SignContractDocument = { id: 'TYvb-1nl1C', name: 'SignContract', kind: 'mutation' } as TypedDocument<SignContractMutation, SignContractMutationVariables>;
export const WithdrawContractDocument = { id: 'ac_fbpJFrg', name: 'WithdrawContract', kind: 'mutation' } as TypedDocument<WithdrawContractMutation, WithdrawContractMutationVariables>;
export const EmailContractDocument = { id: 't4M5DC1-yN', name: 'EmailContract', kind: 'mutation' } as TypedDocument<EmailContractMutation, EmailContractMutationVariables>;
