import { email, required, TextInput } from 'react-admin';
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

export type InviteDialogProps = {
  title: string;
  subject: 'organization' | 'sponsor';
  onInvite: (email: string) => Promise<unknown>;
  onClose: () => void;
};

/** Invites a person by email. */
export const InviteDialog = ({ title, subject, onInvite, onClose }: InviteDialogProps) => (
  <FormDialog
    title={title}
    size="xs"
    action="Send invitation"
    busyAction="Sending..."
    onSubmit={({ email }: { email: string }) => onInvite(email.trim())}
    errorMessage={(error) => inviteFailure(error, subject)}
    onClose={onClose}
    required={['email']}
  >
    <TextInput
      source="email"
      label="Email"
      type="email"
      validate={[required(), email('Not an email address')]}
      autoFocus
      helperText="An invitation will be sent to this address."
    />
    <IrreversibleNotice operation={subject === 'sponsor' ? 'inviteSponsorUser' : 'inviteOrganizationUser'} />
  </FormDialog>
);
