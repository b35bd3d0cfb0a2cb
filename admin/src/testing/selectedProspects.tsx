import { ListContextProvider } from 'react-admin';
import { useDialog } from '../components/DialogButton.tsx';
import type { ProspectFragment } from '../prospecting/generated/graphql.ts';
import { ProspectActions } from '../prospecting/ProspectActions.tsx';

type Props = { selected: readonly ProspectFragment[]; onDone?: () => void };

/** The bulk actions of selected offers with their dialogs; `onDone` is called when the selection ends. */
export function SelectedProspects({ selected, onDone = () => undefined }: Props) {
  const [dialog, openDialog] = useDialog();
  const rows = selected.map((offer) => ({ id: offer.id, offer }));
  const list = { data: rows, selectedIds: rows.map(({ id }) => id), onUnselectItems: onDone };
  return (
    <>
      <ListContextProvider value={list as never}>
        <ProspectActions onOpen={openDialog} />
      </ListContextProvider>
      {dialog}
    </>
  );
}
