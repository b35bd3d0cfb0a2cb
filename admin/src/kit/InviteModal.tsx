import { ApiError } from '../../../ui/graphql.ts';
import { TextIn } from './inputs.tsx';
import { FormModal } from './Modal.tsx';

/** The specification's sentences for a failed invitation (B-230 … B-233). */
export function inviteFailure(error: unknown, subject: string): string {
  const said = error instanceof ApiError ? error.message : '';
  const reason = said.includes('Invalid user role/status')
    ? 'That user could not be sent an invite. If you believe this is an error'
    : said.includes('User already added')
      ? `That email is already associated with a user for your ${subject}. If you believe this is an error`
      : 'We had trouble inviting the user. Please check your internet connection and try again. If the problem persists';
  return `Oops! ${reason}, please contact us.`;
}

type Props = { title: string; subject: string; onInvite: (email: string) => Promise<unknown>; onClose: () => void };

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
