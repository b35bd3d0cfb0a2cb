import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext } from 'react-admin';
import type { ConsoleDataProvider } from '../dataProvider/dataProvider.ts';

/**
 * The number of records under the current filter, asked for beside the rows: no list waits for it, and sorting or paging
 * does not count again. Undefined until it is known.
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
