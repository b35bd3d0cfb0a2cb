/** A verification deadline as its link loads it. */
import type { DeadlineToRespondTo } from '../features/deadline/types.ts';

/** A deadline that is neither verified nor answered. */
export const deadlineToRespondTo: DeadlineToRespondTo = {
  id: 3,
  deadline: '2026-10-17',
  name: 'First photo',
  capabilityName: 'Game Signage',
  campaignName: 'Fall Fields',
  sponsorName: 'Northlight & Sons',
  sponsorablePropertyName: 'Fall Recreational',
  organizationName: 'Harbor Hills',
  section: 'upcoming',
  verified: false,
  movableUntil: null,
  answeredAt: null,
  answer: null,
  pendingVerificationImages: 0,
  acceptsProof: true,
  rejectedAt: null,
  rejectionReason: null,
  rejectionReasonInSpanish: null,
  rejectionNote: null,
  releaseStatedAt: null,
  instructions: 'Show the banner of {{sponsor_name}}.',
  instructionsEs: null,
  contactName: null,
  contactEmail: null,
  contactPhone: null,
};

/** The responses to choose from, and one that cannot be chosen. */
export const cannedResponses = [
  { id: 2, response: 'Materials have not arrived yet', selectable: true, position: 2 },
  { id: 8, response: 'Answered by phone', selectable: false, position: 3 },
  { id: 1, response: 'We will complete this within one week', selectable: true, position: 1 },
];
