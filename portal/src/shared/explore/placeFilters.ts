/** The filters of a dashboard's map. */
import type { FilterName, Filters } from '../../lib/filters.ts';

export const placeFilters = ['state', 'sport', 'asset', 'status', 'from', 'to'] as const satisfies FilterName[];

/** The filter of `dashboardPlaces`; from and to are days of confirmation. */
export function placesWhere({ state, sport, asset, status, from, to }: Filters) {
  return {
    ...(state ? { state: { equalTo: state } } : {}),
    ...(sport ? { sportName: { equalTo: sport } } : {}),
    ...(asset ? { assets: { includes: `|${asset}|` } } : {}),
    ...(status ? { proofState: { equalTo: status } } : {}),
    ...(from || to
      ? {
          confirmedOn: {
            ...(from ? { greaterThanOrEqualTo: from } : {}),
            ...(to ? { lessThanOrEqualTo: to } : {}),
          },
        }
      : {}),
  };
}
