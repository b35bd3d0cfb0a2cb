import { useState } from 'react';
import { formatInstant } from '../../../../ui/formats.ts';
import { useCall, useDocument } from '../../api/hooks.ts';
import { Badge } from '../../kit/Badge.tsx';
import { Block, Empty, Loading } from '../../kit/Block.tsx';
import { Button } from '../../kit/Button.tsx';
import { InviteModal } from '../../kit/InviteModal.tsx';
import { Confirm } from '../../kit/Modal.tsx';
import { Problem } from '../../layout/Problem.tsx';
import { UserRecords } from '../../links/UserRecords.tsx';
import {
  DissociateUserDocument,
  InviteOrganizationUserDocument,
  OrganizationUsersDocument,
  ResendUserInviteDocument,
} from '../documents.ts';
import type { OrganizationUser } from '../types.ts';

const names: Record<string, string> = { invited: 'Invited', active: 'Active', deactivated: 'Deactivated' };
const none = <span className="none">–</span>;

type Asked = { kind: 'remove' | 'resend'; user: OrganizationUser };

/** People of the organization (B-218 … B-239). */
export function UsersTab({ id }: { id: number }) {
  const { data, error, refetch } = useDocument(OrganizationUsersDocument, { id }, { fresh: true });
  const [inviting, setInviting] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
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
                    <Badge
                      tone={user.status === 'active' ? 'confirmed' : 'inactive'}
                      glyph={user.status === 'active' ? 'confirmed' : 'clock'}
                    >
                      {names[user.status] ?? user.status}
                    </Badge>
                  </td>
                  <td data-l="Last Login">{formatInstant(user.lastLogin) || 'Never'}</td>
                  <td data-l="Dashboard">
                    {/* The dashboard is the portal's page: a full page load, not a route of the console. */}
                    <a href={`/organization-dashboard?userId=${user.id}`}>Dashboard</a>
                  </td>
                  <td className="num full">
                    {user.status === 'invited' ? (
                      <Button small look="bare" onClick={() => setAsked({ kind: 'resend', user })}>
                        Resend invite<span className="vh"> to {user.email}</span>
                      </Button>
                    ) : null}
                    <Button
                      small
                      look="bare"
                      onClick={() => setAsked({ kind: 'remove', user })}
                      aria-label={`Remove ${user.email}`}
                    >
                      Remove
                    </Button>
                    <UserRecords user={user} />
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
      {asked?.kind === 'remove' ? (
        <Confirm
          title="Remove user"
          action="Remove user"
          danger
          onConfirm={() => dissociate.call({ input: { userId: asked.user.id, organizationId: id } })}
          onClose={() => setAsked(null)}
        >
          <p>
            <b>{asked.user.email}</b> will no longer see this organization and is signed out. An invitation brings them
            back.
          </p>
        </Confirm>
      ) : null}
      {asked?.kind === 'resend' ? (
        <Confirm
          title="Resend invite"
          action="Resend invite"
          onConfirm={() => resend.call({ input: { userId: asked.user.id } })}
          onClose={() => setAsked(null)}
        >
          <p>
            A new invitation goes to <b>{asked.user.email}</b>; the link in the earlier one stops working.
          </p>
        </Confirm>
      ) : null}
    </div>
  );
}
