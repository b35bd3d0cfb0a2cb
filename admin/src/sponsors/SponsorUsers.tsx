import { useState } from 'react';
import { formatInstant } from '../../../ui/formats.ts';
import { useCall } from '../api/hooks.ts';
import { Badge } from '../kit/Badge.tsx';
import { Block, Empty } from '../kit/Block.tsx';
import { Button } from '../kit/Button.tsx';
import { InviteModal } from '../kit/InviteModal.tsx';
import { Info } from '../kit/Note.tsx';
import { InviteSponsorUserDocument } from './documents.ts';
import type { Sponsor, SponsorUser } from './types.ts';

/** People of the sponsor, with their last login (S-058 … S-062). */
export function SponsorUsers({ sponsor }: { sponsor: Sponsor & { sponsorUsers: { user: SponsorUser }[] } }) {
  const users = sponsor.sponsorUsers.map(({ user }) => user).sort((a, b) => a.email.localeCompare(b.email));
  const [inviting, setInviting] = useState(false);
  const { call } = useCall(InviteSponsorUserDocument, { quiet: true });
  return (
    <div className="body stack-12">
      <Info>Adding sponsor users is in beta: please add users only with explicit permission.</Info>
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
            <caption className="vh">Users of {sponsor.name}</caption>
            <thead>
              <tr>
                <th scope="col">Email</th>
                <th scope="col">Name</th>
                <th scope="col">Status</th>
                <th scope="col" className="num">
                  Last Login
                </th>
              </tr>
            </thead>
            <tbody>
              {users.map((user) => (
                <tr key={user.id}>
                  <td className="full">{user.email}</td>
                  <td data-l="Name">{user.name ?? <span className="none">–</span>}</td>
                  <td data-l="Status">
                    <Badge
                      tone={user.status === 'active' ? 'confirmed' : 'inactive'}
                      glyph={user.status === 'active' ? 'confirmed' : 'clock'}
                    >
                      {user.status === 'active' ? 'Active' : user.status === 'invited' ? 'Invited' : 'Deactivated'}
                    </Badge>
                  </td>
                  <td className="num" data-l="Last Login">
                    {formatInstant(user.lastLogin) || 'Never'}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : (
          <Empty>There are no users of this sponsor yet.</Empty>
        )}
      </Block>
      {inviting ? (
        <InviteModal
          title="Add a sponsor user"
          subject="sponsor"
          onInvite={(email) => call({ input: { sponsorId: sponsor.id, email } })}
          onClose={() => setInviting(false)}
        />
      ) : null}
    </div>
  );
}
