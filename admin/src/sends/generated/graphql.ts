// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type SendsListQueryVariables = {
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<Schema.SendOrderBy> | Schema.SendOrderBy | null | undefined;
  filter?: Schema.SendWhere | null | undefined;
  today?: string | null | undefined;
};

export type SendsListQuery = { list: { nodes: Array<{ id: number, kind: string, state: Schema.SendState, nextOn: string | null, localTime: string, perDay: number | null, pauseReason: string | null, campaignId: number, createdAt: string, campaign: { id: number, name: string, sponsorId: number }, plannedBy: { id: number, name: string | null, email: string } | null, counts: { waiting: number, sent: number, notSent: number, canceled: number, failed: number } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type SendsTotalQueryVariables = {
  filter?: Schema.SendWhere | null | undefined;
  today?: string | null | undefined;
};

export type SendsTotalQuery = { list: { totalCount: number } };

export type SendsIsLargeQueryVariables = {
  filter?: Schema.SendWhere | null | undefined;
  today?: string | null | undefined;
};

export type SendsIsLargeQuery = { list: { isLarge: boolean } };

export type MoveSendMutationVariables = {
  input: Schema.MoveSendInput;
};

export type MoveSendMutation = { moveSend: { changeId: string | null } };

export type PauseSendMutationVariables = {
  input: Schema.PauseSendInput;
};

export type PauseSendMutation = { pauseSend: { changeId: string | null } };

export type CancelSendMutationVariables = {
  input: Schema.CancelSendInput;
};

export type CancelSendMutation = { cancelSend: { changeId: string | null } };

export type ContactSettingsOneQueryVariables = {
  id: number;
};

export type ContactSettingsOneQuery = { record: { id: number, version: number, weeklyEmails: number | null, followUpDays: number | null, firstCampaignIds: Array<number> } | null };

export type ContactSettingsUpdateMutationVariables = {
  input: Schema.UpdateContactSettingInput;
};

export type ContactSettingsUpdateMutation = { result: { changeId: string | null, record: { id: number, version: number, weeklyEmails: number | null, followUpDays: number | null, firstCampaignIds: Array<number> } } };

export type SendRowFragment = { id: number, kind: string, state: Schema.SendState, nextOn: string | null, localTime: string, perDay: number | null, pauseReason: string | null, campaignId: number, createdAt: string, campaign: { id: number, name: string, sponsorId: number }, plannedBy: { id: number, name: string | null, email: string } | null, counts: { waiting: number, sent: number, notSent: number, canceled: number, failed: number } };

export type ContactSettingsRecordFragment = { id: number, version: number, weeklyEmails: number | null, followUpDays: number | null, firstCampaignIds: Array<number> };

export type PlanSendMutationVariables = {
  input: Schema.PlanSendInput;
};

export type PlanSendMutation = { planSend: { changeId: string | null, sends: Array<{ id: number, counts: { waiting: number } }> } };

export type SendDaysQueryVariables = {
  from: string;
  to: string;
  states?: Array<Schema.SendState> | Schema.SendState | null | undefined;
  kind?: string | null | undefined;
  campaignId?: number | null | undefined;
};

export type SendDaysQuery = { sendDays: Array<{ sendId: number, kind: string, campaignName: string, paused: boolean, onDate: string, waiting: number }> };

export type SendRecipientsQueryVariables = {
  sendId: number;
  onDate?: string | null | undefined;
  firstRows?: number | null | undefined;
};

export type SendRecipientsQuery = { sendRecipients: Array<{ offerId: number, organizationId: number | null, organizationName: string, state: string, goesAt: string, timeZone: string, reason: string | null }> };

export type ContactTurnsQueryVariables = { [key: string]: never; };

export type ContactTurnsQuery = { contactTurns: Array<{ campaignId: number, campaignName: string, sponsorId: number, chancePercent: number | null, goalDate: string | null, first: boolean, waiting: number }> };

export type FollowUpsQueryVariables = { [key: string]: never; };

export type FollowUpsQuery = { followUps: Array<{ offerId: number, organizationName: string, campaignId: number, campaignName: string, mailedOn: string, opened: boolean }> };

export const SendsListDocument = { id: 'CD-ITljWdE', name: 'SendsList', kind: 'query' } as TypedDocument<SendsListQuery, SendsListQueryVariables>;
export const SendsTotalDocument = { id: 'n8ymPMjLQv', name: 'SendsTotal', kind: 'query' } as TypedDocument<SendsTotalQuery, SendsTotalQueryVariables>;
export const SendsIsLargeDocument = { id: 'xX1TfUVLNM', name: 'SendsIsLarge', kind: 'query' } as TypedDocument<SendsIsLargeQuery, SendsIsLargeQueryVariables>;
export const MoveSendDocument = { id: '8xiSOPmAAB', name: 'MoveSend', kind: 'mutation' } as TypedDocument<MoveSendMutation, MoveSendMutationVariables>;
export const PauseSendDocument = { id: 'fu9C5JS0I5', name: 'PauseSend', kind: 'mutation' } as TypedDocument<PauseSendMutation, PauseSendMutationVariables>;
export const CancelSendDocument = { id: 'L4kaQXp3iI', name: 'CancelSend', kind: 'mutation' } as TypedDocument<CancelSendMutation, CancelSendMutationVariables>;
export const ContactSettingsOneDocument = { id: 'NnXVcL6gBI', name: 'ContactSettingsOne', kind: 'query' } as TypedDocument<ContactSettingsOneQuery, ContactSettingsOneQueryVariables>;
export const ContactSettingsUpdateDocument = { id: 'O6vtguxbV-', name: 'ContactSettingsUpdate', kind: 'mutation' } as TypedDocument<ContactSettingsUpdateMutation, ContactSettingsUpdateMutationVariables>;
export const PlanSendDocument = { id: 'fNDx5uC49X', name: 'PlanSend', kind: 'mutation' } as TypedDocument<PlanSendMutation, PlanSendMutationVariables>;
export const SendDaysDocument = { id: 'sZXCZD0c8Z', name: 'SendDays', kind: 'query' } as TypedDocument<SendDaysQuery, SendDaysQueryVariables>;
export const SendRecipientsDocument = { id: '4L8Rn65i5O', name: 'SendRecipients', kind: 'query' } as TypedDocument<SendRecipientsQuery, SendRecipientsQueryVariables>;
export const ContactTurnsDocument = { id: 'eHGF47LrJ-', name: 'ContactTurns', kind: 'query' } as TypedDocument<ContactTurnsQuery, ContactTurnsQueryVariables>;
export const FollowUpsDocument = { id: 'jg1wbLFVqK', name: 'FollowUps', kind: 'query' } as TypedDocument<FollowUpsQuery, FollowUpsQueryVariables>;
