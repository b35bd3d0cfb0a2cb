import { useState } from 'react';
import { formatInstant } from '../../../ui/formats.ts';
import { currentClaims } from '../../../ui/session.ts';
import { useCall, useDocument } from '../api/hooks.ts';
import { mayOpen } from '../auth/authProvider.ts';
import { GoHome } from '../auth/GoHome.tsx';
import { Badge } from '../kit/Badge.tsx';
import { Block, Empty, Loading } from '../kit/Block.tsx';
import { Button } from '../kit/Button.tsx';
import { Head } from '../kit/Head.tsx';
import { inviteFailure } from '../kit/InviteModal.tsx';
import { SelectIn, TextIn } from '../kit/inputs.tsx';
import { Confirm, FormModal } from '../kit/Modal.tsx';
import { Problem } from '../layout/Problem.tsx';
import { UserRecords } from '../links/UserRecords.tsx';
import {
  InviteStaffUserDocument,
  RemoveStaffUserDocument,
  ResendStaffUserInviteDocument,
  type StaffUser,
  StaffUsersDocument,
} from './documents.ts';

const roles = [
  { id: 'admin', name: 'Admin' },
  { id: 'superadmin', name: 'Superadmin: also approves checks and invites staff' },
];
const looks: Record<string, { tone: 'confirmed' | 'inactive'; glyph: 'confirmed' | 'clock'; name: string }> = {
  active: { tone: 'confirmed', glyph: 'confirmed', name: 'Active' },
  invited: { tone: 'inactive', glyph: 'clock', name: 'Invited' },
};
type Asked = { kind: 'remove' | 'resend'; user: StaffUser };

function Row({ user, onAsk }: { user: StaffUser; onAsk: (asked: Asked) => void }) {
  const look = looks[user.status] ?? { tone: 'inactive', glyph: 'clock', name: 'Deactivated' };
  return (
    <tr>
      <td className="full">{user.email}</td>
      <td data-l="Name">{user.name ?? <span className="none">–</span>}</td>
      <td data-l="Role">{user.role === 'superadmin' ? 'Superadmin' : 'Admin'}</td>
      <td data-l="Status">
        <Badge tone={look.tone} glyph={look.glyph}>
          {look.name}
        </Badge>
      </td>
      <td data-l="Last Login">{formatInstant(user.lastLogin) || 'Never'}</td>
      <td className="num full">
        {user.status === 'invited' ? (
          <Button small look="bare" onClick={() => onAsk({ kind: 'resend', user })}>
            Resend invite<span className="vh"> to {user.email}</span>
          </Button>
        ) : null}
        {String(user.id) === currentClaims()?.sub ? (
          <span className="none">You</span>
        ) : (
          <Button small look="bare" onClick={() => onAsk({ kind: 'remove', user })} aria-label={`Remove ${user.email}`}>
            Remove
          </Button>
        )}
        <UserRecords user={user} />
      </td>
    </tr>
  );
}

/** Everybody who works here; superadmins invite and remove. */
export function StaffList() {
  const allowed = mayOpen('superadmin');
  const { data, error, refetch } = useDocument(StaffUsersDocument, { employee: true }, { enabled: allowed });
  const [inviting, setInviting] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const invite = useCall(InviteStaffUserDocument, { quiet: true });
  const resend = useCall(ResendStaffUserInviteDocument, { quiet: true });
  const remove = useCall(RemoveStaffUserDocument, { quiet: true });
  if (!allowed) return <GoHome neededRole="superadmin" />;
  if (error) return <Problem error={error} retry={refetch} />;
  const users = data?.users
    .filter((user) => user.status !== 'deactivated')
    .sort((a, b) => a.email.localeCompare(b.email));
  const close = () => setAsked(null);
  return (
    <>
      <Head
        title="Staff"
        acts={
          <Button icon="plus" onClick={() => setInviting(true)}>
            Add User
          </Button>
        }
      />
      <div className="body">
        <Block label="Staff">
          {users ? null : <Loading />}
          {users?.length === 0 ? <Empty>There is nobody yet.</Empty> : null}
          {users?.length ? (
            <table className="grid">
              <caption className="vh">Staff</caption>
              <thead>
                <tr>
                  {['Email', 'Name', 'Role', 'Status', 'Last Login'].map((heading) => (
                    <th key={heading} scope="col">
                      {heading}
                    </th>
                  ))}
                  <th scope="col" className="num">
                    Actions
                  </th>
                </tr>
              </thead>
              <tbody>
                {users.map((user) => (
                  <Row key={user.id} user={user} onAsk={setAsked} />
                ))}
              </tbody>
            </table>
          ) : null}
        </Block>
      </div>
      {inviting ? (
        <FormModal
          title="Add a member of staff"
          size="small"
          action="Send invitation"
          busyAction="Sending..."
          defaults={{ role: 'admin' }}
          required={['email', 'role']}
          onSubmit={({ email, role }: { email: string; role: string }) =>
            invite.call({ input: { email: email.trim(), role } })
          }
          wording={(failure) => inviteFailure(failure, 'team')}
          onClose={() => setInviting(false)}
        >
          <TextIn
            source="email"
            label="Email"
            type="email"
            need
            autoFocus
            hint="An invitation is sent to this address."
          />
          <SelectIn source="role" label="Role" need choices={roles} />
        </FormModal>
      ) : null}
      {asked?.kind === 'remove' ? (
        <Confirm
          title="Remove user"
          action="Remove user"
          danger
          onConfirm={() => remove.call({ input: { userId: asked.user.id } })}
          onClose={close}
        >
          <p>
            <b>{asked.user.email}</b> is signed out everywhere and can no longer log in. What they did stays under their
            name; an invitation brings them back.
          </p>
        </Confirm>
      ) : null}
      {asked?.kind === 'resend' ? (
        <Confirm
          title="Resend invite"
          action="Resend invite"
          onConfirm={() => resend.call({ input: { userId: asked.user.id } })}
          onClose={close}
        >
          <p>
            A new invitation goes to <b>{asked.user.email}</b>; the link in the earlier one stops working.
          </p>
        </Confirm>
      ) : null}
    </>
  );
}
