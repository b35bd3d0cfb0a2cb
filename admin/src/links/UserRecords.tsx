/** What a row of a person has beside its own actions: the open invitation's link, and the history. */
import { useState } from 'react';
import { HistoryModal } from '../history/History.tsx';
import { Menu, type MenuEntry } from '../kit/Menu.tsx';
import { LinkModal } from './LinkModal.tsx';

export function UserRecords({
  user,
}: {
  user: { id: number; email: string; status: string; openInvitationId: number | null };
}) {
  const [asked, setAsked] = useState<'link' | 'history' | null>(null);
  const close = () => setAsked(null);
  const invitation = user.status === 'invited' ? user.openInvitationId : null;
  const entries: MenuEntry[] = [
    ...(invitation ? [{ label: 'Invitation link', icon: 'mail' as const, onClick: () => setAsked('link') }] : []),
    { label: 'History', icon: 'clock', onClick: () => setAsked('history') },
  ];
  return (
    <>
      <Menu label={`More for ${user.email}`} icon="dots" iconOnly small look="bare" entries={entries} />
      {asked === 'link' && invitation ? (
        <LinkModal kind="invitation" recordId={String(invitation)} of={user.email} onClose={close} />
      ) : null}
      {asked === 'history' ? <HistoryModal record="users" id={user.id} of={user.email} onClose={close} /> : null}
    </>
  );
}
