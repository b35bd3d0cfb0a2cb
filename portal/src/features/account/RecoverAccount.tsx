/** `/recover-account/{recoveryToken}`: checks the link, then sets a new password (S-389 to S-391). */
import { rest, withoutLogin } from '../../../../ui/graphql.ts';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { PageSkeleton } from '../../components/Skeleton.tsx';
import { t } from '../../i18n/i18n.ts';
import { T } from '../../i18n/T.tsx';
import { AccountPage } from '../../layout/AccountPage.tsx';
import { refusalOr } from '../../lib/refusalOr.ts';
import { supportEmail } from '../../lib/settings.ts';
import { signIn, untilShownAgain } from '../../lib/signIn.ts';
import { useForm } from '../../lib/useForm.ts';
import { useLeaveWarning } from '../../lib/useLeaveWarning.ts';
import { useRestQuery } from '../../lib/useRestQuery.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { NewPassword, noPassword, passwordsReady, unknownErrorText } from './NewPassword.tsx';

export default function RecoverAccount({
  token,
  go = (path: string) => globalThis.location.replace(path),
}: {
  token: string;
  go?: (path: string) => void;
}) {
  useTitle(t('Set a new password'));
  const link = useRestQuery<{ valid?: boolean }>(`/reset_password/${encodeURIComponent(token)}`);
  const form = useForm({
    saved: noPassword,
    onSave: async ({ password, confirmation }) => {
      const { jwt } = await rest<{ jwt: string | null }>(
        'POST',
        '/reset_password',
        { reset_password: { recovery_token: token, password, password_confirmation: confirmation } },
        withoutLogin,
      );
      go(jwt ? signIn(jwt) : '/login'); // the second factor is asked for there
      await untilShownAgain();
    },
  });
  useLeaveWarning(form.dirty && !form.busy);
  const ready = passwordsReady(form.values);

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
      <form className="form" {...form.props}>
        <NewPassword label={t('New password')} field={form.field} />
        {form.failure !== null && <ErrorNotice>{t(refusalOr(form.failure, unknownErrorText))}</ErrorNotice>}
        <Button variant="main" type="submit" wide disabled={!ready} busy={form.busy} busyText={t('Saving...')}>
          {t('Save password')}
        </Button>
      </form>
    </AccountPage>
  );
}
