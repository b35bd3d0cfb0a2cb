import { useListContext } from 'react-admin';
import { pluralise } from '../../../ui/formats.ts';
import { NewRunDialog } from '../checkRuns/NewRunDialog.tsx';
import { DialogButton, useDialog } from '../components/DialogButton.tsx';
import { DecideSelected } from './DecideSelected.tsx';
import type { CheckListRowFragment } from './generated/graphql.ts';
import { MailedDialog } from './MailedDialog.tsx';

/** Bulk actions for checks: decide pending ones, print approved ones, mark printed ones as mailed. */
export function SelectedActions() {
  const { data = [], selectedIds, onUnselectItems } = useListContext<CheckListRowFragment>();
  const [dialog, openDialog] = useDialog();
  const button = { size: 'small', variant: 'contained', onOpen: openDialog } as const;
  const idsIn = (wanted: string) =>
    data
      .filter(({ id, state, payoutMethod }) => selectedIds.includes(id) && state === wanted && payoutMethod === 'check')
      .map(({ id }) => id);
  const [approved, printed] = [idsIn('approved'), idsIn('printed')];
  return (
    <>
      <DecideSelected />
      {approved.length ? (
        <DialogButton {...button} dialog={<NewRunDialog checkIds={approved} />}>
          Print {pluralise(approved.length, 'check')}
        </DialogButton>
      ) : null}
      {printed.length ? (
        <DialogButton {...button} dialog={<MailedDialog checkIds={printed} onMailed={onUnselectItems} />}>
          Mark {pluralise(printed.length, 'check')} as mailed
        </DialogButton>
      ) : null}
      {dialog}
    </>
  );
}
