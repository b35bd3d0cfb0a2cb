import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../dataProvider/dataProvider.ts';
import { reading } from '../dataProvider/errors.ts';
import type { PropertyFragment } from './generated/graphql.ts';

/** Pages of 100 that are fetched at once; further ones as the list is scrolled. */
const EAGER_PAGES = 10;

/**
 * The campaign's matching properties, page by page from the cursor "*" (B-256). `mapped`: those for the map, which is drawn
 * for the first page and for the last eager one, not for each between them. `retry` repeats what failed.
 */
export function useProperties(campaignId: number) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const query = useInfiniteQuery({
    queryKey: ['prospectiveSponsorableProperties', campaignId],
    queryFn: ({ pageParam, signal }) =>
      reading(() => dataProvider.prospectiveSponsorableProperties({ campaignId, cursor: pageParam }, { signal })),
    enabled: Number.isInteger(campaignId),
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
  const mapped = useRef<PropertyFragment[]>([]);
  if (!hasNextPage || count >= EAGER_PAGES || count <= 1) mapped.current = properties;
  return {
    ...query,
    properties,
    mapped: mapped.current,
    loaded: data !== undefined && !hasNextPage,
    retry: () => void (data ? fetchNextPage() : refetch()),
  };
}
