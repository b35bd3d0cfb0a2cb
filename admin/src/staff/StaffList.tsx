import { SelectInput, useGetIdentity } from 'react-admin';
import { formatInstant } from '../../../ui/formats.ts';
import { RequireAccess } from '../auth/RequireAccess.tsx';
import { DialogButton } from '../components/DialogButton.tsx';
import { Icon } from '../components/Icon.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';
import { ListPage } from '../list/ListPage.tsx';
import { Column, RecordTable } from '../list/RecordTable.tsx';
import { PersonActions } from '../people/PersonActions.tsx';
import { PersonStatus, personStatusChoices } from '../people/PersonStatus.tsx';
import type { StaffRowFragment } from './generated/graphql.ts';
import { InviteStaffDialog } from './InviteStaffDialog.tsx';
import { SignInRuleButton } from './SignInRuleButton.tsx';

type Row = StaffRowFragment;

const roleNames: Record<string, string> = { admin: 'Admin', superadmin: 'Superadmin' };

const filters = [
  <SelectInput
    key="role"
    source="role"
    choices={Object.entries(roleNames).map(([id, name]) => ({ id, name }))}
    alwaysOn
  />,
  <SelectInput key="status" source="status" choices={personStatusChoices} alwaysOn />,
];

function StaffActions({ user }: { user: Row }) {
  const { mutateAsync: remove } = useOperation('removeStaffUser', { quiet: true });
  const { identity } = useGetIdentity();
  return (
    <PersonActions
      user={user}
      self={String(user.id) === identity?.id}
      onRemove={() => remove({ input: { userId: user.id } })}
      removal="will be logged out everywhere and can no longer log in. What they did stays under their name. You can invite them again."
    />
  );
}

/** All staff except removed ones; superadmins invite and remove them. */
export function StaffList() {
  return (
    <RequireAccess resource="staff">
      <ListPage
        resource="staff"
        title={(total) => `${total} Staff`}
        searchLabel="Name or email"
        sort={{ field: 'email', order: 'ASC' }}
        filter={{ employee: true, not: { status: { equalTo: 'deactivated' } } }}
        filters={filters}
        actions={
          <>
            <SignInRuleButton />
            <DialogButton startIcon={<Icon name="plus" />} dialog={<InviteStaffDialog />}>
              Add User
            </DialogButton>
          </>
        }
      >
        <RecordTable<Row> rowClick={false}>
          <Column<Row> source="email" />
          <Column<Row> source="name" format={String} />
          <Column<Row> source="role" render={({ role }) => roleNames[role] ?? role} />
          <Column<Row> source="status" render={({ status }) => <PersonStatus status={status} />} />
          <Column<Row> source="lastLogin" render={({ lastLogin }) => formatInstant(lastLogin) || 'Never'} />
          <Column<Row> source="actions" render={(user) => <StaffActions user={user} />} />
        </RecordTable>
      </ListPage>
    </RequireAccess>
  );
}
