import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext } from 'react-admin';
import type { ConsoleDataProvider } from '../dataProvider/dataProvider.ts';

/**
 * The number of records that match the current filter, queried separately: lists do not wait for it, and sorting and
 * paging do not count again. Undefined while loading.
 */
export function useListTotal(): number | undefined {
  const { resource, filterValues, filter: permanentFilter } = useListContext();
  const filter = { ...filterValues, ...permanentFilter };
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data } = useQuery({
    queryKey: [resource, 'getTotal', filter],
    queryFn: async ({ signal }) => (await dataProvider.getTotal(resource, { filter, signal })) ?? null,
  });
  return data ?? undefined;
}
