import { useListContext } from 'react-admin';
import { pluralise } from '../../../../ui/formats.ts';
import { DialogButton, useDialog } from '../../components/DialogButton.tsx';
import { TermsDialog } from './TermsDialog.tsx';

/** Opens the dialog that sets value and assets of the selected offers. */
export function SetTermsOfSelected() {
  const { selectedIds, onUnselectItems } = useListContext();
  const [dialog, openDialog] = useDialog();
  return (
    <>
      <DialogButton
        size="small"
        variant="outlined"
        onOpen={openDialog}
        dialog={<TermsDialog offerIds={selectedIds} onDone={() => onUnselectItems()} />}
      >
        Set value and assets of {pluralise(selectedIds.length, 'offer')}
      </DialogButton>
      {dialog}
    </>
  );
}
