/** The name of every kind of mail. */
const names: Record<string, string> = {
  self_signup: 'Self-signup',
  survey: 'Pre-qualification survey',
  application: 'Sponsorship application',
  offer: 'Offer',
  acceptance: 'Acceptance',
  rejection_notice: 'Rejection by the league',
  removal_notice: 'Removal notice',
  onboarding: 'Onboarding',
  creatives: 'New creatives',
  verification_reminder: 'Verification reminder',
  additional_verification: 'Request for additional verification',
  rejected_image: 'Rejected image',
  check_approved: 'Check approved',
  check_mailed: 'Check mailed',
  check_voided: 'Check void',
  set_password: 'Set password',
  invitation: 'Invitation',
  recovery: 'Password recovery',
  member_request: 'Question whether somebody belongs to the league',
  contact_change: 'Notice of changed contacts or mailing address',
  daily_work: 'Daily mail of tasks and mentions',
};

export const kindName = (kind: string): string => names[kind] ?? kind.replaceAll('_', ' ');

/** The kinds as choices of a filter. */
export const kindChoices = Object.entries(names).map(([id, name]) => ({ id, name }));

type State = { label: string; tone: 'prospecting' | 'qualified' | 'proposed' | 'confirmed' | 'inactive' | 'danger' };

/** States of a mail, in the order of the filter. */
const mailStates: Record<string, State> = {
  waiting: { label: 'Waiting', tone: 'proposed' },
  sent: { label: 'Sent', tone: 'confirmed' },
  skipped: { label: 'Skipped', tone: 'inactive' },
  refused: { label: 'Refused', tone: 'danger' },
  failed: { label: 'Not delivered', tone: 'danger' },
  uncertain: { label: 'Uncertain', tone: 'danger' },
};

/** The states as choices of a filter. */
export const stateChoices = Object.entries(mailStates).map(([id, { label }]) => ({ id, name: label }));

/** How a state is shown. */
export const stateOf = (state: string): State => mailStates[state] ?? { label: state, tone: 'inactive' };

/** What became of mails that were sent for together, as the log of an offer says it: the first of these that is true of one. */
const became: readonly [state: string, label: string][] = [
  ['waiting', 'E-mail queued'],
  ['sent', 'E-mail sent'],
  ['uncertain', 'E-mail may have been sent'],
  ['refused', 'E-mail refused'],
  ['failed', 'E-mail not delivered'],
  ['skipped', 'E-mail skipped'],
];

/** The entry of an offer's log for these mails, of which there is one or more. */
export const whatBecame = (mails: readonly { state: string }[]): string =>
  became.find(([state]) => mails.some((mail) => mail.state === state))?.[1] ?? 'E-mail';
