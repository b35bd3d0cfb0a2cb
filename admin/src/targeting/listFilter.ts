import { offerStatus as offerStatuses } from '../../../db/generated/choices.ts';
import type { Filters } from '../list/useAddressFilters.ts';
import { confidenceNames } from '../organizations/confidenceNames.ts';
import type { DataConfidence, PropertyFragment } from './generated/graphql.ts';

/** A property with no offer counts as this status (B-258). */
export const UNADDED = 'unadded';

export const allStatuses: readonly string[] = [UNADDED, ...offerStatuses];

export const allConfidences = Object.keys(confidenceNames);

/** The orders of the list; `found` is the API's. */
export const sorts = { found: 'As found', name: 'Name', organization: 'Organization', players: 'Most players' };
export type Sort = keyof typeof sorts;

/** Every status, every confidence but not_a_good_fit and ended, survey or not (B-260, B-263). */
export const defaultListFilter = {
  confidences: allConfidences.filter((one) => one !== 'not_a_good_fit' && one !== 'ended'),
  statuses: allStatuses,
  survey: false,
  search: '',
  sort: 'found' as Sort,
};

export type ListFilter = {
  confidences: readonly string[];
  statuses: readonly string[];
  survey: boolean;
  /** Part of a property's name, its organization's or its place. */
  search: string;
  sort: Sort;
};

/** Reads the filter from the URL: the default where it names nothing, without unknown values. */
export function listFilterOf(get: Filters['get']): ListFilter {
  const list = (name: string, known: readonly string[], otherwise: readonly string[]) => {
    const named = get(name)?.split(',');
    return named ? known.filter((one) => named.includes(one)) : otherwise;
  };
  const sort = get('sort') ?? '';
  return {
    confidences: list('confidence', allConfidences, defaultListFilter.confidences),
    statuses: list('status', allStatuses, defaultListFilter.statuses),
    survey: get('survey') !== null,
    search: get('search') ?? '',
    sort: Object.hasOwn(sorts, sort) ? (sort as Sort) : 'found',
  };
}

/** Writes the filter for the URL, which names what differs from the default. */
export function addressOf({ confidences, statuses, survey, search, sort }: ListFilter): Record<string, string | null> {
  const list = (picked: readonly string[], usual: readonly string[]) =>
    picked.length === usual.length && usual.every((one) => picked.includes(one)) ? null : picked.join(',');
  return {
    confidence: list(confidences, defaultListFilter.confidences),
    status: list(statuses, defaultListFilter.statuses),
    survey: survey ? '' : null,
    search: search || null,
    sort: sort === 'found' ? null : sort,
  };
}

/** What the list is narrowed to, as the API takes it: list, count, median and map ask for the same (T5). */
export const narrowingOf = ({ confidences, statuses, survey, search }: ListFilter) => ({
  dataConfidences: [...confidences] as DataConfidence[],
  offerStatuses: statuses.length === allStatuses.length ? null : [...statuses],
  hasSurveyResponse: survey,
  search: search.trim() || null,
});

/** Whether the list leaves out more than it does by default. */
export const isNarrowed = (filter: ListFilter): boolean =>
  Object.values(addressOf({ ...filter, sort: 'found' })).some((value) => value !== null);

export type Narrowing = ReturnType<typeof narrowingOf>;

const { compare } = new Intl.Collator('en-US', { numeric: true });
const comparers: Record<Exclude<Sort, 'found'>, (a: PropertyFragment, b: PropertyFragment) => number> = {
  name: (a, b) => compare(a.name, b.name),
  organization: (a, b) => compare(a.organization.name, b.organization.name),
  players: (a, b) => (b.numberOfPlayers ?? -1) - (a.numberOfPlayers ?? -1),
};

/** The properties in an order of the list. */
export const sorted = (properties: readonly PropertyFragment[], sort: Sort): readonly PropertyFragment[] =>
  sort === 'found' ? properties : properties.toSorted(comparers[sort]);
