import type { TargetingCampaignFragment } from './generated/graphql.ts';

/** True if all location filters of the campaign are empty, so that nothing can match (T15). */
export function emptyFiltersMessage({ locationFilters }: TargetingCampaignFragment): string | null {
  const enabled = locationFilters.filter((filter) => filter.enabled);
  return enabled.length && enabled.every(({ locations }) => locations.length === 0)
    ? `“${enabled[0]?.name}” has no locations yet: nothing matches until one is added.`
    : null;
}
