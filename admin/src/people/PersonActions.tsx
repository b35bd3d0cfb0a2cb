import { Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { IrreversibleNotice } from '../changes/IrreversibleNotice.tsx';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { DialogButton, useDialog } from '../components/DialogButton.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';
import { UserRecords } from '../links/UserRecords.tsx';

export type Person = { id: number; email: string; status: string; openInvitationId: number | null };

type Props = {
  user: Person;
  /** Confirms a user who joined through an offer's link. */
  onConfirm?: (() => Promise<unknown>) | undefined;
  onRemove: () => Promise<unknown>;
  /** What happens to a removed user, shown after their email address. */
  removal: ReactNode;
  /** Users cannot remove themselves. */
  self?: boolean;
  /** The portal that the user belongs to; none for staff. */
  portal?: 'organization' | 'sponsor';
};

/** Actions for a user of an organization, a sponsor or the staff: invite again, remove, and their records. */
export function PersonActions({ user, onConfirm, onRemove, removal, self = false, portal }: Props) {
  const [dialog, openDialog] = useDialog(); // It stays when the user's status changes.
  const { mutateAsync: resend } = useOperation('resendUserInvite', { quiet: true });
  return (
    <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'flex-end', flexWrap: 'wrap' }}>
      {onConfirm ? (
        <DialogButton
          size="small"
          onOpen={openDialog}
          aria-label={`Confirm ${user.email}`}
          dialog={
            <ConfirmDialog title="Confirm user" action="Confirm user" onConfirm={onConfirm}>
              <p>
                <b>{user.email}</b> accepted an offer with a link that was mailed to the organization. Anybody who was
                given the email could have done so.
              </p>
              <p>
                Ask the organization first. Once confirmed, this person can change contacts and addresses and add users.
              </p>
            </ConfirmDialog>
          }
        >
          Confirm
        </DialogButton>
      ) : null}
      {user.status === 'invited' ? (
        <DialogButton
          size="small"
          aria-label={`Resend invite to ${user.email}`}
          onOpen={openDialog}
          dialog={
            <ConfirmDialog
              title="Resend invite"
              action="Resend invite"
              onConfirm={() => resend({ input: { userId: user.id } })}
            >
              <p>
                A new invitation goes to <b>{user.email}</b>; the link in the earlier one stops working.
              </p>
              <IrreversibleNotice operation="resendUserInvite" />
            </ConfirmDialog>
          }
        >
          Resend invite
        </DialogButton>
      ) : null}
      {self ? (
        <Typography component="span" color="text.secondary">
          You
        </Typography>
      ) : (
        <DialogButton
          size="small"
          aria-label={`Remove ${user.email}`}
          dialog={
            <ConfirmDialog title="Remove user" action="Remove user" danger onConfirm={onRemove}>
              <p>
                <b>{user.email}</b> {removal}
              </p>
            </ConfirmDialog>
          }
        >
          Remove
        </DialogButton>
      )}
      <UserRecords user={user} portal={portal} />
      {dialog}
    </Stack>
  );
}
