/** The places of a dashboard's map that the filters in the address leave; loaded after the page's first content. */
import { useMemo, useRef } from 'react';
import { useSearch } from 'wouter';
import { type Filters, filtersOf } from '../../lib/filters.ts';
import { useQuery } from '../../lib/useQuery.ts';
import { DashboardPlacesDocument, type DashboardPlacesQuery } from './generated/graphql.ts';
import { placeFilters, placesWhere } from './placeFilters.ts';

export type Place = DashboardPlacesQuery['dashboardPlaces'][number];

export interface Places {
  filters: Filters;
  /** Null until the first have loaded; those of the last filters while others load. */
  places: readonly Place[] | null;
  loading: boolean;
  failed: boolean;
  refetch: () => void;
}

export function usePlaces(token: string): Places {
  const search = useSearch();
  const filters = useMemo(() => filtersOf(search, placeFilters), [search]);
  const variables = useMemo(() => ({ where: placesWhere(filters) }), [filters]);
  const { data, error, loading, refetch } = useQuery(DashboardPlacesDocument, variables, {
    linkToken: token,
    keepFailures: true,
    current: true,
  });
  const last = useRef<readonly Place[] | null>(null);
  if (data) last.current = data.dashboardPlaces;
  return {
    filters,
    places: last.current,
    loading,
    failed: error !== null && data === null,
    refetch: () => void refetch(),
  };
}
