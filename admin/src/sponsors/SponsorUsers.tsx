import { Alert } from '@mui/material';
import { CanAccess, useRecordContext } from 'react-admin';
import { DialogButton, useDialog } from '../components/DialogButton.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';
import { PageBody } from '../layout/PageBody.tsx';
import { Column } from '../list/RecordTable.tsx';
import { UsersCard } from '../people/UsersCard.tsx';
import { AccessDialog } from './AccessDialog.tsx';
import { accessText } from './access.ts';
import type { SponsorRecordFragment } from './generated/graphql.ts';

type User = NonNullable<SponsorRecordFragment['sponsorUsers'][number]['user']>;

/** The sponsor's users, with their last login and what they may see (S-058 … S-062). */
export function SponsorUsers() {
  const sponsor = useRecordContext<SponsorRecordFragment>() as SponsorRecordFragment;
  const [dialog, openDialog] = useDialog();
  const memberOf = (id: number) => sponsor.sponsorUsers.find(({ user }) => user?.id === id);
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
        details={[
          <Column<User>
            key="access"
            source="access"
            label="Sees"
            disableSort
            render={(user) => {
              const member = memberOf(user.id);
              const access = accessText(member ?? { states: null, campaignIds: null });
              return member ? (
                <CanAccess resource="sponsorUsers" action="edit" accessDenied={access}>
                  <DialogButton
                    size="small"
                    aria-label={`Change what ${user.email} sees: ${access}`}
                    onOpen={openDialog}
                    dialog={
                      <AccessDialog sponsorId={sponsor.id} member={{ ...member, user }} campaigns={sponsor.campaigns} />
                    }
                  >
                    {access}
                  </DialogButton>
                </CanAccess>
              ) : (
                access
              );
            }}
          />,
        ]}
        empty="There are no users of this sponsor yet."
        onInvite={(email) => invite.mutateAsync({ input: { sponsorId: sponsor.id, email } })}
        onRemove={(user) => dissociate.mutateAsync({ input: { userId: user.id, sponsorId: sponsor.id } })}
        removal={`will no longer see the dashboards of ${sponsor.name} and will be logged out. You can invite them again.`}
      />
      {dialog}
    </PageBody>
  );
}
