import { useState } from 'react';
import { formatInstant } from '../../../../ui/formats.ts';
import { useCall, useDocument } from '../../api/hooks.ts';
import { Block, Empty, Loading } from '../../kit/Block.tsx';
import { Button } from '../../kit/Button.tsx';
import { InviteModal } from '../../kit/InviteModal.tsx';
import { Problem } from '../../layout/Problem.tsx';
import { PersonActions } from '../../people/PersonActions.tsx';
import { PersonStatus } from '../../people/PersonStatus.tsx';
import {
  DissociateUserDocument,
  InviteOrganizationUserDocument,
  OrganizationUsersDocument,
  ResendUserInviteDocument,
} from '../userDocuments.ts';

const none = <span className="none">–</span>;

/** People of the organization (B-218 … B-239). */
export function UsersTab({ id }: { id: number }) {
  const { data, error, refetch } = useDocument(OrganizationUsersDocument, { id }, { fresh: true });
  const [inviting, setInviting] = useState(false);
  const invite = useCall(InviteOrganizationUserDocument, { quiet: true });
  const resend = useCall(ResendUserInviteDocument, { quiet: true });
  const dissociate = useCall(DissociateUserDocument, { quiet: true });
  if (error) return <Problem error={error} retry={refetch} />;
  if (!data?.organization) return <Loading />;
  const { users } = data.organization;
  return (
    <div className="body">
      <Block
        title="Users"
        note={users.length || undefined}
        end={
          <Button small icon="plus" onClick={() => setInviting(true)}>
            Add User
          </Button>
        }
      >
        {users.length ? (
          <table className="grid">
            <caption className="vh">Users</caption>
            <thead>
              <tr>
                {['Email', 'Name', 'Title', 'Cell Phone', 'Status', 'Last Login', 'Dashboard'].map((heading) => (
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
                <tr key={user.id}>
                  <td className="full">{user.email}</td>
                  <td data-l="Name">{user.name || none}</td>
                  <td data-l="Title">{user.title || none}</td>
                  <td data-l="Cell Phone">{user.cellPhone || none}</td>
                  <td data-l="Status">
                    <PersonStatus status={user.status} />
                  </td>
                  <td data-l="Last Login">{formatInstant(user.lastLogin) || 'Never'}</td>
                  <td data-l="Dashboard">
                    {/* The dashboard is the portal's page: a full page load, not a route of the console. */}
                    <a href={`/organization-dashboard?userId=${user.id}`}>Dashboard</a>
                  </td>
                  <td className="num full">
                    <PersonActions
                      user={user}
                      onResend={() => resend.call({ input: { userId: user.id } })}
                      onRemove={() => dissociate.call({ input: { userId: user.id, organizationId: id } })}
                      removal="will no longer see this organization and is signed out. An invitation brings them back."
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : (
          <Empty action={<Button onClick={() => setInviting(true)}>Add User</Button>}>
            There are no users to display for this organization
          </Empty>
        )}
      </Block>
      {inviting ? (
        <InviteModal
          title="Add a user"
          subject="organization"
          onInvite={(email) => invite.call({ input: { organizationId: id, email } })}
          onClose={() => setInviting(false)}
        />
      ) : null}
    </div>
  );
}
