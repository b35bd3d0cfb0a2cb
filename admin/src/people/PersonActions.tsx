import { type ReactNode, useState } from 'react';
import { Button } from '../kit/Button.tsx';
import { Confirm } from '../kit/Modal.tsx';
import { UserRecords } from '../links/UserRecords.tsx';

type Props = {
  user: { id: number; email: string; status: string; openInvitationId: number | null };
  onResend: () => Promise<unknown>;
  onRemove: () => Promise<unknown>;
  /** What becomes of somebody who is removed, after their address. */
  removal: ReactNode;
  /** Nobody removes themselves. */
  self?: boolean;
};

/** What is done with a person of an organization, a sponsor or the staff: invite again, remove, and their records. */
export function PersonActions({ user, onResend, onRemove, removal, self = false }: Props) {
  const [asked, setAsked] = useState<'remove' | 'resend' | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      {user.status === 'invited' ? (
        <Button small look="bare" onClick={() => setAsked('resend')}>
          Resend invite<span className="vh"> to {user.email}</span>
        </Button>
      ) : null}
      {self ? (
        <span className="none">You</span>
      ) : (
        <Button small look="bare" onClick={() => setAsked('remove')} aria-label={`Remove ${user.email}`}>
          Remove
        </Button>
      )}
      <UserRecords user={user} />
      {asked === 'remove' ? (
        <Confirm title="Remove user" action="Remove user" danger onConfirm={onRemove} onClose={close}>
          <p>
            <b>{user.email}</b> {removal}
          </p>
        </Confirm>
      ) : null}
      {asked === 'resend' ? (
        <Confirm title="Resend invite" action="Resend invite" onConfirm={onResend} onClose={close}>
          <p>
            A new invitation goes to <b>{user.email}</b>; the link in the earlier one stops working.
          </p>
        </Confirm>
      ) : null}
    </>
  );
}
