import { createContext, type ReactNode, type RefObject, useContext, useLayoutEffect, useMemo, useRef } from 'react';
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

type Filter = Record<string, unknown>;

/** The most recently set parameters of a list, rendered or not. */
const LastParamsContext = createContext<RefObject<ListParams> | null>(null);

/**
 * List setters based on the most recently set parameters. react-admin's are based on the most recently rendered ones,
 * so that a debounced filter would undo a sort that is still rendering, and the search a filter (O2).
 */
export function ListSetters({ children }: { children: ReactNode }) {
  const list = useListContext();
  const { filterValues, displayedFilters, sort, page, perPage } = list;
  const { search } = useLocation();
  const navigate = useNavigate();
  const { field, order } = sort;
  const rendered = JSON.stringify({ filter: filterValues, displayedFilters, sort: field, order, page, perPage });
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
  const setters = useMemo(
    (): Partial<ListControllerResult> => ({
      setFilters: (wanted: Filter, displayedFilters?: Record<string, boolean>) =>
        change({
          type: SET_FILTER,
          payload: { filter: removeEmpty(wanted), ...(displayedFilters && { displayedFilters }) },
        }),
      setSort: (payload) => change({ type: SET_SORT, payload }),
      setPage: (payload) => change({ type: SET_PAGE, payload }),
      setPerPage: (payload) => change({ type: SET_PER_PAGE, payload }),
      hideFilter: (payload) => change({ type: HIDE_FILTER, payload }),
      showFilter: (filterName, defaultValue) => {
        change({ type: SHOW_FILTER, payload: { filterName, defaultValue } });
        // react-admin focuses the hidden input of a select, before its menu has closed
        const at = `[data-source="${filterName}"] `;
        setTimeout(() => document.querySelector<HTMLElement>(`${at}[role=combobox], ${at}input`)?.focus(), 300);
      },
    }),
    [change],
  );
  const value = { ...list, ...setters } as ListControllerResult;
  return (
    <LastParamsContext.Provider value={last}>
      <ListContextProvider value={value}>{children}</ListContextProvider>
    </LastParamsContext.Provider>
  );
}

/**
 * Limits a filter form to the filters of its own inputs, by source. Its values contain the other filters as of the last
 * render, but these may have been set since. Its own are always applied, even if unchanged, because an earlier change
 * may not be rendered yet.
 */
export function OwnFilters({ sources, children }: { sources: readonly string[]; children: ReactNode }) {
  const list: ListControllerResult = useListContext();
  const last = useContext(LastParamsContext);
  const setFilters = useEvent((wanted: Filter, shownFilters?: Record<string, boolean>) => {
    const own = new Set(sources.map((source) => source.replace(/\..*/, '')));
    const others = Object.entries(last?.current.filter ?? {}).filter(([name]) => !own.has(name));
    const owned = Object.entries(wanted).filter(([name]) => own.has(name));
    list.setFilters(Object.fromEntries([...others, ...owned]), shownFilters);
  });
  const value = useMemo(() => ({ ...list, setFilters }) as ListControllerResult, [list, setFilters]);
  return <ListContextProvider value={value}>{children}</ListContextProvider>;
}
