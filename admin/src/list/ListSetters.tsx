import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import {
  HIDE_FILTER,
  ListContextProvider,
  type ListControllerResult,
  type ListParams,
  queryReducer,
  removeEmpty,
  SET_FILTER,
  SET_PAGE,
  SET_PER_PAGE,
  SET_SORT,
  SHOW_FILTER,
  useEvent,
  useListContext,
} from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { sameValue } from '../dataProvider/sameValue.ts';

type Filter = Record<string, unknown>;

/** `filter` with what differs between `shown` and `wanted`. Empty values are removed. */
function withChanges(filter: Filter, shown: Filter, wanted: Filter): Filter {
  const changed = Object.keys({ ...shown, ...wanted }).filter((name) => !sameValue(shown[name], wanted[name]));
  return removeEmpty({ ...filter, ...Object.fromEntries(changed.map((name) => [name, wanted[name]])) });
}

/**
 * Gives a list setters that start from what was set last. react-admin's own start from what was rendered last, so a filter that
 * its form sends after a pause would undo a sort whose rows are still being rendered, and the search a filter (O2).
 */
export function ListSetters({ children }: { children: ReactNode }) {
  const list: ListControllerResult = useListContext();
  const { filterValues, displayedFilters, sort, page, perPage } = list;
  const { search } = useLocation();
  const navigate = useNavigate();
  const rendered = JSON.stringify({
    filter: filterValues,
    displayedFilters,
    sort: sort.field,
    order: sort.order,
    page,
    perPage,
  });
  const last = useRef<ListParams>(JSON.parse(rendered));
  useLayoutEffect(() => {
    last.current = JSON.parse(rendered);
  }, [rendered]);
  const change = useEvent((action: Parameters<typeof queryReducer>[1]) => {
    last.current = queryReducer(last.current, action);
    const query = new URLSearchParams(search);
    for (const [name, value] of Object.entries(last.current))
      query.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
    navigate({ search: query.toString() }, { state: { _scrollToTop: action.type === SET_PAGE } });
  });
  const setFilters = useEvent((wanted: Filter, shownFilters?: Record<string, boolean>) =>
    change({
      type: SET_FILTER,
      payload: {
        filter: withChanges(last.current.filter, filterValues, wanted),
        ...(shownFilters ? { displayedFilters: shownFilters } : {}),
      },
    }),
  );
  const setters = useMemo(
    (): Partial<ListControllerResult> => ({
      setFilters,
      setSort: (payload) => change({ type: SET_SORT, payload }),
      setPage: (payload) => change({ type: SET_PAGE, payload }),
      setPerPage: (payload) => change({ type: SET_PER_PAGE, payload }),
      hideFilter: (payload) => change({ type: HIDE_FILTER, payload }),
      showFilter: (filterName, defaultValue) => change({ type: SHOW_FILTER, payload: { filterName, defaultValue } }),
    }),
    [change, setFilters],
  );
  const value = { ...list, ...setters } as ListControllerResult;
  return <ListContextProvider value={value}>{children}</ListContextProvider>;
}
