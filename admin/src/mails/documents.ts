import { gql } from '../../../ui/graphql.ts';
import type { Language } from '../kit/languages.ts';
import type { SendResult } from '../offers/documents.ts';

export type Preview = {
  subject: string;
  to: string | null;
  /** Contact addresses that refused mail or unsubscribed. */
  skipped: { address: string; reason: string }[];
  htmlBody: string;
  language: Language;
};
/** In the league's own language unless another is asked for. */
export type PreviewVariables = { offerId: number; language?: Language | null };
type PreviewOf<Field extends string> = Record<Field, Preview | null>;

/** Mails as they would be sent now (S-345, B-329). */
export const SponsorshipApplicationEmailDocument = gql<PreviewOf<'sponsorshipApplicationEmail'>, PreviewVariables>(`
  query SponsorshipApplicationEmail($offerId: Int!, $language: Language) {
    sponsorshipApplicationEmail(offerId: $offerId, language: $language) { subject to skipped { address reason } htmlBody language }
  }
`);

export const PreQualificationSurveyEmailDocument = gql<PreviewOf<'preQualificationSurveyEmail'>, PreviewVariables>(`
  query PreQualificationSurveyEmail($offerId: Int!, $language: Language) {
    preQualificationSurveyEmail(offerId: $offerId, language: $language) { subject to skipped { address reason } htmlBody language }
  }
`);

export const OnboardingEmailDocument = gql<PreviewOf<'sponsorablePropertyOnboardingEmail'>, PreviewVariables>(`
  query SponsorablePropertyOnboardingEmail($offerId: Int!, $language: Language) {
    sponsorablePropertyOnboardingEmail(offerId: $offerId, language: $language) { subject to skipped { address reason } htmlBody language }
  }
`);

export const VerificationReminderEmailDocument = gql<PreviewOf<'verificationReminderEmail'>, PreviewVariables>(`
  query VerificationReminderEmail($offerId: Int!, $language: Language) {
    verificationReminderEmail(offerId: $offerId, language: $language) { subject to skipped { address reason } htmlBody language }
  }
`);

export const RequestAdditionalVerificationEmailDocument = gql<
  PreviewOf<'requestAdditionalVerificationEmail'>,
  PreviewVariables & { message: string }
>(`
  query RequestAdditionalVerificationEmail($offerId: Int!, $message: String!, $language: Language) {
    requestAdditionalVerificationEmail(offerId: $offerId, message: $message, language: $language) {
      subject to skipped { address reason } htmlBody language
    }
  }
`);

export type Plan = {
  readyOfferIds: number[];
  skipped: SendResult['skipped'];
  refused: SendResult['refused'];
};

/** Who would get a mail, who is skipped or refused, and why. */
export const MailPlanDocument = gql<{ mailPlan: Plan | null }, { kind: string; offerIds: number[] }>(`
  query MailPlan($kind: String!, $offerIds: [Int!]!) {
    mailPlan(kind: $kind, offerIds: $offerIds) {
      readyOfferIds
      skipped { offerId organizationName reason }
      refused { offerId organizationName reason }
    }
  }
`);

type Mailed<Field extends string> = Record<Field, { offers: { id: number }[] }>;
type OfferIds = { input: { offerIds: number[] } };

export const SendSponsorshipApplicationDocument = gql<Mailed<'sendSponsorshipApplication'>, OfferIds>(`
  mutation SendSponsorshipApplication($input: SendSponsorshipApplicationInput!) {
    sendSponsorshipApplication(input: $input) { offers { id } }
  }
`);

/** Sends the pre-qualification survey and syncs the contacts (B-337, B-338). */
export const SendSurveyDocument = gql<Mailed<'addHubspotCampaignPropertyToContacts'>, OfferIds>(`
  mutation AddHubspotCampaignPropertyToContacts($input: AddHubspotCampaignPropertyToContactsInput!) {
    addHubspotCampaignPropertyToContacts(input: $input) { offers { id } }
  }
`);

export const SendOnboardingEmailsDocument = gql<Mailed<'sendSponsorablePropertyOnboardingEmails'>, OfferIds>(`
  mutation SendSponsorablePropertyOnboardingEmails($input: SendSponsorablePropertyOnboardingEmailsInput!) {
    sendSponsorablePropertyOnboardingEmails(input: $input) { offers { id } }
  }
`);

export const SendVerificationReminderDocument = gql<
  { sendVerificationReminderEmail: { offer: { id: number } } },
  { input: { offerId: number } }
>(`
  mutation SendVerificationReminderEmail($input: SendVerificationReminderEmailInput!) {
    sendVerificationReminderEmail(input: $input) { offer { id } }
  }
`);

export const SendRequestAdditionalVerificationDocument = gql<
  { sendRequestAdditionalVerificationEmail: { offer: { id: number } } },
  { input: { offerId: number; message: string } }
>(`
  mutation SendRequestAdditionalVerificationEmail($input: SendRequestAdditionalVerificationEmailInput!) {
    sendRequestAdditionalVerificationEmail(input: $input) { offer { id } }
  }
`);

export type SentMail = {
  id: string;
  kind: string;
  recipient: string;
  state: string;
  reason: string | null;
  createdAt: string;
  notBefore: string | null;
  sentAt: string | null;
  attempts: number;
  offerId: number | null;
  organizationId: number | null;
  organizationName: string | null;
  maySendAgain: boolean;
};

export type MailFilter = {
  offerId?: number;
  organizationId?: number;
  states?: string[];
  search?: string;
  beforeId?: string;
};

/** What was mailed, newest first, a hundred at most. */
export const MailsDocument = gql<{ mails: SentMail[] }, MailFilter>(`
  query Mails($offerId: Int, $organizationId: Int, $states: [String!], $search: String, $beforeId: BigInt) {
    mails(offerId: $offerId, organizationId: $organizationId, states: $states, search: $search, beforeId: $beforeId) {
      id kind recipient state reason createdAt notBefore sentAt attempts offerId organizationId organizationName
      maySendAgain
    }
  }
`);

export type WrittenMail = { subject: string; htmlBody: string; text: string; language: Language };

/** The letter of one mail, written anew without its secret links. */
export const MailLetterDocument = gql<{ mailLetter: WrittenMail | null }, { id: string }>(`
  query MailLetter($id: BigInt!) { mailLetter(id: $id) { subject htmlBody text language } }
`);

export type Suppression = { address: string; reason: string; detail: string | null; createdAt: string };

export const MailSuppressionsDocument = gql<{ mailSuppressions: Suppression[] }, { organizationId: number }>(`
  query MailSuppressions($organizationId: Int!) {
    mailSuppressions(organizationId: $organizationId) { address reason detail createdAt }
  }
`);

export const SendMailAgainDocument = gql<{ sendMailAgain: { queued: boolean } }, { input: { id: string } }>(`
  mutation SendMailAgain($input: SendMailAgainInput!) { sendMailAgain(input: $input) { queued } }
`);

export const ClearBounceDocument = gql<{ clearBounce: { cleared: boolean } }, { input: { address: string } }>(`
  mutation ClearBounce($input: ClearBounceInput!) { clearBounce(input: $input) { cleared } }
`);
