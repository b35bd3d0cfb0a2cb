import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../dataProvider/dataProvider.ts';
import { reading } from '../dataProvider/errors.ts';
import type { PropertyFragment } from './generated/graphql.ts';
import type { Narrowing } from './listFilter.ts';

/** Pages of 100 that are fetched at once; further ones as the list is scrolled. */
const EAGER_PAGES = 10;

/**
 * The campaign's matching properties that the list is narrowed to, page by page from the cursor "*" (B-256). `loaded`: these are all.
 * `retry` repeats what failed.
 */
export function useProperties(campaignId: number, narrowing: Narrowing) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const query = useInfiniteQuery({
    queryKey: ['prospectiveSponsorableProperties', campaignId, narrowing],
    queryFn: ({ pageParam, signal }) =>
      reading(() =>
        dataProvider.prospectiveSponsorableProperties({ campaignId, cursor: pageParam, ...narrowing }, { signal }),
      ),
    enabled: Number.isInteger(campaignId),
    placeholderData: keepPreviousData,
    initialPageParam: '*',
    getNextPageParam: ({ prospectiveSponsorableProperties: page }) =>
      !page || page.lastPage ? undefined : page.nextCursor,
  });
  const { data, hasNextPage, isFetching, isError, fetchNextPage, refetch } = query;
  const count = data?.pages.length ?? 0;
  useEffect(() => {
    // a page that failed is repeated on request only
    if (hasNextPage && !isFetching && !isError && count < EAGER_PAGES) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage, count]);
  const properties = useMemo<PropertyFragment[]>(
    () => data?.pages.flatMap((page) => page.prospectiveSponsorableProperties?.sponsorableProperties ?? []) ?? [],
    [data],
  );
  return {
    ...query,
    properties,
    loaded: data !== undefined && !query.isPlaceholderData && !hasNextPage,
    retry: () => void (data ? fetchNextPage() : refetch()),
  };
}
