import { useState } from 'react';
import { formatInstant } from '../../../ui/formats.ts';
import { useCall } from '../api/hooks.ts';
import { Badge } from '../kit/Badge.tsx';
import { Block, Empty } from '../kit/Block.tsx';
import { Button } from '../kit/Button.tsx';
import { InviteModal } from '../kit/InviteModal.tsx';
import { Confirm } from '../kit/Modal.tsx';
import { Info } from '../kit/Note.tsx';
import { UserRecords } from '../links/UserRecords.tsx';
import {
  DissociateSponsorUserDocument,
  InviteSponsorUserDocument,
  ResendSponsorUserInviteDocument,
} from './documents.ts';
import type { Sponsor, SponsorUser } from './types.ts';

type Asked = { kind: 'remove' | 'resend'; user: SponsorUser };

/** People of the sponsor, with their last login (S-058 … S-062). */
export function SponsorUsers({ sponsor }: { sponsor: Sponsor & { sponsorUsers: { user: SponsorUser }[] } }) {
  const users = sponsor.sponsorUsers.map(({ user }) => user).sort((a, b) => a.email.localeCompare(b.email));
  const [inviting, setInviting] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { call } = useCall(InviteSponsorUserDocument, { quiet: true });
  const resend = useCall(ResendSponsorUserInviteDocument, { quiet: true });
  const dissociate = useCall(DissociateSponsorUserDocument, { quiet: true });
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
                <th scope="col">Last Login</th>
                <th scope="col" className="num">
                  Actions
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
                  <td data-l="Last Login">{formatInstant(user.lastLogin) || 'Never'}</td>
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
          <Empty>There are no users of this sponsor yet.</Empty>
        )}
      </Block>
      {asked?.kind === 'remove' ? (
        <Confirm
          title="Remove user"
          action="Remove user"
          danger
          onConfirm={() => dissociate.call({ input: { userId: asked.user.id, sponsorId: sponsor.id } })}
          onClose={() => setAsked(null)}
        >
          <p>
            <b>{asked.user.email}</b> will no longer see the dashboards of {sponsor.name} and is signed out. An
            invitation brings them back.
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
