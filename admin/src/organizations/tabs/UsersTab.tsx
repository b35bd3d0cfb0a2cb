import { Link } from '@mui/material';
import { Loading } from '../../components/Loading.tsx';
import { useOperation, useOperationQuery } from '../../dataProvider/useOperation.ts';
import { PageBody } from '../../layout/PageBody.tsx';
import { Problem } from '../../layout/Problem.tsx';
import { Column } from '../../list/RecordTable.tsx';
import { UsersCard } from '../../people/UsersCard.tsx';
import { viewAsPath } from '../../visibility/paths.ts';
import type { OrganizationUsersQuery } from '../generated/graphql.ts';
import { HandOverButton, Handovers } from './Handovers.tsx';
import { MemberRole } from './MemberRole.tsx';

type User = NonNullable<OrganizationUsersQuery['organization']>['users'][number];

const details = [
  <Column<User> key="title" source="title" format={String} />,
  <Column<User> key="phone" source="cellPhone" format={String} />,
];
const links = [
  <Column<User>
    key="dashboard"
    source="dashboard"
    disableSort
    // View the portal as this user, in a new tab (L-262).
    render={(user) => (
      <Link href={viewAsPath(user.id, 'organization')} target="_blank" rel="noopener">
        Dashboard
      </Link>
    )}
  />,
];

/** The organization's users (B-218 … B-239). */
export function UsersTab({ id }: { id: number }) {
  const { data, error, refetch } = useOperationQuery('organizationUsers', { id }, { noCache: true });
  const invite = useOperation('inviteOrganizationUser', { quiet: true });
  const confirm = useOperation('confirmOrganizationUser', { quiet: true });
  const dissociate = useOperation('dissociateUserAndOrganization', { quiet: true });
  if (error) return <Problem error={error} retry={refetch} />;
  if (!data?.organization) return <Loading />;
  const members = data.organization.organizationUsers;
  const roleOf = (user: User) => members?.find(({ userId }) => userId === user.id)?.role ?? 'owner';
  const isPending = data.handovers.some(({ state }) => state === 'pending');
  return (
    <PageBody>
      <UsersCard<User>
        resource="organizationUsers"
        users={data.organization.users}
        subject="organization"
        inviteTitle="Add a user"
        empty="There are no users to display for this organization"
        details={details}
        links={[
          <Column<User>
            key="role"
            source="role"
            disableSort
            render={(user) => (
              <>
                <MemberRole organizationId={id} userId={user.id} role={roleOf(user)} />
                {roleOf(user) === 'owner' && !isPending && <HandOverButton organizationId={id} user={user} />}
              </>
            )}
          />,
          ...links,
        ]}
        onInvite={(email) => invite.mutateAsync({ input: { organizationId: id, email } })}
        limitedIds={data.organization.limitedUserIds}
        onConfirm={(user) => confirm.mutateAsync({ input: { userId: user.id, organizationId: id } })}
        onRemove={(user) => dissociate.mutateAsync({ input: { userId: user.id, organizationId: id } })}
        removal="will no longer see this organization and will be logged out. You can invite them again."
      />
      {data.handovers.length ? <Handovers handovers={data.handovers} /> : null}
    </PageBody>
  );
}
