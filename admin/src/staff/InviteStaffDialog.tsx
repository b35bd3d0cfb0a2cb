import { InviteDialog } from '../components/InviteDialog.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';

const roles = [
  { id: 'admin', name: 'Admin' },
  { id: 'superadmin', name: 'Superadmin: also approves checks and invites staff' },
] as const;

/** Invites a staff member with a role. */
export function InviteStaffDialog() {
  const { mutateAsync: invite } = useOperation('inviteStaffUser', { quiet: true });
  return (
    <InviteDialog
      title="Add a staff member"
      subject="team"
      roles={roles}
      onInvite={(email, role) => invite({ input: { email, role } })}
    />
  );
}
