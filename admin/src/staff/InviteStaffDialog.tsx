import { email, required, SelectInput, TextInput } from 'react-admin';
import { IrreversibleNotice } from '../changes/IrreversibleNotice.tsx';
import { FormDialog } from '../components/FormDialog.tsx';
import { inviteFailure } from '../components/InviteDialog.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';

const roles = [
  { id: 'admin', name: 'Admin' },
  { id: 'superadmin', name: 'Superadmin: also approves checks and invites staff' },
];

type Values = { email: string; role: 'admin' | 'superadmin' };

/** Invites a staff member with a role. */
export function InviteStaffDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync: invite } = useOperation('inviteStaffUser', { quiet: true });
  return (
    <FormDialog
      title="Add a staff member"
      size="xs"
      action="Send invitation"
      busyAction="Sending..."
      defaults={{ role: 'admin' }}
      required={['email', 'role']}
      onSubmit={({ email, role }: Values) => invite({ input: { email: email.trim(), role } })}
      errorMessage={(failure) => inviteFailure(failure, 'team')}
      onClose={onClose}
    >
      <TextInput
        source="email"
        label="Email"
        type="email"
        validate={[required(), email('Not an email address')]}
        autoFocus
        helperText="An invitation will be sent to this address."
      />
      <SelectInput source="role" label="Role" validate={required()} choices={roles} />
      <IrreversibleNotice operation="inviteStaffUser" />
    </FormDialog>
  );
}
