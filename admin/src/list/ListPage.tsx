import { Box, Card } from '@mui/material';
import { type ReactElement, type ReactNode, useMemo, useRef, useState } from 'react';
import { type FilterPayload, ListBase, type SortPayload, useListContext } from 'react-admin';
import { Navigate, useSearchParams } from 'react-router-dom';
import { DialogOutlet } from '../components/DialogButton.tsx';
import { PageHeader, type PageHeaderProps } from '../layout/PageHeader.tsx';
import type { Shortcut } from '../layout/Shortcuts.tsx';
import { type ColumnInfo, TableContext } from './columns.ts';
import { ListContent } from './ListContent.tsx';
import { ListPagination } from './ListPagination.tsx';
import { ListSearch } from './ListSearch.tsx';
import { ListSetters } from './ListSetters.tsx';
import { ListShortcuts } from './ListShortcuts.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { useDefaultView } from './useDefaultView.ts';
import { useListTotalText } from './useListTotal.ts';

export type ListPageProps = {
  /** By default the resource in context. */
  resource?: string;
  /** The page's title; receives the total; while loading, "10,000+" or an ellipsis. */
  title: (total: string) => ReactNode;
  sort: SortPayload;
  /** react-admin inputs; those with `alwaysOn` are in the toolbar, the others under "Add filter". */
  filters?: ReactElement[];
  /** Permanent conditions, not shown. */
  filter?: FilterPayload;
  filterDefaultValues?: FilterPayload;
  /** Label of the search, which tolerates typos; without a label there is no search. */
  searchLabel?: string;
  /** Replaces the search. */
  search?: ReactNode;
  /** Shown if the list is empty and has no filter other than its default. */
  empty?: ReactNode;
  /** Message if nothing matches, instead of the usual one. */
  noMatches?: string;
  /** Additional shortcuts of this list. */
  shortcuts?: readonly Shortcut[];
  /** Shown above the list. */
  above?: ReactNode;
  /** Shown next to the rows, such as a preview. */
  aside?: ReactNode;
  /** Never served from the cache (B-394). */
  noCache?: boolean;
  /** A RecordTable. */
  children: ReactNode;
} & Pick<PageHeaderProps, 'actions' | 'back' | 'documentTitle' | 'tabs'>;

function Page(props: ListPageProps & { selectable: boolean }) {
  const {
    title,
    filters = [],
    filterDefaultValues,
    searchLabel,
    actions,
    back,
    tabs,
    empty,
    noMatches,
    above,
    aside,
    children,
  } = props;
  const { sort } = useListContext();
  const total = useListTotalText();
  return (
    <>
      <PageHeader
        title={title(total)}
        actions={actions}
        {...(props.documentTitle ? { documentTitle: props.documentTitle } : {})}
        {...(back ? { back } : {})}
        {...(tabs ? { tabs } : {})}
        badges={props.search ?? (searchLabel ? <ListSearch label={searchLabel} /> : null)}
      />
      {above}
      <Box sx={{ p: { xs: 0, sm: 3 }, minWidth: 0, display: 'flex', gap: 2, alignItems: 'flex-start' }}>
        <Card sx={{ flex: 1, minWidth: 0, overflow: 'clip' }}>
          <ListToolbar filters={filters} defaultSort={sort} />
          <ListContent empty={empty} defaultFilter={filterDefaultValues} {...(noMatches ? { noMatches } : {})}>
            {children}
          </ListContent>
          <ListPagination />
        </Card>
        {aside}
      </Box>
      <ListShortcuts
        selectable={props.selectable}
        searchable={Boolean(props.search ?? searchLabel)}
        more={props.shortcuts ?? []}
      />
    </>
  );
}

type StateProps = Pick<ListPageProps, 'resource' | 'filter' | 'filterDefaultValues' | 'sort' | 'noCache'> & {
  perPage?: number;
  /** Receives whether the table's rows have checkboxes. */
  children: (selectable: boolean) => ReactNode;
};

/** The state of a list, in the URL; without one the user's default view. For a list that is only a part of its page. */
export function ListState({
  resource,
  filter,
  filterDefaultValues,
  sort,
  noCache,
  perPage = 25,
  children,
}: StateProps) {
  const view = useDefaultView(resource);
  const columns = useRef<ColumnInfo[]>([]);
  const [selectable, setSelectable] = useState(false);
  const table = useMemo(() => ({ columns, setSelectable }), []);
  const [query] = useSearchParams();
  const defaultFilter = view?.filter ?? filterDefaultValues;
  // react-admin treats any query parameter as a complete list state.
  if (defaultFilter && query.size && !query.has('filter')) {
    const search = new URLSearchParams([...query, ['filter', JSON.stringify(defaultFilter)]]).toString();
    return <Navigate to={{ search }} replace />;
  }
  return (
    <ListBase
      {...(resource ? { resource } : {})}
      {...(filter ? { filter } : {})}
      {...(noCache ? { queryOptions: { gcTime: 0 } } : {})}
      sort={view?.sort ?? sort}
      perPage={view?.perPage ?? perPage}
      filterDefaultValues={defaultFilter ?? {}}
    >
      <ListSetters>
        <TableContext.Provider value={table}>
          <DialogOutlet>{children(selectable)}</DialogOutlet>
        </TableContext.Provider>
      </ListSetters>
    </ListBase>
  );
}

/**
 * The page of every list: search, filters, saved views, columns, density, export, table, total, pagination, shortcuts.
 * Its state is in the URL; without one it opens with the user's default view.
 */
export const ListPage = (props: ListPageProps) => (
  <ListState {...props}>{(selectable) => <Page {...props} selectable={selectable} />}</ListState>
);
