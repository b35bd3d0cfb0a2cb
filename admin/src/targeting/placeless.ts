import type { TargetingCampaignFragment } from './generated/graphql.ts';

/** That the campaign's location filters have no places yet, so that nothing can match (T15). */
export function placelessOf({ locationFilters }: TargetingCampaignFragment): string | null {
  const enabled = locationFilters.filter((filter) => filter.enabled);
  return enabled.length && enabled.every(({ locations }) => locations.length === 0)
    ? `“${enabled[0]?.name}” has no locations yet: nothing matches until one is added.`
    : null;
}
