/** Pages of a connection: loaded on demand, or all of them automatically (S-210, S-213). */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { request, type TypedDocument } from '../../../ui/graphql.ts';
import { useCurrent } from './useCurrent.ts';

export interface Page<Row> {
  nodes: Row[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** Loads the page after a cursor; must be a stable function. With its document, the pages follow changes. */
export interface PageLoader<Row> {
  (cursor: string | null): Promise<Page<Row>>;
  documentId?: string;
  token?: string;
}

/** A loader for usePages, the same as long as the variables are the same. `pageOf`: the page in the response. */
export function usePageLoader<Result, Variables, Row>(
  document: TypedDocument<Result, Variables>,
  variables: Omit<Variables, 'cursor'>,
  token: string,
  pageOf: (result: Result) => Page<Row>,
): PageLoader<Row> {
  const key = JSON.stringify(variables);
  const pick = useRef(pageOf);
  return useMemo(() => {
    const load = async (cursor: string | null) =>
      pick.current(await request(document, { ...JSON.parse(key), cursor } as Variables, { linkToken: token }));
    return Object.assign(load, { documentId: document.id, token });
  }, [document, key, token]);
}

export interface Pages<Row> {
  rows: Row[] | null;
  /** There are more pages. */
  more: boolean;
  busy: boolean;
  error: unknown;
  next: () => void;
}

/**
 * `all` loads every page; `first`: a page that is already loaded. Pages on demand follow changes, and are refetched on
 * return, because picture URLs expire.
 */
export function usePages<Row>(load: PageLoader<Row>, all = false, first: Page<Row> | null = null): Pages<Row> {
  const [state, setState] = useState<{ rows: Row[] | null; cursor: string | null; more: boolean }>({
    rows: first?.nodes ?? null,
    cursor: first?.pageInfo.endCursor ?? null,
    more: first?.pageInfo.hasNextPage ?? true,
  });
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const alive = useRef(true);
  const running = useRef(false);

  const next = useCallback(async () => {
    if (running.current || !state.more) return;
    running.current = true;
    setBusy(true);
    setError(null);
    try {
      const page = await load(state.cursor);
      if (alive.current)
        setState((old) => ({
          rows: [...(old.rows ?? []), ...page.nodes],
          cursor: page.pageInfo.endCursor,
          more: page.pageInfo.hasNextPage,
        }));
    } catch (failure) {
      if (alive.current) setError(failure);
    } finally {
      running.current = false;
      if (alive.current) setBusy(false);
    }
  }, [load, state.cursor, state.more]);

  const again = useCallback(async () => {
    const shown = state.rows;
    if (running.current || shown === null) return;
    try {
      const rows: Row[] = [];
      let cursor: string | null = null;
      let left = true;
      while (left && rows.length < shown.length) {
        const page: Page<Row> = await load(cursor);
        rows.push(...page.nodes);
        cursor = page.pageInfo.endCursor;
        left = page.pageInfo.hasNextPage;
      }
      // another page may have arrived in the meantime: keep its rows
      if (alive.current) setState((old) => (old.rows === shown ? { rows, cursor, more: left } : old));
    } catch {
      // an automatic refetch: keep what is shown
    }
  }, [load, state.rows]);
  const latest = useRef(again);
  latest.current = again;
  const refetch = useCallback(() => latest.current(), []);
  useCurrent(!all, load.documentId, refetch, load.token);

  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);
  useEffect(() => {
    if (error === null && (state.rows === null || (all && state.more))) void next();
  }, [all, error, next, state.more, state.rows]);
  return { ...state, busy, error, next: () => void next() };
}
