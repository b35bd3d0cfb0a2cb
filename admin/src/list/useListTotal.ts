import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext } from 'react-admin';
import { formatNumber } from '../../../ui/formats.ts';
import { LARGE_LIST } from '../../../ui/largeList.ts';
import type { ConsoleDataProvider } from '../dataProvider/dataProvider.ts';

/** Queries the list's current filter by `getTotal` or `isLarge`, separately from the rows; undefined while loading. */
function useCounted<Method extends 'getTotal' | 'isLarge'>(method: Method, enabled = true) {
  const { resource, filterValues, filter: permanentFilter } = useListContext();
  const filter = { ...filterValues, ...permanentFilter };
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data } = useQuery({
    queryKey: [resource, method, filter],
    queryFn: async ({ signal }) => (await dataProvider[method](resource, { filter, signal })) ?? null,
    enabled,
  });
  return data ?? undefined;
}

/**
 * The number of records that match the current filter: lists do not wait for it, and sorting and paging do not count
 * again. Undefined while loading.
 */
export const useListTotal = () => useCounted('getTotal') as number | undefined;

/** The total as text. While a long list is being counted, "10,000+"; an ellipsis until that is known. */
export function useListTotalText(): string {
  const total = useListTotal();
  const isLarge = useCounted('isLarge', total === undefined);
  if (total !== undefined) return formatNumber(total);
  return isLarge ? `${formatNumber(LARGE_LIST)}+` : '…';
}
