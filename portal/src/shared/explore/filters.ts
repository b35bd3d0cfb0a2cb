/** Filters of a dashboard's lists and map, kept in the address: ?state=PA&sport=Soccer&asset=Banner&status=late&from=2026-09-01&to=2026-09-30. */
import { type PinState, pinStates } from '../../../../ui/map/types.ts';

export const filterNames = ['state', 'sport', 'asset', 'status', 'from', 'to'] as const;
export type FilterName = (typeof filterNames)[number];

/** Values as in the address; status: proven, due, late or not_delivered; from and to: days, YYYY-MM-DD, both included. */
export interface Filters extends Partial<Record<FilterName, string>> {
  status?: PinState;
}

/** The longest value that a filter can have. */
const MAX_LENGTH = 200;
const isDay = (value: string) => {
  const date = new Date(`${value}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
};
const isStatus = (value: string): value is PinState => pinStates.some((state) => state === value);

function isValid(name: FilterName, value: string): boolean {
  if (value === '' || value.length > MAX_LENGTH) return false;
  if (name === 'status') return isStatus(value);
  return name === 'from' || name === 'to' ? isDay(value) : true;
}

/** The filters of an address; a value that cannot be is left out. */
export function filtersOf(search: string): Filters {
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = params.get(name);
      return value !== null && isValid(name, value) ? [[name, value]] : [];
    }),
  );
}

/** The query string with other filters: null removes one. Other parameters are kept. */
export function searchWith(search: string, change: Partial<Record<FilterName, string | null>>): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === null || value === undefined) params.delete(name);
    else params.set(name, value);
  }
  const text = params.toString();
  return text ? `?${text}` : '';
}

/** The query string without any filter. */
export const searchWithout = (search: string): string =>
  searchWith(search, Object.fromEntries(filterNames.map((name) => [name, null])));

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
