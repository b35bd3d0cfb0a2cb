/**
 * Every kind of email in the order of a season; the names are those of app_private.mail_outbox.kind. A new email is a
 * folder and a line here.
 */
import type { mailKinds as kindsOfOutbox } from '../../../../db/generated/choices.ts';
import type { AnyTemplate } from '../template.ts';
import { acceptance } from './acceptance/template.ts';
import { additionalVerification } from './additional_verification/template.ts';
import { application } from './application/template.ts';
import { applicationReceived } from './application_received/template.ts';
import { checkApproved } from './check_approved/template.ts';
import { checkMailed } from './check_mailed/template.ts';
import { checkNotCashed } from './check_not_cashed/template.ts';
import { checkVoided } from './check_voided/template.ts';
import { contactChange } from './contact_change/template.ts';
import { contractSigned } from './contract_signed/template.ts';
import { contractToSign } from './contract_to_sign/template.ts';
import { creatives } from './creatives/template.ts';
import { dailyWork } from './daily_work/template.ts';
import { deadlineMoved } from './deadline_moved/template.ts';
import { depositAccountChange } from './deposit_account_change/template.ts';
import { depositAccountCode } from './deposit_account_code/template.ts';
import { depositReturned } from './deposit_returned/template.ts';
import { forwardedTask } from './forwarded_task/template.ts';
import { handover } from './handover/template.ts';
import { invitation } from './invitation/template.ts';
import { invoice } from './invoice/template.ts';
import { memberRequest } from './member_request/template.ts';
import { offer } from './offer/template.ts';
import { offerFollowUp } from './offer_follow_up/template.ts';
import { offerReminder } from './offer_reminder/template.ts';
import { onboarding } from './onboarding/template.ts';
import { recap } from './recap/template.ts';
import { recovery } from './recovery/template.ts';
import { rejectedImage } from './rejected_image/template.ts';
import { rejectionNotice } from './rejection_notice/template.ts';
import { removalNotice } from './removal_notice/template.ts';
import { securityNotice } from './security_notice/template.ts';
import { selfSignup } from './self_signup/template.ts';
import { setPassword } from './set_password/template.ts';
import { sponsorNews } from './sponsor_news/template.ts';
import { survey } from './survey/template.ts';
import { taxFormRequest } from './tax_form_request/template.ts';
import { verificationReminder } from './verification_reminder/template.ts';

export const templates = {
  self_signup: selfSignup,
  survey,
  application,
  application_received: applicationReceived,
  offer,
  offer_reminder: offerReminder,
  offer_follow_up: offerFollowUp,
  acceptance,
  rejection_notice: rejectionNotice,
  removal_notice: removalNotice,
  onboarding,
  creatives,
  verification_reminder: verificationReminder,
  deadline_moved: deadlineMoved,
  forwarded_task: forwardedTask,
  additional_verification: additionalVerification,
  rejected_image: rejectedImage,
  tax_form_request: taxFormRequest,
  check_approved: checkApproved,
  check_mailed: checkMailed,
  check_not_cashed: checkNotCashed,
  check_voided: checkVoided,
  contract_to_sign: contractToSign,
  contract_signed: contractSigned,
  deposit_account_code: depositAccountCode,
  deposit_account_change: depositAccountChange,
  deposit_returned: depositReturned,
  invoice,
  set_password: setPassword,
  member_request: memberRequest,
  contact_change: contactChange,
  invitation,
  handover,
  recovery,
  security_notice: securityNotice,
  daily_work: dailyWork,
  recap,
  sponsor_news: sponsorNews,
} satisfies Record<(typeof kindsOfOutbox)[number], AnyTemplate>;

export type MailKind = keyof typeof templates;

/** Every kind, in the order of a season. */
export const mailKinds = Object.keys(templates) as MailKind[];

export const isMailKind = (kind: string): kind is MailKind => Object.hasOwn(templates, kind);
