import { useState } from 'react';
import { formatInstant } from '../../../ui/formats.ts';
import { useCall } from '../api/hooks.ts';
import { Block, Empty } from '../kit/Block.tsx';
import { Button } from '../kit/Button.tsx';
import { InviteModal } from '../kit/InviteModal.tsx';
import { Info } from '../kit/Note.tsx';
import { PersonActions } from '../people/PersonActions.tsx';
import { PersonStatus } from '../people/PersonStatus.tsx';
import {
  DissociateSponsorUserDocument,
  InviteSponsorUserDocument,
  ResendSponsorUserInviteDocument,
} from './documents.ts';
import type { Sponsor, SponsorUser } from './types.ts';

/** People of the sponsor, with their last login (S-058 … S-062). */
export function SponsorUsers({ sponsor }: { sponsor: Sponsor & { sponsorUsers: { user: SponsorUser }[] } }) {
  const users = sponsor.sponsorUsers.map(({ user }) => user).sort((a, b) => a.email.localeCompare(b.email));
  const [inviting, setInviting] = useState(false);
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
                    <PersonStatus status={user.status} />
                  </td>
                  <td data-l="Last Login">{formatInstant(user.lastLogin) || 'Never'}</td>
                  <td className="num full">
                    <PersonActions
                      user={user}
                      onResend={() => resend.call({ input: { userId: user.id } })}
                      onRemove={() => dissociate.call({ input: { userId: user.id, sponsorId: sponsor.id } })}
                      removal={`will no longer see the dashboards of ${sponsor.name} and is signed out. An invitation brings them back.`}
                    />
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
