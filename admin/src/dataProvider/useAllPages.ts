import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { request, type TypedDocument } from '../../../ui/graphql.ts';
import { reading } from './errors.ts';

/** Rows asked for at a time. */
const STEP = 500;

export type Step = { first: number; after: number };

/**
 * Reads a list that must be whole on the screen, a step at a time: what has come is shown at once and no answer grows with
 * the list. `rowsOf`: the rows of one answer, of a document that takes `$first` rows in the order of their ids `$after` one;
 * undefined where there is nothing to read. `head` is the first answer, `more` tells that rows are still to come.
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
      reading(() =>
        request(document, { ...variables, first: STEP, after: pageParam } as unknown as Variables, { signal }),
      ),
    initialPageParam: 0,
    getNextPageParam: (last) => {
      const rows = rowsOf(last);
      return rows?.length === STEP ? rows.at(-1)?.id : undefined;
    },
    enabled,
    placeholderData: keepPreviousData, // what is shown stays until other variables have their answer
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
