/** `/change-password` for signed-in users (S-372 to S-375). */
import { useState } from 'react';
import { request, required } from '../../../../ui/graphql.ts';
import { loggedOutText, storeNotice } from '../../../../ui/notice.ts';
import { clearToken, roleHome, storeToken } from '../../../../ui/session.ts';
import { Button, ButtonAnchor } from '../../components/Button.tsx';
import { Confirm } from '../../components/Confirm.tsx';
import { ErrorNotice, Notice } from '../../components/Notice.tsx';
import { t } from '../../i18n/i18n.ts';
import { AccountPage } from '../../layout/AccountPage.tsx';
import { RoleGate } from '../../layout/RoleGate.tsx';
import { LogoutDocument } from '../../lib/generated/graphql.ts';
import { forgetWork } from '../../lib/sharedDevice.ts';
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
          {t(
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

/** For a lost phone or a shared computer: ends every session of the account, including this one. */
function LogoutEverywhere() {
  const [asking, setAsking] = useState(false);
  return (
    <section className="account__more" aria-labelledby="h-everywhere">
      <h2 id="h-everywhere">{t('Other devices')}</h2>
      <p className="soft small">{t('Changing your password ends every session but this one.')}</p>
      <Button small onClick={() => setAsking(true)}>
        {t('Log out everywhere')}
      </Button>
      {asking && (
        <Confirm
          title={t('Log out everywhere')}
          action={t('Yes, log out everywhere')}
          busyText={t('Logging out')}
          onConfirm={async () => {
            await request(LogoutDocument, { input: { everywhere: true } });
            storeNotice(loggedOutText, '/login');
            clearToken();
            forgetWork();
          }}
          onClose={() => setAsking(false)}
        >
          <p>{t('This logs you out everywhere, including on this device.')}</p>
        </Confirm>
      )}
    </section>
  );
}

export default function ChangePassword() {
  useTitle(t('Change Password'));
  return (
    <RoleGate roles={['admin', 'organization', 'sponsor']}>
      {(session) => (
        <AccountPage title={t('Change Password')}>
          <p className="soft small">{t('Signed in as {email}', { email: session.email })}</p>
          <ChangePasswordForm home={roleHome(session.role) ?? '/'} />
          <LogoutEverywhere />
        </AccountPage>
      )}
    </RoleGate>
  );
}
