import { useContext } from 'react';
import { useListContext, useNotify, useStore } from 'react-admin';
import { ApiError, restError, send } from '../../../ui/graphql.ts';
import { messageOf } from '../dataProvider/errors.ts';
import { listOperation } from '../dataProvider/operationFor.ts';
import { saveResponse } from '../dataProvider/saveResponse.ts';
import { useAction } from '../dataProvider/useOperation.ts';
import { hiddenByDefault, shownColumns, TableContext } from './columns.ts';

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Downloads all pages of the current list as CSV or XLSX. The server runs the list's document with its filter, order
 * and search as the current user and exports the visible columns. Notifies on error.
 */
export function useExport() {
  const { resource, filterValues, filter: permanentFilter, sort } = useListContext();
  const columns = useContext(TableContext)?.columns;
  const [hidden] = useStore<string[] | undefined>(`${resource}.datatable`);
  const [ranks] = useStore<number[] | undefined>(`${resource}.datatable_columnRanks`);
  const notify = useNotify();
  return useAction(
    async (format: 'csv' | 'xlsx') => {
      const all = columns?.current ?? [];
      const { document, variables } = listOperation(resource, {
        filter: { ...filterValues, ...permanentFilter },
        sort,
      });
      const response = await send(`/exports/${kebabCase(resource)}.${format}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          documentId: document.id,
          variables,
          columns: shownColumns(all, hidden ?? hiddenByDefault(all), ranks),
        }),
      });
      if (!response.ok) throw restError(response.status, await response.json().catch(() => null));
      await saveResponse(response, `${kebabCase(resource)}.${format}`);
    },
    {
      quiet: true,
      onError: (error) => notify(error instanceof ApiError ? error.message : messageOf(error), { type: 'error' }),
    },
  );
}
