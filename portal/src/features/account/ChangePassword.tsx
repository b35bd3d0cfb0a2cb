/** `/change-password` for signed-in users (S-372 to S-375). */
import { request, required } from '../../../../ui/graphql.ts';
import { roleHome, storeToken } from '../../../../ui/session.ts';
import { Button, ButtonAnchor, ButtonLink } from '../../components/Button.tsx';
import { ErrorNotice, Notice } from '../../components/Notice.tsx';
import { t } from '../../i18n/i18n.ts';
import { AccountPage } from '../../layout/AccountPage.tsx';
import { RoleGate } from '../../layout/RoleGate.tsx';
import { RoleNav } from '../../layout/RoleNav.tsx';
import { passwordsOffText } from '../../lib/passwordsOff.ts';
import { paths } from '../../lib/paths.ts';
import { useForm } from '../../lib/useForm.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { UpdatePasswordDocument } from './generated/graphql.ts';
import { NewPassword, noPassword, passwordsReady } from './NewPassword.tsx';

function ChangePasswordForm({ home }: { home: string }) {
  const form = useForm({
    saved: noPassword,
    warnOnLeave: true,
    onSave: async ({ password, confirmation }) => {
      const { updatePassword: updated } = await request(UpdatePasswordDocument, {
        input: { password, passwordConfirmation: confirmation },
      });
      storeToken(required(updated?.jwt)); // all older sessions have ended, including this page's
    },
  });
  const ready = passwordsReady(form.values);

  return (
    <form className="form" {...form.props}>
      {form.justSaved && (
        <Notice tone="confirmed" icon="check">
          {t('Password changed successfully!')}
        </Notice>
      )}
      <NewPassword label={t('New password')} field={form.field} />
      {form.error !== null && (
        <ErrorNotice>
          {passwordsOffText(form.error) ??
            t(
              'Uh oh! We could not update your password. Please be sure your new password meets the criteria above and try again.',
            )}
        </ErrorNotice>
      )}
      <Button variant="main" type="submit" wide disabled={!ready} busy={form.busy} busyText={t('Saving...')}>
        {t('Change Password')}
      </Button>
      <ButtonAnchor variant="text" href={home}>
        {t('Back')}
      </ButtonAnchor>
    </form>
  );
}

export default function ChangePassword() {
  useTitle(t('Change Password'));
  return (
    <RoleGate roles={['admin', 'organization', 'sponsor']}>
      {(session) => (
        <AccountPage title={t('Change Password')} nav={<RoleNav />}>
          <p className="soft small">{t('Signed in as {email}', { email: session.email })}</p>
          <ChangePasswordForm home={roleHome(session.role) ?? '/'} />
          <p className="soft small">{t('Changing your password ends every session but this one.')}</p>
          <ButtonLink to={paths.security} variant="text">
            {t('Security')}
          </ButtonLink>
        </AccountPage>
      )}
    </RoleGate>
  );
}
