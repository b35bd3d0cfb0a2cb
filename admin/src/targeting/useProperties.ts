import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { request } from '../../../ui/graphql.ts';
import { reading } from '../api/errors.ts';
import { ProspectivePropertiesDocument } from './documents.ts';
import type { Property } from './types.ts';

/** Pages of 100 that are fetched without being asked for; more come as the list is scrolled. */
const EAGER_PAGES = 10;

/** The campaign's matching properties, page by page from the cursor "*" (B-256). */
export function useProperties(campaignId: number) {
  const query = useInfiniteQuery({
    queryKey: ['ProspectiveSponsorableProperties', campaignId],
    queryFn: ({ pageParam, signal }) =>
      reading(() => request(ProspectivePropertiesDocument, { campaignId, cursor: pageParam }, { signal })),
    enabled: Number.isInteger(campaignId),
    initialPageParam: '*',
    getNextPageParam: (last) => {
      const page = last.prospectiveSponsorableProperties;
      return !page || page.lastPage ? undefined : page.nextCursor;
    },
  });
  const pages = query.data?.pages ?? [];
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    // a page that could not be read is asked again by somebody who wants it, not for ever by itself
    if (hasNextPage && !isFetching && !isError && pages.length < EAGER_PAGES) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage, pages.length]);
  const { data } = query;
  const properties = useMemo<Property[]>(
    () => data?.pages.flatMap((page) => page.prospectiveSponsorableProperties?.sponsorableProperties ?? []) ?? [],
    [data],
  );
  // The map is drawn for the first page and for the last of those that come by themselves, not for each between them.
  const drawn = useRef<Property[]>([]);
  const more = Boolean(hasNextPage) && pages.length < EAGER_PAGES;
  if (!more || pages.length <= 1) drawn.current = properties;
  const again = () => void (query.data ? fetchNextPage() : query.refetch());
  return { ...query, properties, again, drawn: drawn.current, loaded: !hasNextPage && query.data !== undefined };
}
