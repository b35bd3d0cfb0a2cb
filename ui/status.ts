/** Label, tone and glyph of every status, for both apps. */

import type { Choice } from '../db/generated/choices.ts';

/** A tone names a pair of tokens: `--<tone>` on `--<tone>-bg`; `primary` is the brand's own color, filled. */
export type Tone = 'primary' | 'prospecting' | 'qualified' | 'proposed' | 'confirmed' | 'inactive' | 'danger';

/** Each app draws the glyphs: a circle that fills by stage, or a small sign. */
export type Glyph =
  | 'stage-open'
  | 'stage-quarter'
  | 'stage-three-quarters'
  | 'stage-full'
  | 'clock'
  | 'check'
  | 'cross'
  | 'minus'
  | 'eye'
  | 'alert'
  | 'calendar'
  | 'image';

export interface StatusStyle {
  label: string;
  tone: Tone;
  glyph: Glyph;
}

/** A status's name, color and glyph. */
export const style = (label: string, tone: Tone, glyph: Glyph): StatusStyle => ({ label, tone, glyph });

/** Offer statuses (L-335, L-336); tones of B-200, glyphs fill with the stage. */
export const offerStatuses = {
  prospecting: style('Prospecting', 'prospecting', 'stage-open'),
  qualified: style('Qualified', 'qualified', 'stage-quarter'),
  proposed: style('Proposed', 'proposed', 'stage-three-quarters'),
  rejected_by_league: style('Rejected by League', 'proposed', 'cross'),
  confirmed: style('Confirmed', 'confirmed', 'stage-full'),
  unqualified: style('Unqualified', 'inactive', 'minus'),
  rejected: style('Rejected', 'inactive', 'cross'),
  rejected_by_organization: style('Rejected by Organization', 'inactive', 'cross'),
  canceled: style('Canceled', 'inactive', 'minus'),
} as const satisfies Record<Choice<'offerStatus'>, StatusStyle>;

/** Campaign statuses (S-084, B-199). */
export const campaignStatuses = {
  active: style('Active', 'primary', 'stage-full'),
  contracted: style('Contracted', 'inactive', 'stage-quarter'),
  proposed: style('Proposed', 'proposed', 'stage-three-quarters'),
  complete: style('Complete', 'confirmed', 'check'),
  rejected: style('Rejected', 'inactive', 'cross'),
} as const satisfies Record<Choice<'campaignStatus'>, StatusStyle>;

/** Check statuses. */
export const checkStatuses = {
  pending: style('Pending', 'proposed', 'clock'),
  approved: style('Approved', 'confirmed', 'check'),
  rejected: style('Rejected', 'inactive', 'cross'),
  voided: style('Voided', 'danger', 'minus'),
} as const satisfies Record<Choice<'checkStatus'>, StatusStyle>;

/** Progress of a check: its status combined with its check run (M1). */
export const checkStates = {
  pending: style('Pending', 'proposed', 'clock'),
  approved: style('To print', 'qualified', 'clock'),
  in_run: style('In a run', 'qualified', 'stage-quarter'),
  printed: style('Printed', 'confirmed', 'stage-three-quarters'),
  mailed: style('Mailed', 'confirmed', 'check'),
  cleared: style('Cleared', 'confirmed', 'stage-full'),
  returned: style('Returned', 'danger', 'alert'),
  stale: style('Stale', 'danger', 'clock'),
  stopped: style('Stopped', 'danger', 'minus'),
  escheat_due: style('Escheat due', 'danger', 'calendar'),
  rejected: style('Rejected', 'inactive', 'cross'),
  voided: style('Voided', 'danger', 'minus'),
} as const satisfies Record<Choice<'checkState'>, StatusStyle>;

/** Progress of a direct deposit: that of a check, in the words of a bank. */
export const depositStates = {
  ...checkStates,
  approved: style('To send', 'qualified', 'clock'),
  mailed: style('Sent', 'confirmed', 'check'),
  cleared: style('Settled', 'confirmed', 'stage-full'),
} as const satisfies Record<Choice<'checkState'>, StatusStyle>;

/** How a payment reaches the league. */
export const payoutMethods = {
  check: 'Check',
  direct_deposit: 'Direct deposit',
} as const satisfies Record<Choice<'payoutMethod'>, string>;

/** Check runs. */
export const checkRunStatuses = {
  open: style('Open', 'proposed', 'clock'),
  printed: style('Printed', 'confirmed', 'check'),
  canceled: style('Canceled', 'inactive', 'cross'),
} as const satisfies Record<Choice<'checkRunStatus'>, StatusStyle>;

/** Runs of direct deposits. */
export const depositRunStatuses = {
  open: style('To approve', 'proposed', 'clock'),
  approved: style('To send', 'qualified', 'stage-three-quarters'),
  sent: style('Sent', 'confirmed', 'check'),
  canceled: style('Canceled', 'inactive', 'cross'),
} as const satisfies Record<Choice<'depositRunStatus'>, StatusStyle>;

/** Verification image statuses; a verified one reads "Accepted" (L-307). */
export const imageStatuses = {
  pending: style('Pending', 'proposed', 'clock'),
  verified: style('Accepted', 'confirmed', 'check'),
  rejected: style('Rejected', 'danger', 'cross'),
} as const satisfies Record<Choice<'imageStatus'>, StatusStyle>;

/** Whether those on a photo agreed that the sponsor sees it. */
export const photoReleases = {
  agreed: style('Release stated', 'confirmed', 'check'),
  not_stated: style('No release', 'proposed', 'alert'),
  withheld: style('Release withheld', 'danger', 'cross'),
} as const satisfies Record<Choice<'photoRelease'>, StatusStyle>;

/** Sections of verification deadlines, in their fixed order (L-294). */
export const deadlineSections = {
  missing_creatives: style('No Deadlines Set', 'prospecting', 'image'),
  overdue: style('Overdue', 'danger', 'alert'),
  upcoming: style('Upcoming', 'prospecting', 'calendar'),
  did_not_complete: style('Did Not Complete', 'inactive', 'minus'),
  under_review: style('Under Review', 'qualified', 'eye'),
  completed: style('Completed', 'confirmed', 'check'),
} as const satisfies Record<string, StatusStyle>;

/** Statuses of a league's sponsorships (L-274). */
export const sponsorshipStatuses = {
  proposed: style('Proposed', 'proposed', 'clock'),
  active: style('Active', 'confirmed', 'stage-full'),
  complete: style('Complete', 'confirmed', 'check'),
} as const satisfies Record<string, StatusStyle>;

export type OfferStatus = keyof typeof offerStatuses;
export type CampaignStatus = keyof typeof campaignStatuses;
export type CheckStatus = keyof typeof checkStatuses;
export type ImageStatus = keyof typeof imageStatuses;
export type DeadlineSection = keyof typeof deadlineSections;
export type SponsorshipStatus = keyof typeof sponsorshipStatuses;

/** An enum value of the API ("REJECTED_BY_LEAGUE") as the specification writes it ("rejected_by_league"). */
export function statusKey<Key extends string>(value: string): Key {
  return value.toLowerCase() as Key;
}

/** Style of a status in one of the tables above; an unknown value gets its own name in the neutral tone. */
export function statusStyle(table: Record<string, StatusStyle>, value: string): StatusStyle {
  const known = table[statusKey(value)];
  if (known) return known;
  const label = value.toLowerCase().replaceAll('_', ' ');
  return style(label.charAt(0).toUpperCase() + label.slice(1), 'inactive', 'minus');
}
