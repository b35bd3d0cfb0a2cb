// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type MailsListQueryVariables = {
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<Schema.MailListItemOrderBy> | Schema.MailListItemOrderBy | null | undefined;
  filter?: Schema.MailListItemWhere | null | undefined;
  search?: string | null | undefined;
  today?: string | null | undefined;
};

export type MailsListQuery = { list: { nodes: Array<{ id: string, kind: string, recipient: string, state: string, reason: string | null, createdAt: string, notBefore: string | null, sentAt: string | null, attempts: number, offerId: number | null, organizationId: number | null, organizationName: string | null, maySendAgain: boolean }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type MailsTotalQueryVariables = {
  filter?: Schema.MailListItemWhere | null | undefined;
  search?: string | null | undefined;
  today?: string | null | undefined;
};

export type MailsTotalQuery = { list: { totalCount: number } };

export type MailsIsLargeQueryVariables = {
  filter?: Schema.MailListItemWhere | null | undefined;
  search?: string | null | undefined;
  today?: string | null | undefined;
};

export type MailsIsLargeQuery = { list: { isLarge: boolean } };

export type SendRequestAdditionalVerificationEmailMutationVariables = {
  input: Schema.SendRequestAdditionalVerificationEmailInput;
};

export type SendRequestAdditionalVerificationEmailMutation = { sendRequestAdditionalVerificationEmail: { changeId: string | null } };

export type SendVerificationReminderEmailMutationVariables = {
  input: Schema.SendVerificationReminderEmailInput;
};

export type SendVerificationReminderEmailMutation = { sendVerificationReminderEmail: { changeId: string | null } };

export type ClearBounceMutationVariables = {
  input: Schema.ClearBounceInput;
};

export type ClearBounceMutation = { clearBounce: { changeId: string | null, cleared: boolean } };

export type MailContentQueryVariables = {
  id: string;
};

export type MailContentQuery = { mailContent: { subject: string, htmlBody: string, text: string, language: Schema.Language } | null };

export type MailPlanQueryVariables = {
  kind: string;
  offerIds: Array<number> | number;
  on?: string | null | undefined;
};

export type MailPlanQuery = { mailPlan: { readyOfferIds: Array<number>, withoutTermsOfferIds: Array<number>, skipped: Array<{ offerId: number, organizationName: string, reason: string }>, conflicts: Array<{ offerId: number, organizationName: string, reason: string }>, refused: Array<{ offerId: number, organizationName: string, reason: string }>, ended: Array<{ offerId: number, organizationName: string, reason: string }>, recipients: Array<{ offerId: number, organizationId: number, tomorrow: boolean }>, again: Array<{ offerId: number, organizationName: string, lastMailedAt: string }>, unreachable: Array<{ organizationId: number, name: string }>, waiting: Array<{ offerId: number, organizationName: string, until: string, reason: string, lastMailedAt: string | null }> }, offers: Array<{ campaign: { name: string, status: Schema.CampaignStatus } }> };

export type MailSuppressionsQueryVariables = {
  organizationId: number;
};

export type MailSuppressionsQuery = { mailSuppressions: Array<{ address: string, reason: string, detail: string | null, createdAt: string }> };

export type MailsQueryVariables = {
  offerId?: number | null | undefined;
  organizationId?: number | null | undefined;
};

export type MailsQuery = { mails: Array<{ id: string, kind: string, recipient: string, state: string, reason: string | null, createdAt: string, notBefore: string | null, sentAt: string | null, attempts: number, offerId: number | null, organizationId: number | null, organizationName: string | null, maySendAgain: boolean }> };

export type SponsorablePropertyOnboardingEmailQueryVariables = {
  offerId: number;
  language?: Schema.Language | null | undefined;
};

export type SponsorablePropertyOnboardingEmailQuery = { sponsorablePropertyOnboardingEmail: { subject: string, to: string | null, htmlBody: string, language: Schema.Language, skipped: Array<{ address: string, reason: string }> } | null };

export type PreQualificationSurveyEmailQueryVariables = {
  offerId: number;
  language?: Schema.Language | null | undefined;
};

export type PreQualificationSurveyEmailQuery = { preQualificationSurveyEmail: { subject: string, to: string | null, htmlBody: string, language: Schema.Language, skipped: Array<{ address: string, reason: string }> } | null };

export type RequestAdditionalVerificationEmailQueryVariables = {
  offerId: number;
  message: string;
  language?: Schema.Language | null | undefined;
};

export type RequestAdditionalVerificationEmailQuery = { requestAdditionalVerificationEmail: { subject: string, to: string | null, htmlBody: string, language: Schema.Language, skipped: Array<{ address: string, reason: string }> } | null };

export type SendMailAgainMutationVariables = {
  input: Schema.SendMailAgainInput;
};

export type SendMailAgainMutation = { sendMailAgain: { changeId: string | null, queued: boolean } };

export type SendMailsAgainMutationVariables = {
  input: Schema.SendMailsAgainInput;
};

export type SendMailsAgainMutation = { sendMailsAgain: { changeId: string | null, result: { queuedIds: Array<string>, leftIds: Array<string> } } };

export type SendSponsorablePropertyOnboardingEmailsMutationVariables = {
  input: Schema.SendSponsorablePropertyOnboardingEmailsInput;
};

export type SendSponsorablePropertyOnboardingEmailsMutation = { sendSponsorablePropertyOnboardingEmails: { changeId: string | null, offers: Array<{ id: number }> } };

export type SendSponsorshipApplicationMutationVariables = {
  input: Schema.SendSponsorshipApplicationInput;
};

export type SendSponsorshipApplicationMutation = { sendSponsorshipApplication: { changeId: string | null, offers: Array<{ id: number }> } };

export type AddHubspotCampaignPropertyToContactsMutationVariables = {
  input: Schema.AddHubspotCampaignPropertyToContactsInput;
};

export type AddHubspotCampaignPropertyToContactsMutation = { addHubspotCampaignPropertyToContacts: { changeId: string | null, offers: Array<{ id: number }> } };

export type SponsorshipApplicationEmailQueryVariables = {
  offerId: number;
  language?: Schema.Language | null | undefined;
};

export type SponsorshipApplicationEmailQuery = { sponsorshipApplicationEmail: { subject: string, to: string | null, htmlBody: string, language: Schema.Language, skipped: Array<{ address: string, reason: string }> } | null };

export type VerificationReminderEmailQueryVariables = {
  offerId: number;
  language?: Schema.Language | null | undefined;
};

export type VerificationReminderEmailQuery = { verificationReminderEmail: { subject: string, to: string | null, htmlBody: string, language: Schema.Language, skipped: Array<{ address: string, reason: string }> } | null };

export type MailPlanFragment = { readyOfferIds: Array<number>, withoutTermsOfferIds: Array<number>, skipped: Array<{ offerId: number, organizationName: string, reason: string }>, conflicts: Array<{ offerId: number, organizationName: string, reason: string }>, refused: Array<{ offerId: number, organizationName: string, reason: string }>, ended: Array<{ offerId: number, organizationName: string, reason: string }>, recipients: Array<{ offerId: number, organizationId: number, tomorrow: boolean }>, again: Array<{ offerId: number, organizationName: string, lastMailedAt: string }>, unreachable: Array<{ organizationId: number, name: string }>, waiting: Array<{ offerId: number, organizationName: string, until: string, reason: string, lastMailedAt: string | null }> };

export type MailPreviewFragment = { subject: string, to: string | null, htmlBody: string, language: Schema.Language, skipped: Array<{ address: string, reason: string }> };

export type MailRowFragment = { id: string, kind: string, recipient: string, state: string, reason: string | null, createdAt: string, notBefore: string | null, sentAt: string | null, attempts: number, offerId: number | null, organizationId: number | null, organizationName: string | null, maySendAgain: boolean };

export type RefusedOfferFragment = { offerId: number, organizationName: string, reason: string };

export type SuppressionFragment = { address: string, reason: string, detail: string | null, createdAt: string };

export type CurrentMailHoldQueryVariables = { [key: string]: never; };

export type CurrentMailHoldQuery = { currentMailHold: { reason: string, since: string, heldUntil: string, waiting: number } | null };

export type ReleaseMailHoldMutationVariables = {
  input: Schema.ReleaseMailHoldInput;
};

export type ReleaseMailHoldMutation = { releaseMailHold: { changeId: string | null, released: boolean } };

export type MailListRowFragment = { id: string, kind: string, recipient: string, state: string, reason: string | null, createdAt: string, notBefore: string | null, sentAt: string | null, attempts: number, offerId: number | null, organizationId: number | null, organizationName: string | null, maySendAgain: boolean };

export const MailsListDocument = { id: 'LbMz_3OV5H', name: 'MailsList', kind: 'query' } as TypedDocument<MailsListQuery, MailsListQueryVariables>;
export const MailsTotalDocument = { id: 'HNG9wkuFjg', name: 'MailsTotal', kind: 'query' } as TypedDocument<MailsTotalQuery, MailsTotalQueryVariables>;
export const MailsIsLargeDocument = { id: 'tqDPU5-CcS', name: 'MailsIsLarge', kind: 'query' } as TypedDocument<MailsIsLargeQuery, MailsIsLargeQueryVariables>;
export const SendRequestAdditionalVerificationEmailDocument = { id: 'E-OwcVarEF', name: 'SendRequestAdditionalVerificationEmail', kind: 'mutation' } as TypedDocument<SendRequestAdditionalVerificationEmailMutation, SendRequestAdditionalVerificationEmailMutationVariables>;
export const SendVerificationReminderEmailDocument = { id: 'ycRdPuc-Xp', name: 'SendVerificationReminderEmail', kind: 'mutation' } as TypedDocument<SendVerificationReminderEmailMutation, SendVerificationReminderEmailMutationVariables>;
export const ClearBounceDocument = { id: 'dJiMndvF3j', name: 'ClearBounce', kind: 'mutation' } as TypedDocument<ClearBounceMutation, ClearBounceMutationVariables>;
export const MailContentDocument = { id: '_NECCPm1Ov', name: 'MailContent', kind: 'query' } as TypedDocument<MailContentQuery, MailContentQueryVariables>;
export const MailPlanDocument = { id: 'GODAfCF-eD', name: 'MailPlan', kind: 'query' } as TypedDocument<MailPlanQuery, MailPlanQueryVariables>;
export const MailSuppressionsDocument = { id: '3m9hcLBEqJ', name: 'MailSuppressions', kind: 'query' } as TypedDocument<MailSuppressionsQuery, MailSuppressionsQueryVariables>;
export const MailsDocument = { id: 'h7gCxTruse', name: 'Mails', kind: 'query' } as TypedDocument<MailsQuery, MailsQueryVariables>;
export const SponsorablePropertyOnboardingEmailDocument = { id: '-j90fzihCM', name: 'SponsorablePropertyOnboardingEmail', kind: 'query' } as TypedDocument<SponsorablePropertyOnboardingEmailQuery, SponsorablePropertyOnboardingEmailQueryVariables>;
export const PreQualificationSurveyEmailDocument = { id: 'Ed0LmYia6c', name: 'PreQualificationSurveyEmail', kind: 'query' } as TypedDocument<PreQualificationSurveyEmailQuery, PreQualificationSurveyEmailQueryVariables>;
export const RequestAdditionalVerificationEmailDocument = { id: 'L5xEO4WhUt', name: 'RequestAdditionalVerificationEmail', kind: 'query' } as TypedDocument<RequestAdditionalVerificationEmailQuery, RequestAdditionalVerificationEmailQueryVariables>;
export const SendMailAgainDocument = { id: 'Hp5GBeA2mo', name: 'SendMailAgain', kind: 'mutation' } as TypedDocument<SendMailAgainMutation, SendMailAgainMutationVariables>;
export const SendMailsAgainDocument = { id: 'Ra5E7raqOz', name: 'SendMailsAgain', kind: 'mutation' } as TypedDocument<SendMailsAgainMutation, SendMailsAgainMutationVariables>;
export const SendSponsorablePropertyOnboardingEmailsDocument = { id: 'T8lm1Eq-SN', name: 'SendSponsorablePropertyOnboardingEmails', kind: 'mutation' } as TypedDocument<SendSponsorablePropertyOnboardingEmailsMutation, SendSponsorablePropertyOnboardingEmailsMutationVariables>;
export const SendSponsorshipApplicationDocument = { id: 'FTyXF2jRlc', name: 'SendSponsorshipApplication', kind: 'mutation' } as TypedDocument<SendSponsorshipApplicationMutation, SendSponsorshipApplicationMutationVariables>;
export const AddHubspotCampaignPropertyToContactsDocument = { id: 'Sd8yOUyGDw', name: 'AddHubspotCampaignPropertyToContacts', kind: 'mutation' } as TypedDocument<AddHubspotCampaignPropertyToContactsMutation, AddHubspotCampaignPropertyToContactsMutationVariables>;
export const SponsorshipApplicationEmailDocument = { id: 'CCve1HZ3p6', name: 'SponsorshipApplicationEmail', kind: 'query' } as TypedDocument<SponsorshipApplicationEmailQuery, SponsorshipApplicationEmailQueryVariables>;
export const VerificationReminderEmailDocument = { id: 'AT81YHw5FL', name: 'VerificationReminderEmail', kind: 'query' } as TypedDocument<VerificationReminderEmailQuery, VerificationReminderEmailQueryVariables>;
export const CurrentMailHoldDocument = { id: 'SePwXg3Kfo', name: 'CurrentMailHold', kind: 'query' } as TypedDocument<CurrentMailHoldQuery, CurrentMailHoldQueryVariables>;
export const ReleaseMailHoldDocument = { id: 'I1P-k92R0T', name: 'ReleaseMailHold', kind: 'mutation' } as TypedDocument<ReleaseMailHoldMutation, ReleaseMailHoldMutationVariables>;
