/** `/recover-account/{recoveryToken}`: checks the link, then sets a new password (S-389 to S-391). */
import { type FormEvent, useState } from 'react';
import { ApiError, rest, withoutLogin } from '../../../../ui/graphql.ts';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { PageSkeleton } from '../../components/Skeleton.tsx';
import { t } from '../../i18n/i18n.ts';
import { T } from '../../i18n/T.tsx';
import { AccountPage } from '../../layout/AccountPage.tsx';
import { supportEmail } from '../../lib/settings.ts';
import { signIn } from '../../lib/signIn.ts';
import { useAction } from '../../lib/useAction.ts';
import { useLeaveWarning } from '../../lib/useLeaveWarning.ts';
import { useRestQuery } from '../../lib/useRestQuery.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { NewPassword, passwordRefusal, passwordsReady } from './NewPassword.tsx';

export default function RecoverAccount({
  token,
  go = (path: string) => globalThis.location.replace(path),
}: {
  token: string;
  go?: (path: string) => void;
}) {
  useTitle(t('Set a new password'));
  const link = useRestQuery<{ valid?: boolean }>(`/reset_password/${encodeURIComponent(token)}`);
  const [value, setValue] = useState({ password: '', confirmation: '' });

  const reset = useAction(async () => {
    const { jwt } = await rest<{ jwt: string }>(
      'POST',
      '/reset_password',
      {
        reset_password: {
          recovery_token: token,
          password: value.password,
          password_confirmation: value.confirmation,
        },
      },
      withoutLogin,
    );
    setValue({ password: '', confirmation: '' }); // nothing is lost by leaving
    go(signIn(jwt));
  });
  useLeaveWarning(value.password !== '' && !reset.busy);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (passwordsReady(value)) void reset.run();
  };

  if (link.kind === 'failed') throw link.error;
  if (link.kind === 'loading') return <PageSkeleton />;
  if (link.kind === 'not-found' || link.answer?.valid === false)
    return (
      <AccountPage title={t('Recovery Link is Invalid')}>
        <p>{t('This password reset link is invalid. It may have expired or this account is no longer active.')}</p>
        <p className="soft">
          <T
            id="Request a new link on the login page, or write to <a>{email}</a>."
            values={{ email: supportEmail() }}
            components={{ a: <a href={`mailto:${supportEmail()}`}>{supportEmail()}</a> }}
          />
        </p>
        <ButtonLink to="/login" wide>
          {t('Go to log in')}
        </ButtonLink>
      </AccountPage>
    );
  return (
    <AccountPage title={t('Set a new password')}>
      <form className="form" onSubmit={submit}>
        <NewPassword label={t('New password')} value={value} failure={reset.error} onChange={setValue} />
        {reset.error !== null && passwordRefusal(reset.error) === null && (
          <ErrorNotice>
            {t(
              (reset.error instanceof ApiError && !reset.error.isServerError && reset.error.message) ||
                'An unknown error has occurred. Please contact support.',
            )}
          </ErrorNotice>
        )}
        <Button
          variant="main"
          type="submit"
          wide
          disabled={!passwordsReady(value)}
          busy={reset.busy}
          busyText={t('Saving...')}
        >
          {t('Save password')}
        </Button>
      </form>
    </AccountPage>
  );
}
