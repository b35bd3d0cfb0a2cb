import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { pluralise } from '../../../ui/formats.ts';
import { NewRunDialog } from '../checkRuns/NewRunDialog.tsx';
import { DecideSelected } from './DecideSelected.tsx';
import type { CheckListRowFragment } from './generated/graphql.ts';
import { MailedDialog } from './MailedDialog.tsx';

/** Bulk actions for checks: decide pending ones, print approved ones, mark printed ones as mailed. */
export function SelectedActions() {
  const { data = [], selectedIds, onUnselectItems } = useListContext<CheckListRowFragment>();
  const [activeDialog, setActiveDialog] = useState<'print' | 'mail' | null>(null);
  const idsIn = (wanted: string) =>
    data.filter(({ id, state }) => selectedIds.includes(id) && state === wanted).map(({ id }) => id);
  const [approved, printed] = [idsIn('approved'), idsIn('printed')];
  const close = () => setActiveDialog(null);
  return (
    <>
      <DecideSelected />
      {approved.length ? (
        <Button size="small" variant="contained" onClick={() => setActiveDialog('print')}>
          Print {pluralise(approved.length, 'check')}
        </Button>
      ) : null}
      {printed.length ? (
        <Button size="small" variant="contained" onClick={() => setActiveDialog('mail')}>
          Mark {pluralise(printed.length, 'check')} as mailed
        </Button>
      ) : null}
      {activeDialog === 'print' ? <NewRunDialog checkIds={approved} onClose={close} /> : null}
      {activeDialog === 'mail' ? <MailedDialog checkIds={printed} onMailed={onUnselectItems} onClose={close} /> : null}
    </>
  );
}
