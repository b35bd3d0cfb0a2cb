import { Stack, Typography } from '@mui/material';
import { IrreversibleNotice } from '../changes/IrreversibleNotice.tsx';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { DialogButton, useDialog } from '../components/DialogButton.tsx';
import { Icon } from '../components/Icon.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';
import type { MailRowFragment } from './generated/graphql.ts';
import { kindName } from './kinds.ts';
import { MailContentDialog } from './MailContentDialog.tsx';
import { UseAddressDialog } from './UseAddressDialog.tsx';

type Props = {
  mail: MailRowFragment;
  /** The page shows a warning about this address that has the same action. */
  warned?: boolean;
};

/** Actions for an email: read it, resend it if that cannot create a duplicate, unblock an address that rejected it. */
export function MailActions({ mail, warned = false }: Props) {
  const { kind, recipient, reason, state, maySendAgain } = mail;
  const [dialog, openDialog] = useDialog(); // It stays when what its button needs changes.
  const { mutateAsync: sendAgain } = useOperation('sendMailAgain', { quiet: true });
  return (
    <Stack direction="row" sx={{ gap: 0.75, flexWrap: 'wrap', justifyContent: { sm: 'flex-end' } }}>
      <DialogButton
        size="small"
        startIcon={<Icon name="eye" />}
        aria-label={`Read ${kindName(kind)} to ${recipient || 'nobody'}`}
        dialog={<MailContentDialog mail={mail} />}
      >
        Read
      </DialogButton>
      {maySendAgain ? (
        <DialogButton
          size="small"
          aria-label={`Send again to ${recipient}`}
          onOpen={openDialog}
          dialog={
            <ConfirmDialog
              title="Send this email again?"
              action="Send again"
              onConfirm={() => sendAgain({ input: { id: mail.id } })}
            >
              <p>
                <b>{kindName(kind)}</b> is sent to <b>{recipient}</b> again.
              </p>
              <IrreversibleNotice operation="sendMailAgain" />
              {reason ? (
                <Typography variant="body2" color="text.secondary">
                  It was not sent before: {reason}
                </Typography>
              ) : null}
            </ConfirmDialog>
          }
        >
          Send again
        </DialogButton>
      ) : null}
      {state === 'refused' && !maySendAgain && !warned ? (
        <DialogButton
          size="small"
          aria-label={`Use address again ${recipient}`}
          onOpen={openDialog}
          dialog={<UseAddressDialog address={recipient} detail={reason} />}
        >
          Use address again
        </DialogButton>
      ) : null}
      {dialog}
    </Stack>
  );
}
