import { useNavigate } from 'react-router-dom';
import { ActionsMenu, type MenuEntry } from '../components/ActionsMenu.tsx';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';
import { HistoryDialog } from '../history/HistoryDialog.tsx';
import { openViewAs, visibilityPath } from '../visibility/paths.ts';
import { LinkDialog } from './LinkDialog.tsx';

type Props = {
  user: { id: number; email: string; status: string; openInvitationId: number | null };
  /** The portal that the user belongs to; none for staff. */
  portal?: 'organization' | 'sponsor' | undefined;
};

/** The menu of a user's row: open invitation link, history, end all sessions. */
export function UserRecords({ user, portal }: Props) {
  const navigate = useNavigate();
  const { mutateAsync: endSessions } = useOperation('endUserSessions', { quiet: true });
  const { mutateAsync: resetSecondFactor } = useOperation('resetSecondFactor', { quiet: true });
  const invitation = user.status === 'invited' ? user.openInvitationId : null;
  const entries: MenuEntry[] = [
    ...(invitation
      ? [
          {
            label: 'Invitation link',
            icon: 'mail' as const,
            dialog: <LinkDialog kind="invitation" recordId={String(invitation)} of={user.email} />,
          },
        ]
      : []),
    ...(portal && user.status === 'active'
      ? [{ label: 'View as', icon: 'eye' as const, onClick: () => openViewAs(user.id, portal) }]
      : []),
    ...(portal
      ? [
          {
            label: 'Why can’t they see something?',
            icon: 'lock' as const,
            onClick: () => navigate(visibilityPath({ userId: user.id })),
          },
        ]
      : []),
    { label: 'History', icon: 'clock', dialog: <HistoryDialog record="users" id={user.id} of={user.email} /> },
    ...(user.status === 'active'
      ? [
          {
            label: 'Log out everywhere',
            icon: 'lock' as const,
            dialog: (
              <ConfirmDialog
                title="Log out everywhere"
                action="Log out everywhere"
                onConfirm={() => endSessions({ input: { userId: user.id } })}
              >
                <p>
                  Every session of <b>{user.email}</b> ends now, on all devices. The account stays and may log in again.
                </p>
              </ConfirmDialog>
            ),
          },
          {
            label: 'Reset second factor',
            icon: 'lock' as const,
            dialog: (
              <ConfirmDialog
                title="Reset second factor"
                action="Reset second factor"
                danger
                onConfirm={() => resetSecondFactor({ input: { userId: user.id } })}
              >
                <p>
                  Removes the passkeys, authenticator app and recovery codes of <b>{user.email}</b> and ends every
                  session. Make sure that it is really them who asks: afterwards their password alone logs them in. They
                  get an email.
                </p>
              </ConfirmDialog>
            ),
          },
        ]
      : []),
  ];
  return <ActionsMenu label={`More for ${user.email}`} icon="dots" iconOnly size="small" entries={entries} />;
}
