import type { FilterType } from '../../../ui/generated/schema.ts';
import { filterKinds } from './filterKinds.ts';
import type { TargetingCampaignFragment } from './generated/graphql.ts';

/** Which filters, or the season, exclude every property, by their kinds; null if no single one does. */
export function excludingFiltersMessage(
  types: readonly (FilterType | null)[],
  { searchFilters }: Pick<TargetingCampaignFragment, 'searchFilters'>,
): string | null {
  const names = types.map((type) =>
    type === 'SeasonFilter' && !searchFilters.some((filter) => filter.type === type && filter.enabled)
      ? 'the campaign’s season'
      : (filterKinds.find((kind) => kind.type === type)?.label ?? 'Target Locations'),
  );
  return names.length ? `No property matches all filters. Some would match without ${names.join(' or ')}.` : null;
}

/** True if all location filters of the campaign are empty, so that nothing can match (T15). */
export function emptyFiltersMessage({ locationFilters }: TargetingCampaignFragment): string | null {
  const enabled = locationFilters.filter((filter) => filter.enabled);
  return enabled.length && enabled.every(({ locations }) => locations.length === 0)
    ? `“${enabled[0]?.name}” has no locations yet: nothing matches until one is added.`
    : null;
}
