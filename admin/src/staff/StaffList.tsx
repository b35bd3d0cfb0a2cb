import { useState } from 'react';
import { formatInstant } from '../../../ui/formats.ts';
import { currentClaims } from '../../../ui/session.ts';
import { useCall, useDocument } from '../api/hooks.ts';
import { mayOpen } from '../auth/authProvider.ts';
import { GoHome } from '../auth/GoHome.tsx';
import { Block, Empty, Loading } from '../kit/Block.tsx';
import { Button } from '../kit/Button.tsx';
import { SelectIn } from '../kit/choices.tsx';
import { Head } from '../kit/Head.tsx';
import { inviteFailure } from '../kit/InviteModal.tsx';
import { TextIn } from '../kit/inputs.tsx';
import { FormModal } from '../kit/Modal.tsx';
import { Problem } from '../layout/Problem.tsx';
import { PersonActions } from '../people/PersonActions.tsx';
import { PersonStatus } from '../people/PersonStatus.tsx';
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

function Row({ user }: { user: StaffUser }) {
  const resend = useCall(ResendStaffUserInviteDocument, { quiet: true });
  const remove = useCall(RemoveStaffUserDocument, { quiet: true });
  return (
    <tr>
      <td className="full">{user.email}</td>
      <td data-l="Name">{user.name ?? <span className="none">–</span>}</td>
      <td data-l="Role">{user.role === 'superadmin' ? 'Superadmin' : 'Admin'}</td>
      <td data-l="Status">
        <PersonStatus status={user.status} />
      </td>
      <td data-l="Last Login">{formatInstant(user.lastLogin) || 'Never'}</td>
      <td className="num full">
        <PersonActions
          user={user}
          self={String(user.id) === currentClaims()?.sub}
          onResend={() => resend.call({ input: { userId: user.id } })}
          onRemove={() => remove.call({ input: { userId: user.id } })}
          removal="is signed out everywhere and can no longer log in. What they did stays under their name; an invitation brings them back."
        />
      </td>
    </tr>
  );
}

/** Everybody who works here; superadmins invite and remove. */
export function StaffList() {
  const allowed = mayOpen('superadmin');
  const { data, error, refetch } = useDocument(StaffUsersDocument, { employee: true }, { enabled: allowed });
  const [inviting, setInviting] = useState(false);
  const invite = useCall(InviteStaffUserDocument, { quiet: true });
  if (!allowed) return <GoHome neededRole="superadmin" />;
  if (error) return <Problem error={error} retry={refetch} />;
  const users = data?.users
    .filter((user) => user.status !== 'deactivated')
    .sort((a, b) => a.email.localeCompare(b.email));
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
                  <Row key={user.id} user={user} />
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
    </>
  );
}
