/** Runs one query for a page. A server or network error is thrown to the page's failure screen (S-412). */
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { isFailure, type RequestOptions, request, type TypedDocument } from '../../../ui/graphql.ts';
import { takePrefetched } from './prefetch.ts';
import { useCurrent } from './useCurrent.ts';

export interface QueryState<Result> {
  data: Result | null;
  /** An error that the page handles itself. */
  error: unknown;
  loading: boolean;
  /** Refetches and shows the old data until then. */
  refetch: () => Promise<void>;
}

export interface QueryOptions extends Pick<RequestOptions, 'linkToken'> {
  /** Returns every error to the page instead of the failure screen (link pages have their own state). */
  keepFailures?: boolean;
  /**
   * Refetches when something changes that it shows, when the page becomes visible again or the connection is back; for
   * pages that keep what is typed.
   */
  current?: boolean;
}

export function useQuery<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  options: QueryOptions = {},
): QueryState<Result> {
  const { linkToken, keepFailures = false, current: keepsCurrent = false } = options;
  const [state, setState] = useState<{ data: Result | null; error: unknown; loading: boolean }>({
    data: null,
    error: null,
    loading: true,
  });
  const key = JSON.stringify(variables);
  const current = useRef(0);
  const shown = useRef(false);

  const ask = useCallback(
    async (quiet: boolean) => {
      if (quiet && !shown.current) return;
      current.current += 1;
      const mine = current.current;
      try {
        const parsed = JSON.parse(key) as Variables;
        const data = await (takePrefetched(document, parsed, linkToken) ??
          request(document, parsed, linkToken === undefined ? {} : { linkToken }));
        if (mine !== current.current) return;
        const show = () => setState({ data, error: null, loading: false });
        // the first content renders in a transition, so that a slow phone stays responsive to touches
        if (shown.current) show();
        else startTransition(show);
        shown.current = true;
      } catch (error) {
        // a failed automatic refetch hides nothing
        if (mine === current.current && !quiet) setState((old) => ({ data: old.data, error, loading: false }));
      }
    },
    [document, key, linkToken],
  );

  const load = useCallback(() => ask(false), [ask]);

  useCurrent(keepsCurrent, document.id, ask, linkToken);

  useEffect(() => {
    setState((old) => (old.loading ? old : { data: null, error: null, loading: true }));
    void load();
    return () => {
      current.current += 1;
    };
  }, [load]);

  if (state.error !== null && !keepFailures && state.data === null && isFailure(state.error)) throw state.error;
  return { ...state, refetch: load };
}
