import { ListPaginationContext, Pagination, useListContext, useListPaginationContext } from 'react-admin';
import { useListTotal } from './useListTotal.ts';

const ROWS_PER_PAGE = [25, 50, 100];

/** react-admin's pagination with the total once it is known; until then it pages by `hasNextPage`. */
export function ListPagination() {
  const total = useListTotal();
  const context = useListPaginationContext();
  const { data } = useListContext();
  if (!data?.length && context.page === 1) return null;
  return (
    <ListPaginationContext.Provider value={total === undefined ? context : { ...context, total }}>
      <Pagination rowsPerPageOptions={ROWS_PER_PAGE} />
    </ListPaginationContext.Provider>
  );
}
