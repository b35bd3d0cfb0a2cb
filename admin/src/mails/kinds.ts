import type { mailKinds } from '../../../db/generated/choices.ts';

/** Display names of all kinds of emails. */
const names: Record<(typeof mailKinds)[number], string> = {
  self_signup: 'Self-signup',
  survey: 'Pre-qualification survey',
  application: 'Sponsorship application',
  application_received: 'Application received',
  offer: 'Offer',
  offer_reminder: 'Offer reminder',
  offer_follow_up: 'Follow-up of an offer',
  acceptance: 'Acceptance',
  rejection_notice: 'Rejection by the league',
  removal_notice: 'Removal notice',
  onboarding: 'Onboarding',
  creatives: 'New creatives',
  verification_reminder: 'Verification reminder',
  deadline_moved: 'Deadlines moved',
  forwarded_task: 'Task passed on',
  additional_verification: 'Request for additional verification',
  rejected_image: 'Rejected image',
  tax_form_request: 'Request for a tax form',
  check_approved: 'Check approved',
  check_mailed: 'Check mailed',
  check_not_cashed: 'Check not cashed',
  check_voided: 'Check void',
  deposit_account_code: 'Code for an account',
  deposit_account_change: 'Account for direct deposit changed',
  deposit_returned: 'Direct deposit returned',
  contract_to_sign: 'Contract to sign',
  contract_signed: 'Contract signed by both',
  invoice: 'Invoice or reminder of it',
  set_password: 'Set password',
  invitation: 'Invitation',
  handover: 'Handover of a league',
  recovery: 'Password recovery',
  security_notice: 'Security of an account',
  member_request: 'Request to confirm a member',
  contact_change: 'Contact or mailing address changed',
  daily_work: 'Daily email of tasks and mentions',
  recap: 'Recap',
  sponsor_news: 'Daily email of replies and notes to sponsors',
};

export const kindName = (kind: string): string => (names as Record<string, string>)[kind] ?? kind.replaceAll('_', ' ');

/** The kinds as filter choices. */
export const kindChoices = Object.entries(names).map(([id, name]) => ({ id, name }));

type State = { label: string; tone: 'prospecting' | 'qualified' | 'proposed' | 'confirmed' | 'inactive' | 'danger' };

/** Email states in the order of the filter. */
const mailStates: Record<string, State> = {
  waiting: { label: 'Waiting', tone: 'proposed' },
  sent: { label: 'Sent', tone: 'confirmed' },
  skipped: { label: 'Skipped', tone: 'inactive' },
  refused: { label: 'Refused', tone: 'danger' },
  failed: { label: 'Not delivered', tone: 'danger' },
  uncertain: { label: 'Uncertain', tone: 'danger' },
};

/** The states as filter choices. */
export const stateChoices = Object.entries(mailStates).map(([id, { label }]) => ({ id, name: label }));

/** Label and tone of a state. */
export const stateOf = (state: string): State => mailStates[state] ?? { label: state, tone: 'inactive' };

/** The combined state of emails queued together, shown in an offer's log: the first of these that any of them has. */
const combinedStates: readonly [state: string, label: string][] = [
  ['waiting', 'Email queued'],
  ['sent', 'Email sent'],
  ['uncertain', 'Email may have been sent'],
  ['refused', 'Email refused'],
  ['failed', 'Email not delivered'],
  ['skipped', 'Email skipped'],
];

/** The log entry for one or more emails. */
export const combinedState = (mails: readonly { state: string }[]): string =>
  combinedStates.find(([state]) => mails.some((mail) => mail.state === state))?.[1] ?? 'Email';
