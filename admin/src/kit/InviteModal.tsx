import { inviteProblem } from '../../../ui/inviteFailure.ts';
import { TextIn } from './inputs.tsx';
import { FormModal } from './Modal.tsx';

/** The specification's sentences for a failed invitation (B-230 … B-233). */
export function inviteFailure(error: unknown, subject: string): string {
  const reason = {
    'not-them': 'That user could not be sent an invite. If you believe this is an error',
    already: `That email is already associated with a user for your ${subject}. If you believe this is an error`,
    trouble:
      'We had trouble inviting the user. Please check your internet connection and try again. If the problem persists',
  }[inviteProblem(error)];
  return `Oops! ${reason}, please contact us.`;
}

type Props = {
  title: string;
  subject: 'organization' | 'sponsor';
  onInvite: (email: string) => Promise<unknown>;
  onClose: () => void;
};

/** Invites one person by e-mail. */
export const InviteModal = ({ title, subject, onInvite, onClose }: Props) => (
  <FormModal
    title={title}
    size="small"
    action="Send invitation"
    busyAction="Sending..."
    onSubmit={({ email }: { email: string }) => onInvite(email.trim())}
    wording={(error) => inviteFailure(error, subject)}
    onClose={onClose}
    required={['email']}
  >
    <TextIn source="email" label="Email" type="email" need autoFocus hint="An invitation is sent to this address." />
  </FormModal>
);
