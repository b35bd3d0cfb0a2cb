import { Alert } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { useOperation } from '../dataProvider/useOperation.ts';
import { PageBody } from '../layout/PageBody.tsx';
import { UsersCard } from '../people/UsersCard.tsx';
import type { SponsorRecordFragment } from './generated/graphql.ts';

type User = NonNullable<SponsorRecordFragment['sponsorUsers'][number]['user']>;

/** The sponsor's users, with their last login (S-058 … S-062). */
export function SponsorUsers() {
  const sponsor = useRecordContext<SponsorRecordFragment>() as SponsorRecordFragment;
  const users = sponsor.sponsorUsers.flatMap(({ user }) => user ?? []).sort((a, b) => a.email.localeCompare(b.email));
  const invite = useOperation('inviteSponsorUser', { quiet: true });
  const dissociate = useOperation('dissociateSponsorUser', { quiet: true });
  return (
    <PageBody>
      <Alert severity="info">Adding sponsor users is in beta: please add users only with explicit permission.</Alert>
      <UsersCard<User>
        resource="sponsorUsers"
        users={users}
        subject="sponsor"
        inviteTitle="Add a sponsor user"
        empty="There are no users of this sponsor yet."
        onInvite={(email) => invite.mutateAsync({ input: { sponsorId: sponsor.id, email } })}
        onRemove={(user) => dissociate.mutateAsync({ input: { userId: user.id, sponsorId: sponsor.id } })}
        removal={`will no longer see the dashboards of ${sponsor.name} and will be logged out. You can invite them again.`}
      />
    </PageBody>
  );
}
