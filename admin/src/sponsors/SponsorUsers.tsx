import AddIcon from '@mui/icons-material/Add';
import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { formatInstant } from '../../../ui/formats.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { InviteDialog } from '../components/InviteDialog.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';
import { PageBody } from '../layout/PageBody.tsx';
import { LocalTable } from '../list/LocalTable.tsx';
import { Column } from '../list/RecordTable.tsx';
import { PersonActions } from '../people/PersonActions.tsx';
import { PersonStatus } from '../people/PersonStatus.tsx';
import type { SponsorRecordFragment } from './generated/graphql.ts';

type User = NonNullable<SponsorRecordFragment['sponsorUsers'][number]['user']>;

/** People of the sponsor, with their last login (S-058 … S-062). */
export function SponsorUsers() {
  const sponsor = useRecordContext<SponsorRecordFragment>() as SponsorRecordFragment;
  const users = sponsor.sponsorUsers.flatMap(({ user }) => user ?? []).sort((a, b) => a.email.localeCompare(b.email));
  const [inviting, setInviting] = useState(false);
  const invite = useOperation('inviteSponsorUser', { quiet: true });
  const resend = useOperation('resendSponsorUserInvite', { quiet: true });
  const dissociate = useOperation('dissociateSponsorUser', { quiet: true });
  return (
    <PageBody>
      <Alert severity="info">Adding sponsor users is in beta: please add users only with explicit permission.</Alert>
      <TitledCard
        title="Users"
        note={users.length || undefined}
        end={
          <Button size="small" startIcon={<AddIcon />} onClick={() => setInviting(true)}>
            Add User
          </Button>
        }
      >
        {users.length ? (
          <LocalTable<User> resource="sponsorUsers" data={users} aria-label={`Users of ${sponsor.name}`}>
            <Column<User> source="email" label="Email" />
            <Column<User> source="name" label="Name" render={({ name }) => name ?? '–'} />
            <Column<User> source="status" label="Status" render={({ status }) => <PersonStatus status={status} />} />
            <Column<User>
              source="lastLogin"
              label="Last Login"
              render={({ lastLogin }) => formatInstant(lastLogin) || 'Never'}
            />
            <Column<User>
              source="actions"
              exportColumns={[]}
              label="Actions"
              align="right"
              disableSort // not a value
              render={(user) => (
                <PersonActions
                  user={user}
                  onResend={() => resend.mutateAsync({ input: { userId: user.id } })}
                  onRemove={() => dissociate.mutateAsync({ input: { userId: user.id, sponsorId: sponsor.id } })}
                  removal={`will no longer see the dashboards of ${sponsor.name} and is signed out. An invitation brings them back.`}
                />
              )}
            />
          </LocalTable>
        ) : (
          <EmptyState>There are no users of this sponsor yet.</EmptyState>
        )}
      </TitledCard>
      {inviting ? (
        <InviteDialog
          title="Add a sponsor user"
          subject="sponsor"
          onInvite={(email) => invite.mutateAsync({ input: { sponsorId: sponsor.id, email } })}
          onClose={() => setInviting(false)}
        />
      ) : null}
    </PageBody>
  );
}
