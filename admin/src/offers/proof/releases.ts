import type { OfferImageFragment } from '../generated/graphql.ts';

/** Why the sponsor does not see an accepted photo; null if it does, and for one that is not accepted. */
export function unseenBecause({
  status,
  hidden,
  release,
}: Pick<OfferImageFragment, 'status' | 'hidden' | 'release'>): string | null {
  if (status !== 'verified') return null;
  if (release === 'withheld') return 'Not shown to the sponsor: release withheld';
  if (release === 'not_stated') return 'Not shown to the sponsor: no release';
  return hidden ? 'Not shown to the sponsor: hidden' : null;
}
