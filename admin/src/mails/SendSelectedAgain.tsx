import { Checkbox, FormControlLabel } from '@mui/material';
import { useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { formatNumber, pluralise } from '../../../ui/formats.ts';
import { IrreversibleNotice } from '../changes/IrreversibleNotice.tsx';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { DialogButton } from '../components/DialogButton.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';
import type { MailListRowFragment } from './generated/graphql.ts';

/** Resends the emails that are selected when it opens; those that may already have been sent only if staff confirm it (T22). */
function SendAgainDialog() {
  const { data, selectedIds, onUnselectItems } = useListContext<MailListRowFragment>();
  const [mailIds] = useState(() => selectedIds.map(String));
  const [uncertainToo, setUncertainToo] = useState(false);
  const { mutateAsync: sendAgain } = useOperation('sendMailsAgain', { quiet: true });
  const notify = useNotify();
  const uncertain = (data ?? []).filter(({ id, state }) => state === 'uncertain' && mailIds.includes(id)).length;
  const send = async () => {
    const { result } = (await sendAgain({ input: { mailIds, uncertainToo } })).sendMailsAgain;
    const queued = result?.queuedIds.length ?? 0;
    const left = mailIds.length - queued;
    notify(`${pluralise(queued, 'mail')} sent again.${left ? ` ${formatNumber(left)} skipped.` : ''}`);
    onUnselectItems();
  };
  return (
    <ConfirmDialog title={`Send ${pluralise(mailIds.length, 'mail')} again?`} action="Send again" onConfirm={send}>
      <p>Emails that were never sent or were refused will be sent again. Emails already sent will not.</p>
      <FormControlLabel
        control={<Checkbox checked={uncertainToo} onChange={(_event, checked) => setUncertainToo(checked)} />}
        label={`Also send those that may already have been sent${uncertain ? ` (${formatNumber(uncertain)} shown)` : ''}; their recipients may get a second copy`}
      />
      <IrreversibleNotice operation="sendMailsAgain" />
    </ConfirmDialog>
  );
}

/** Resends the selected emails after confirmation. */
export function SendSelectedAgain() {
  const { selectedIds } = useListContext();
  return (
    <DialogButton size="small" variant="outlined" dialog={<SendAgainDialog />}>
      Send {pluralise(selectedIds.length, 'mail')} again
    </DialogButton>
  );
}
