import { useContext } from 'react';
import { useCreate, useListContext, useNotify } from 'react-admin';
import { messageOf } from '../dataProvider/errors.ts';
import { listOperation } from '../dataProvider/operationFor.ts';
import { hiddenByDefault, shownColumns, TableContext } from './columns.ts';
import type { ListViewRowFragment } from './generated/graphql.ts';
import type { View } from './view.ts';

/**
 * Copies the secret address at which spreadsheets and reports read a saved view: its rows, order and columns, as an
 * export would have them when the address is first copied. Notifies of the outcome.
 */
export function useCopyFeed() {
  const { resource, filter: permanentFilter } = useListContext();
  const columns = useContext(TableContext)?.columns;
  const [create] = useCreate();
  const notify = useNotify();
  return async ({ id, view, feeds: [feed] }: ListViewRowFragment & { view: View }) => {
    const all = columns?.current ?? [];
    const { variables } = listOperation(resource, { filter: { ...view.filter, ...permanentFilter }, sort: view.sort });
    const request = {
      variables,
      columns: shownColumns(all, view.hidden ?? hiddenByDefault(all), view.ranks ?? undefined),
    };
    try {
      const { token } = feed ?? (await create('feeds', { data: { listViewId: id, request } }, { returnPromise: true }));
      await navigator.clipboard.writeText(`${location.origin}/feeds/${token}.csv`);
      notify('Address copied. Anyone who has it can read this view, for as long as you can.', { type: 'success' });
    } catch (error) {
      // a browser that does not allow copying
      const text = error instanceof DOMException ? 'Copy the address at “API keys and feeds”.' : messageOf(error);
      notify(text, { type: 'warning' });
    }
  };
}
