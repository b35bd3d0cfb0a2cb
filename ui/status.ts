/** What every status is called, which tone it has and which glyph stands beside it. The one place for all of them. */

import type { Choice } from '../db/generated/choices.ts';

/** A tone names a pair of tokens: `--<tone>` on `--<tone>-bg`; `primary` is the brand's own colour, filled. */
export type Tone = 'primary' | 'prospecting' | 'qualified' | 'proposed' | 'confirmed' | 'inactive' | 'danger';

/** Glyphs are drawn by each app: a circle that fills by stage, or a small sign. */
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

export interface StatusLook {
  label: string;
  tone: Tone;
  glyph: Glyph;
}

const look = (label: string, tone: Tone, glyph: Glyph): StatusLook => ({ label, tone, glyph });

/** Offer statuses (L-335, L-336); tones of B-200, glyphs fill with the stage. */
export const offerStatuses = {
  prospecting: look('Prospecting', 'prospecting', 'stage-open'),
  qualified: look('Qualified', 'qualified', 'stage-quarter'),
  proposed: look('Proposed', 'proposed', 'stage-three-quarters'),
  rejected_by_league: look('Rejected by League', 'proposed', 'cross'),
  confirmed: look('Confirmed', 'confirmed', 'stage-full'),
  unqualified: look('Unqualified', 'inactive', 'minus'),
  rejected: look('Rejected', 'inactive', 'cross'),
  rejected_by_organization: look('Rejected by Organization', 'inactive', 'cross'),
  canceled: look('Canceled', 'inactive', 'minus'),
} as const satisfies Record<Choice<'offerStatus'>, StatusLook>;

/** Campaign statuses (S-084, B-199). */
export const campaignStatuses = {
  active: look('Active', 'primary', 'stage-full'),
  contracted: look('Contracted', 'inactive', 'stage-quarter'),
  proposed: look('Proposed', 'proposed', 'stage-three-quarters'),
  complete: look('Complete', 'confirmed', 'check'),
  rejected: look('Rejected', 'inactive', 'cross'),
} as const satisfies Record<Choice<'campaignStatus'>, StatusLook>;

/** Check statuses. */
export const checkStatuses = {
  pending: look('Pending', 'proposed', 'clock'),
  approved: look('Approved', 'confirmed', 'check'),
  rejected: look('Rejected', 'inactive', 'cross'),
  voided: look('Voided', 'danger', 'minus'),
} as const satisfies Record<Choice<'checkStatus'>, StatusLook>;

/** How far a check is: what its status and its paper say (M1). */
export const checkStates = {
  pending: look('Pending', 'proposed', 'clock'),
  approved: look('To print', 'qualified', 'clock'),
  in_run: look('In a run', 'qualified', 'stage-quarter'),
  printed: look('Printed', 'confirmed', 'stage-three-quarters'),
  mailed: look('Mailed', 'confirmed', 'check'),
  rejected: look('Rejected', 'inactive', 'cross'),
  voided: look('Voided', 'danger', 'minus'),
} as const satisfies Record<Choice<'checkState'>, StatusLook>;

/** Check runs. */
export const checkRunStatuses = {
  open: look('Open', 'proposed', 'clock'),
  printed: look('Printed', 'confirmed', 'check'),
  canceled: look('Canceled', 'inactive', 'cross'),
} as const satisfies Record<Choice<'checkRunStatus'>, StatusLook>;

/** Verification image statuses; a verified one reads "Accepted" (L-307). */
export const imageStatuses = {
  pending: look('Pending', 'proposed', 'clock'),
  verified: look('Accepted', 'confirmed', 'check'),
  rejected: look('Rejected', 'danger', 'cross'),
} as const satisfies Record<Choice<'imageStatus'>, StatusLook>;

/** Sections of verification deadlines, in their fixed order (L-294). */
export const deadlineSections = {
  missing_creatives: look('No Deadlines Set', 'prospecting', 'image'),
  overdue: look('Overdue', 'danger', 'alert'),
  upcoming: look('Upcoming', 'prospecting', 'calendar'),
  did_not_complete: look('Did Not Complete', 'inactive', 'minus'),
  under_review: look('Under Review', 'qualified', 'eye'),
  completed: look('Completed', 'confirmed', 'check'),
} as const satisfies Record<string, StatusLook>;

/** What a league sees beside its sponsorship (L-274). */
export const sponsorshipStatuses = {
  proposed: look('Proposed', 'proposed', 'clock'),
  active: look('Active', 'confirmed', 'stage-full'),
  complete: look('Complete', 'confirmed', 'check'),
} as const satisfies Record<string, StatusLook>;

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

/** Look of a status in one of the tables above; an unknown value shows its own words in the neutral tone. */
export function statusLook(table: Record<string, StatusLook>, value: string): StatusLook {
  const known = table[statusKey(value)];
  if (known) return known;
  const words = value.toLowerCase().replaceAll('_', ' ');
  return look(words.charAt(0).toUpperCase() + words.slice(1), 'inactive', 'minus');
}

/** The flags of a verification deadline that decide its section. */
export interface DeadlineFlags {
  missingCreatives: boolean | null;
  anyPendingVerificationImages: boolean | null;
  verified: boolean | null;
  didNotComplete: boolean | null;
  overdue: boolean | null;
}

/**
 * The section of a deadline, by priority: missing creatives, pending images, verified, did not complete, overdue,
 * otherwise upcoming (L-295).
 */
export function deadlineSection(deadline: DeadlineFlags): DeadlineSection {
  if (deadline.missingCreatives) return 'missing_creatives';
  if (deadline.anyPendingVerificationImages) return 'under_review';
  if (deadline.verified) return 'completed';
  if (deadline.didNotComplete) return 'did_not_complete';
  return deadline.overdue ? 'overdue' : 'upcoming';
}
