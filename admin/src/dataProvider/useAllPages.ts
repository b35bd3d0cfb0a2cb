import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { request, type TypedDocument } from '../../../ui/graphql.ts';
import { timedQuery } from './errors.ts';

/** Rows per request. */
const STEP = 500;

export type Step = { first: number; after: number };

/**
 * Reads all rows of a list that must be shown completely, one page at a time; loaded rows are shown immediately.
 * `rowsOf`: the rows of a response to a document with `$first` and `$after`, in order of their ids; undefined if there
 * is nothing to read. `head` is the first response; `more` is true while rows are missing.
 */
export function useAllPages<Data, Row extends { id: number }, Variables extends Step>(
  document: TypedDocument<Data, Variables>,
  variables: Omit<Variables, keyof Step>,
  rowsOf: (data: Data) => readonly Row[] | undefined,
  enabled: boolean,
) {
  const query = useInfiniteQuery({
    queryKey: [document.name, variables],
    queryFn: ({ pageParam, signal }) =>
      timedQuery(() =>
        request(document, { ...variables, first: STEP, after: pageParam } as unknown as Variables, { signal }),
      ),
    initialPageParam: 0,
    getNextPageParam: (last) => {
      const rows = rowsOf(last);
      return rows?.length === STEP ? rows.at(-1)?.id : undefined;
    },
    enabled,
    placeholderData: keepPreviousData, // Keeps the previous data visible while variables change.
  });
  const { data, error, hasNextPage, isFetching, isPlaceholderData, fetchNextPage, refetch } = query;
  const more = hasNextPage && !isPlaceholderData;
  const count = data?.pages.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page may arrive before a render shows that it was fetched
  useEffect(() => {
    if (more && !isFetching && !error) void fetchNextPage();
  }, [more, isFetching, error, fetchNextPage, count]);
  const rows = useMemo(() => (data?.pages ?? []).flatMap((page) => rowsOf(page) ?? []), [data, rowsOf]);
  return { head: data?.pages[0], rows, more, error, refetch };
}
