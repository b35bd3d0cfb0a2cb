import { useContext } from 'react';
import { type SortPayload, useListContext, useStore } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { hiddenByDefault, TableContext } from './columns.ts';
import type { Density } from './DensityButton.tsx';

/** The complete state of a list: react-admin's saved query plus columns and density. */
export type View = {
  filter: Record<string, unknown>;
  sort: SortPayload;
  perPage: number;
  displayedFilters: Record<string, boolean>;
  /** Null for the list's default. */
  hidden: string[] | null;
  ranks: number[] | null;
  columns: string[] | null;
  density: Density;
};

/**
 * The current list as a view, and a function that applies one: store settings first, then the URL, which holds the
 * rest.
 */
export function useView(): { current: () => View; apply: (view: View) => void } {
  const { resource, filterValues, displayedFilters, sort, perPage } = useListContext();
  const [hidden, setHidden] = useStore<string[] | undefined>(`${resource}.datatable`);
  const [ranks, setRanks] = useStore<number[] | undefined>(`${resource}.datatable_columnRanks`);
  const [columns, setColumns] = useStore<string[] | undefined>(`${resource}.columnSources`);
  const [density, setDensity] = useStore<Density>(`${resource}.density`, 'medium');
  const infos = useContext(TableContext)?.columns;
  const navigate = useNavigate();
  return {
    current: () => ({
      filter: filterValues,
      sort,
      perPage,
      displayedFilters,
      hidden: hidden ?? hiddenByDefault(infos?.current ?? []),
      ranks: ranks ?? null,
      columns: columns ?? null,
      density,
    }),
    apply: (view) => {
      setHidden(view.hidden ?? hiddenByDefault(infos?.current ?? []));
      setRanks(view.ranks ?? undefined);
      setColumns(view.columns ?? undefined);
      setDensity(view.density);
      navigate({ search: searchOf(view) });
    },
  };
}

/** The URL query that shows the rows of a view. */
export const searchOf = ({ filter, displayedFilters, sort, perPage }: View): string =>
  new URLSearchParams({
    filter: JSON.stringify(filter),
    displayedFilters: JSON.stringify(displayedFilters),
    sort: sort.field,
    order: sort.order,
    perPage: String(perPage),
    page: '1',
  }).toString();
