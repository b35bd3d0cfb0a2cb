/** Filters of a dashboard's lists and map, kept in the address: ?state=PA&sport=Soccer&asset=Banner&status=late&from=2026-09-01&to=2026-09-30. */
import { proofStateOf } from './proofStates.ts';

export type FilterName = 'campaign' | 'state' | 'sport' | 'asset' | 'status' | 'league' | 'favorites' | 'from' | 'to';

/**
 * Values as in the address; what is not set does not filter. campaign, league: ids; status: a state of proof; favorites: 1;
 * from and to: days, YYYY-MM-DD, both included.
 */
export type Filters = Partial<Record<FilterName, string>>;

/** The longest value that a filter can have. */
const MAX_LENGTH = 200;
const isDay = (value: string) => {
  const date = new Date(`${value}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
};
const isId = (value: string) => /^[1-9]\d{0,8}$/.test(value);
const isValid: Partial<Record<FilterName, (value: string) => boolean>> = {
  campaign: isId,
  league: isId,
  status: (value) => proofStateOf(value) !== undefined,
  favorites: (value) => value === '1',
  from: isDay,
  to: isDay,
};

/** The filters of these names in a query string; a value that cannot be is left out. */
export function filtersOf(search: string, names: readonly FilterName[]): Filters {
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = params.get(name)?.trim();
      return value && value.length <= MAX_LENGTH && (isValid[name]?.(value) ?? true) ? [[name, value]] : [];
    }),
  );
}

/** The query string with other filters: one without a value is removed. Other parameters are kept. */
export function searchWith(search: string, change: Readonly<Record<string, string | null | undefined>>): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  const text = params.toString();
  return text ? `?${text}` : '';
}

/** The query string without filters of these names. */
export const searchWithout = (search: string, names: readonly FilterName[]): string =>
  searchWith(search, Object.fromEntries(names.map((name) => [name, null])));
