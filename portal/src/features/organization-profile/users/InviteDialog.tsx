/** Invites a user to the organization (L-317 to L-325). */
import type { MemberRole } from '../../../../../ui/generated/schema.ts';
import { ApiError, request } from '../../../../../ui/graphql.ts';
import { inviteProblem } from '../../../../../ui/inviteFailure.ts';
import { OneOf } from '../../../components/Choices.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { TextField } from '../../../components/Field.tsx';
import { FormActions } from '../../../components/FormActions.tsx';
import { ErrorNotice } from '../../../components/Notice.tsx';
import { t } from '../../../i18n/i18n.ts';
import { T } from '../../../i18n/T.tsx';
import { supportEmail } from '../../../lib/settings.ts';
import { useForm } from '../../../lib/useForm.ts';
import { InviteCoUserDocument } from './generated/graphql.ts';
import { roleChoices } from './roles.ts';

/** The messages of L-321 to L-324; the last two words are a link to somebody who can help (B-237). */
const failures = {
  'not-them': 'Oops! That user could not be sent an invite. If you believe this is an error, please <a>contact us</a>.',
  already:
    'Oops! That email is already associated with a user for your organization. If you believe this is an error, please <a>contact us</a>.',
  trouble:
    'Oops! We had trouble inviting the user. Please check your internet connection and try again. If the problem persists, please <a>contact us</a>.',
} as const;

type Props = { organizationId: number; onInvited: (email: string) => void; onClose: () => void };

export function InviteDialog({ organizationId, onInvited, onClose }: Props) {
  const form = useForm({
    draft: `invite.${organizationId}`,
    saved: { email: '', role: 'owner' as MemberRole },
    onSave: async ({ email: typed, role }) => {
      const email = typed.trim();
      await request(InviteCoUserDocument, { input: { organizationId, email, role } });
      onInvited(email);
    },
  });
  const { error } = form;
  const atField =
    error instanceof ApiError && error.code === 'SL422' && error.field === 'email' ? t('Enter a valid email') : null;

  return (
    <Dialog title={t('Add a user')} onClose={onClose}>
      <form className="form" {...form.props} noValidate>
        <p className="soft">{t('We suggest at most 3 users per organization.')}</p>
        {error !== null && !atField && (
          <ErrorNotice>
            <T
              id={failures[inviteProblem(error)]}
              // biome-ignore lint/a11y/useAnchorContent: the message fills it
              components={{ a: <a href={`mailto:${supportEmail()}`} /> }}
            />
          </ErrorNotice>
        )}
        <TextField
          label={t('Email')}
          hint={t('An invitation is sent to this address.')}
          type="email"
          autoComplete="off"
          required
          {...form.field('email')}
          error={atField}
        />
        <OneOf legend={t('Role')} options={roleChoices()} {...form.field('role')} />
        <FormActions
          form={form}
          label={t('Send invitation')}
          busyText={t('Sending...')}
          disabled={form.values.email.trim() === ''}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
