import { email, required, SelectInput, TextInput } from 'react-admin';
import { inviteProblem } from '../../../ui/inviteFailure.ts';
import { IrreversibleNotice } from '../changes/IrreversibleNotice.tsx';
import { FormDialog } from './FormDialog.tsx';

/** The specification's messages for a failed invitation (B-230 … B-233). */
export function inviteFailure(error: unknown, subject: string): string {
  const reason = {
    'not-them': 'That user could not be sent an invite. If you believe this is an error',
    already: `That email is already associated with a user for your ${subject}. If you believe this is an error`,
    trouble:
      'We had trouble inviting the user. Please check your internet connection and try again. If the problem persists',
  }[inviteProblem(error)];
  return `Oops! ${reason}, please contact us.`;
}

const OPERATIONS = {
  organization: 'inviteOrganizationUser',
  sponsor: 'inviteSponsorUser',
  team: 'inviteStaffUser',
  handover: 'startHandover',
} as const;

export type InviteDialogProps<Role extends string = string> = {
  title: string;
  subject: keyof typeof OPERATIONS;
  /** `role`: that of `roles` which was chosen. */
  onInvite: (email: string, role: Role) => Promise<unknown>;
  /** The roles to choose from, if there are several; the first is the default. */
  roles?: readonly { id: Role; name: string }[];
};

/** Invites a person by email; to take a league over, with the server's own messages. */
export const InviteDialog = <Role extends string>({ title, subject, onInvite, roles }: InviteDialogProps<Role>) => (
  <FormDialog
    title={title}
    size="xs"
    action="Send invitation"
    busyAction="Sending..."
    {...(roles && { defaults: { role: roles[0]?.id } })}
    onSubmit={({ email, role }: { email: string; role: Role }) => onInvite(email.trim(), role)}
    {...(subject !== 'handover' && { errorMessages: (error) => ({ root: inviteFailure(error, subject) }) })}
    required={['email']}
  >
    <TextInput
      source="email"
      type="email"
      validate={[required(), email('Not an email address')]}
      autoFocus
      helperText="An invitation will be sent to this address."
    />
    {roles ? <SelectInput source="role" validate={required()} choices={[...roles]} /> : null}
    <IrreversibleNotice operation={OPERATIONS[subject]} />
  </FormDialog>
);
