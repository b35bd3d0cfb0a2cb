/** Invites a user to the organization (L-317 to L-325). */
import type { FormEvent } from 'react';
import { ApiError, request } from '../../../../../ui/graphql.ts';
import { inviteProblem } from '../../../../../ui/inviteFailure.ts';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { TextField } from '../../../components/Field.tsx';
import { ErrorNotice } from '../../../components/Notice.tsx';
import { t } from '../../../i18n/i18n.ts';
import { T } from '../../../i18n/T.tsx';
import { supportEmail } from '../../../lib/settings.ts';
import { useAction } from '../../../lib/useAction.ts';
import { useDelayedBusy } from '../../../lib/useDelayedBusy.ts';
import { useDraft } from '../../../lib/useDraft.ts';
import { InviteCoUserDocument } from './generated/graphql.ts';

/** The messages of L-321 to L-324; the last two words are a link to somebody who can help (B-237). */
const failures = {
  'not-them': 'Oops! That user could not be sent an invite. If you believe this is an error, please <a>contact us</a>.',
  already:
    'Oops! That email is already associated with a user for your organization. If you believe this is an error, please <a>contact us</a>.',
  trouble:
    'Oops! We had trouble inviting the user. Please check your internet connection and try again. If the problem persists, please <a>contact us</a>.',
} as const;

export function InviteDialog({
  organizationId,
  onInvited,
  onClose,
}: {
  organizationId: number;
  onInvited: (email: string) => Promise<void>;
  onClose: () => void;
}) {
  const [{ email }, change, forget] = useDraft(`invite.${organizationId}`, { email: '' });
  const invite = useAction(async () => {
    await request(InviteCoUserDocument, { input: { organizationId, email: email.trim() } });
    forget();
    await onInvited(email.trim());
  });
  const slow = useDelayedBusy(invite.busy);
  const atField =
    invite.error instanceof ApiError && invite.error.code === 'SL422' && invite.error.field === 'email'
      ? t('Enter a valid email')
      : null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() !== '') void invite.run();
  };

  return (
    <Dialog title={t('Add a user')} onClose={onClose}>
      <form className="form" onSubmit={submit} noValidate>
        <p className="soft">{t('Users may accept offers, view sponsorships, send verifications and add users.')}</p>
        <p className="soft">{t('We suggest at most 3 users per organization.')}</p>
        {invite.error !== null && !atField && (
          <ErrorNotice>
            <T
              id={failures[inviteProblem(invite.error)]}
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
          error={atField}
          value={email}
          onChange={(event) => {
            change({ email: event.target.value });
            invite.clear();
          }}
        />
        <div className="form__act">
          <Button
            variant="main"
            type="submit"
            disabled={email.trim() === ''}
            busy={invite.busy}
            busyText={slow ? t('Sending...') : undefined}
          >
            {t('Send invitation')}
          </Button>
          <Button
            onClick={() => {
              forget();
              onClose();
            }}
          >
            {t('Cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
