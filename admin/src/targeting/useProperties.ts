import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../dataProvider/dataProvider.ts';
import { timedQuery } from '../dataProvider/errors.ts';
import type { PropertyFragment } from './generated/graphql.ts';
import type { Narrowing } from './listFilter.ts';

/** Pages of 100 fetched at first; more while scrolling. */
const EAGER_PAGES = 10;

/**
 * The campaign's matching properties under the list's filter, page by page from cursor "*" (B-256). `loaded`: all pages
 * are loaded. `retry` refetches failed pages.
 */
export function useProperties(campaignId: number, narrowing: Narrowing) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const query = useInfiniteQuery({
    queryKey: ['prospectiveSponsorableProperties', campaignId, narrowing],
    queryFn: ({ pageParam, signal }) =>
      timedQuery(() =>
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
    // A failed page is refetched only on request.
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
