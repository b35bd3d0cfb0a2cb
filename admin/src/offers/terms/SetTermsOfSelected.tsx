import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { pluralise } from '../../../../ui/formats.ts';
import { useDialog } from '../../components/DialogButton.tsx';
import { TermsDialog } from './TermsDialog.tsx';

/** Opens the dialog that sets value and assets of the selected offers. */
export function SetTermsOfSelected() {
  const { selectedIds, onUnselectItems } = useListContext();
  const [dialog, openDialog] = useDialog();
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        onClick={() => openDialog(<TermsDialog offerIds={selectedIds} onDone={() => onUnselectItems()} />)}
      >
        Set value and assets of {pluralise(selectedIds.length, 'offer')}
      </Button>
      {dialog}
    </>
  );
}
