import type { Choice } from '../../../db/generated/choices.ts';

/** The ten values (B-358) in the specification's order. */
export const confidenceNames: Record<string, string> = {
  speculative: 'Speculative',
  incomplete: 'Incomplete',
  stale: 'Stale',
  complete: 'Complete',
  verified: 'Verified',
  not_a_good_fit: 'Not a good fit',
  added_from_prospecting: 'Added from prospecting',
  added_by_organization: 'Added by organization',
  ended: 'Ended',
  created_from_other_sp: 'Created from other property',
} satisfies Record<Choice<'dataConfidence'>, string>;
