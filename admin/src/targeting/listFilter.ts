import { offerStatus as offerStatuses } from '../../../db/generated/choices.ts';
import type { DataConfidence } from '../../../ui/generated/schema.ts';
import type { Filters } from '../list/useAddressFilters.ts';
import { confidenceNames } from '../organizations/confidenceNames.ts';
import type { PropertyFragment } from './generated/graphql.ts';

/** A property without an offer counts as this status (B-258). */
export const UNADDED = 'unadded';

export const allStatuses: readonly string[] = [UNADDED, ...offerStatuses];

export const allConfidences = Object.keys(confidenceNames);

/** The sort orders of the list; `found` is the API's. */
export const sorts = { found: 'As found', name: 'Name', organization: 'Organization', players: 'Most players' };
export type Sort = keyof typeof sorts;

/** All statuses, all confidences except not_a_good_fit and ended, with or without survey (B-260, B-263). */
export const defaultListFilter = {
  confidences: allConfidences.filter((level) => level !== 'not_a_good_fit' && level !== 'ended'),
  statuses: allStatuses,
  survey: false,
  search: '',
  sort: 'found' as Sort,
};

export type ListFilter = {
  confidences: readonly string[];
  statuses: readonly string[];
  survey: boolean;
  /** Part of the name of a property, its organization or its place. */
  search: string;
  sort: Sort;
};

/** Reads the filter from the URL: defaults for missing parameters, unknown values dropped. */
export function listFilterOf(get: Filters['get']): ListFilter {
  const list = (name: string, known: readonly string[], otherwise: readonly string[]) => {
    const named = get(name)?.split(',');
    return named ? known.filter((level) => named.includes(level)) : otherwise;
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

/** Writes the filter to the URL, which contains only values that differ from the default. */
export function addressOf({ confidences, statuses, survey, search, sort }: ListFilter): Record<string, string | null> {
  const list = (picked: readonly string[], usual: readonly string[]) =>
    picked.length === usual.length && usual.every((level) => picked.includes(level)) ? null : picked.join(',');
  return {
    confidence: list(confidences, defaultListFilter.confidences),
    status: list(statuses, defaultListFilter.statuses),
    survey: survey ? '' : null,
    search: search || null,
    sort: sort === 'found' ? null : sort,
  };
}

/** The filter as API input, shared by list, count, median and map (T5). */
export const narrowingOf = ({ confidences, statuses, survey, search }: ListFilter) => ({
  dataConfidences: [...confidences] as DataConfidence[],
  offerStatuses: statuses.length === allStatuses.length ? null : [...statuses],
  hasSurveyResponse: survey,
  search: search.trim() || null,
});

/** True if the list is filtered more than by default. */
export const isNarrowed = (filter: ListFilter): boolean =>
  Object.values(addressOf({ ...filter, sort: 'found' })).some((value) => value !== null);

export type Narrowing = ReturnType<typeof narrowingOf>;

const { compare } = new Intl.Collator('en-US', { numeric: true });
const comparers: Record<Exclude<Sort, 'found'>, (a: PropertyFragment, b: PropertyFragment) => number> = {
  name: (a, b) => compare(a.name, b.name),
  organization: (a, b) => compare(a.organization.name, b.organization.name),
  players: (a, b) => (b.numberOfPlayers ?? -1) - (a.numberOfPlayers ?? -1),
};

/** Sorts the properties. */
export const sorted = (properties: readonly PropertyFragment[], sort: Sort): readonly PropertyFragment[] =>
  sort === 'found' ? properties : properties.toSorted(comparers[sort]);
