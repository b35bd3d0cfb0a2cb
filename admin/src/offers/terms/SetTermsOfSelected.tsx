import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { pluralise } from '../../../../ui/formats.ts';
import { TermsDialog } from './TermsDialog.tsx';

/** Opens the dialog that sets value and assets of the selected offers. */
export function SetTermsOfSelected() {
  const { selectedIds, onUnselectItems } = useListContext();
  const [offerIds, setOfferIds] = useState<readonly number[] | null>(null);
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOfferIds(selectedIds)}>
        Set value and assets of {pluralise(selectedIds.length, 'offer')}
      </Button>
      {offerIds ? (
        <TermsDialog offerIds={offerIds} onClose={() => setOfferIds(null)} onDone={() => onUnselectItems()} />
      ) : null}
    </>
  );
}
