/** Login with email and password (S-359 to S-368); says why to users who were redirected here. */
import { useState } from 'react';
import { Link } from 'wouter';
import { ApiError, rest, withoutLogin } from '../../../../ui/graphql.ts';
import { noticeFor } from '../../../../ui/notice.ts';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/Field.tsx';
import { ErrorNotice, Notice } from '../../components/Notice.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { t } from '../../i18n/i18n.ts';
import { T } from '../../i18n/T.tsx';
import { AccountPage } from '../../layout/AccountPage.tsx';
import { patterns } from '../../lib/paths.ts';
import { signIn, untilShownAgain } from '../../lib/signIn.ts';
import { useForm } from '../../lib/useForm.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { ForgotPassword } from '../../shared/password-recovery/ForgotPassword.tsx';

/** The error message of a failed login (S-366, S-367, S-368). */
function loginProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Unknown error. Please contact support.';
  if (error.status === 404) return 'Unknown username or password.';
  return 'An unknown error has occurred. Please contact support.';
}

export default function Login({
  expiredLink = false,
  go = (path: string) => globalThis.location.assign(path),
}: {
  expiredLink?: boolean;
  go?: (path: string) => void;
}) {
  const query = new URLSearchParams(globalThis.location.search);
  const createdAccount = query.get('createdAccount');
  const sentHere = query.get('redirect') && !noticeFor('/login');
  const [forgot, setForgot] = useState(false);
  const title = forgot ? t('Forgot Password') : t('Log in');
  useTitle(title);
  const { busy, error, field, props, values } = useForm({
    saved: { email: createdAccount ?? '', password: '' },
    onSave: async ({ email, password }) => {
      const { jwt } = await rest<{ jwt: string }>(
        'POST',
        '/user_token',
        { auth: { email: email.trim(), password } },
        withoutLogin,
      );
      go(signIn(jwt, query.get('redirect')));
      await untilShownAgain();
    },
  });

  return (
    <AccountPage title={title}>
      {sentHere && (
        <Notice tone="proposed" icon="lock">
          {t('Please log in to open the page you requested.')}
        </Notice>
      )}
      {createdAccount && (
        <Notice tone="confirmed" icon="check">
          {t('Account created! You may now log in as {email}.', { email: createdAccount })}
        </Notice>
      )}
      {expiredLink && <ErrorNotice>{t('Your link has expired, please contact support.')}</ErrorNotice>}
      {forgot ? (
        <ForgotPassword email={values.email} onBack={() => setForgot(false)} />
      ) : (
        <form className="form" {...props}>
          {error !== null && (
            <ErrorNotice>
              {t(loginProblem(error))}
              {/* support could not help: the user has to wait */}
              {error instanceof ApiError && error.status === 429 && (
                <> {t('Too many attempts. Please wait a few minutes and try again.')}</>
              )}
            </ErrorNotice>
          )}
          <TextField label={t('Email')} type="email" autoComplete="username" required {...field('email')} />
          <PasswordField label={t('Password')} autoComplete="current-password" required {...field('password')} />
          <Button variant="main" type="submit" wide busy={busy} busyText={t('Logging in...')}>
            {t('Log in')}
          </Button>
          {/* disabled: the second click of a double click on Log in would hit it when an error disappears and the form moves up */}
          <Button variant="text" disabled={busy} onClick={() => setForgot(true)}>
            {t('Forgot Password')}
          </Button>
          <p className="small soft">
            <T id="New here? <a>Sign up your league</a>." components={{ a: <Link to={patterns.selfSignup} /> }} />
          </p>
        </form>
      )}
    </AccountPage>
  );
}
