/** What a row of a person has beside its own actions: the open invitation's link, the history, and an end to all sessions. */
import { useState } from 'react';
import { useCall } from '../api/hooks.ts';
import { HistoryModal } from '../history/History.tsx';
import { Menu, type MenuEntry } from '../kit/Menu.tsx';
import { Confirm } from '../kit/Modal.tsx';
import { EndUserSessionsDocument } from './documents.ts';
import { LinkModal } from './LinkModal.tsx';

export function UserRecords({
  user,
}: {
  user: { id: number; email: string; status: string; openInvitationId: number | null };
}) {
  const [asked, setAsked] = useState<'link' | 'history' | 'sessions' | null>(null);
  const { call } = useCall(EndUserSessionsDocument, { quiet: true });
  const close = () => setAsked(null);
  const invitation = user.status === 'invited' ? user.openInvitationId : null;
  const entries: MenuEntry[] = [
    ...(invitation ? [{ label: 'Invitation link', icon: 'mail' as const, onClick: () => setAsked('link') }] : []),
    { label: 'History', icon: 'clock', onClick: () => setAsked('history') },
    ...(user.status === 'active'
      ? [{ label: 'Log out everywhere', icon: 'lock' as const, onClick: () => setAsked('sessions') }]
      : []),
  ];
  return (
    <>
      <Menu label={`More for ${user.email}`} icon="dots" iconOnly small look="bare" entries={entries} />
      {asked === 'link' && invitation ? (
        <LinkModal kind="invitation" recordId={String(invitation)} of={user.email} onClose={close} />
      ) : null}
      {asked === 'sessions' ? (
        <Confirm
          title="Log out everywhere"
          action="Log out everywhere"
          onConfirm={() => call({ input: { userId: user.id } })}
          onClose={close}
        >
          <p>
            Every session of <b>{user.email}</b> ends now, on all devices. The account stays and may log in again.
          </p>
        </Confirm>
      ) : null}
      {asked === 'history' ? <HistoryModal record="users" id={user.id} of={user.email} onClose={close} /> : null}
    </>
  );
}
