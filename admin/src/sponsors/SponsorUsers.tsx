import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { CanAccess, useRecordContext } from 'react-admin';
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
  const [limitedId, setLimitedId] = useState<number | null>(null);
  const memberOf = (id: number) => sponsor.sponsorUsers.find(({ user }) => user?.id === id);
  const accessOf = (id: number) => accessText(memberOf(id) ?? { states: null, campaignIds: null });
  const limited = limitedId === null ? undefined : memberOf(limitedId);
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
            render={({ id, email }) => (
              <CanAccess resource="sponsorUsers" action="edit" accessDenied={accessOf(id)}>
                <Button
                  size="small"
                  variant="text"
                  aria-label={`Change what ${email} sees: ${accessOf(id)}`}
                  onClick={() => setLimitedId(id)}
                >
                  {accessOf(id)}
                </Button>
              </CanAccess>
            )}
          />,
        ]}
        empty="There are no users of this sponsor yet."
        onInvite={(email) => invite.mutateAsync({ input: { sponsorId: sponsor.id, email } })}
        onRemove={(user) => dissociate.mutateAsync({ input: { userId: user.id, sponsorId: sponsor.id } })}
        removal={`will no longer see the dashboards of ${sponsor.name} and will be logged out. You can invite them again.`}
      />
      {limited?.user ? (
        <AccessDialog
          sponsorId={sponsor.id}
          member={{ ...limited, user: limited.user }}
          campaigns={sponsor.campaigns}
          onClose={() => setLimitedId(null)}
        />
      ) : null}
    </PageBody>
  );
}
