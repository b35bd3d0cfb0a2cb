import { Button, Link } from '@mui/material';
import { useState } from 'react';
import { formatInstant } from '../../../../ui/formats.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Icon } from '../../components/Icon.tsx';
import { InviteDialog } from '../../components/InviteDialog.tsx';
import { Loading } from '../../components/Loading.tsx';
import { TitledCard } from '../../components/TitledCard.tsx';
import { useOperation, useOperationQuery } from '../../dataProvider/useOperation.ts';
import { PageBody } from '../../layout/PageBody.tsx';
import { Problem } from '../../layout/Problem.tsx';
import { LocalTable } from '../../list/LocalTable.tsx';
import { Column } from '../../list/RecordTable.tsx';
import { PersonActions } from '../../people/PersonActions.tsx';
import { PersonStatus } from '../../people/PersonStatus.tsx';
import type { OrganizationUsersQuery } from '../generated/graphql.ts';

type User = NonNullable<OrganizationUsersQuery['organization']>['users'][number];

/** People of the organization (B-218 … B-239). */
export function UsersTab({ id }: { id: number }) {
  const { data, error, refetch } = useOperationQuery('organizationUsers', { id }, { noCache: true });
  const [isInviting, setIsInviting] = useState(false);
  const invite = useOperation('inviteOrganizationUser', { quiet: true });
  const resend = useOperation('resendUserInvite', { quiet: true });
  const dissociate = useOperation('dissociateUserAndOrganization', { quiet: true });
  if (error) return <Problem error={error} retry={refetch} />;
  if (!data?.organization) return <Loading />;
  const { users } = data.organization;
  return (
    <PageBody>
      <TitledCard
        title="Users"
        note={users.length || undefined}
        end={
          <Button size="small" variant="outlined" startIcon={<Icon name="plus" />} onClick={() => setIsInviting(true)}>
            Add User
          </Button>
        }
      >
        {users.length ? (
          <LocalTable<User> resource="organizationUsers" data={users}>
            <Column<User> source="email" label="Email" />
            <Column<User> source="name" label="Name" render={({ name }) => name || '–'} />
            <Column<User> source="title" label="Title" render={({ title }) => title || '–'} />
            <Column<User> source="cellPhone" label="Cell Phone" render={({ cellPhone }) => cellPhone || '–'} />
            <Column<User> source="status" label="Status" render={({ status }) => <PersonStatus status={status} />} />
            <Column<User>
              source="lastLogin"
              label="Last Login"
              render={({ lastLogin }) => formatInstant(lastLogin) || 'Never'}
            />
            <Column<User>
              source="dashboard"
              label="Dashboard"
              disableSort
              // a page of the portal: a full page load, not a route of the console
              render={(user) => <Link href={`/organization-dashboard?userId=${user.id}`}>Dashboard</Link>}
            />
            <Column<User>
              source="actions"
              exportColumns={[]}
              label="Actions"
              align="right"
              disableSort
              render={(user) => (
                <PersonActions
                  user={user}
                  onResend={() => resend.mutateAsync({ input: { userId: user.id } })}
                  onRemove={() => dissociate.mutateAsync({ input: { userId: user.id, organizationId: id } })}
                  removal="will no longer see this organization and is signed out. An invitation brings them back."
                />
              )}
            />
          </LocalTable>
        ) : (
          <EmptyState>There are no users to display for this organization</EmptyState>
        )}
      </TitledCard>
      {isInviting ? (
        <InviteDialog
          title="Add a user"
          subject="organization"
          onInvite={(email) => invite.mutateAsync({ input: { organizationId: id, email } })}
          onClose={() => setIsInviting(false)}
        />
      ) : null}
    </PageBody>
  );
}
