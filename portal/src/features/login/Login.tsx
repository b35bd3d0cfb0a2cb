/** Login with email and password (S-359 to S-368); says why to users who were redirected here. */
import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { ApiError, rest, withoutLogin } from '../../../../ui/graphql.ts';
import { noticeFor } from '../../../../ui/notice.ts';
import { proofProblem, type SignInAnswer, signInByPasskey } from '../../../../ui/signIn.ts';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/Field.tsx';
import { ErrorNotice, Notice } from '../../components/Notice.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { t } from '../../i18n/i18n.ts';
import { T } from '../../i18n/T.tsx';
import { AccountPage } from '../../layout/AccountPage.tsx';
import { passwordsOffText } from '../../lib/passwordsOff.ts';
import { patterns } from '../../lib/paths.ts';
import { signIn, untilShownAgain } from '../../lib/signIn.ts';
import { useAction } from '../../lib/useAction.ts';
import { useForm } from '../../lib/useForm.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { ProviderButtons } from '../../shared/identity-providers/ProviderButtons.tsx';
import { ForgotPassword } from '../../shared/password-recovery/ForgotPassword.tsx';

// few people have a second factor
const NextStep = lazy(() => import('./NextStep.tsx'));

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
  const [next, setNext] = useState<SignInAnswer | null>(null);
  const nextTitle = next?.set_up ? t('Set up a second factor') : t('Confirm that it is you');
  const title = forgot ? t('Forgot Password') : next ? nextTitle : t('Log in');
  useTitle(title);
  const { busy, error, field, props, values } = useForm({
    saved: { email: createdAccount ?? '', password: '' },
    onSave: async ({ email, password }) => {
      const answer = await rest<SignInAnswer>(
        'POST',
        '/user_token',
        { auth: { email: email.trim(), password } },
        withoutLogin,
      );
      if (!answer.jwt) return setNext(answer);
      enter(answer.jwt);
      await untilShownAgain();
    },
  });
  const enter = (jwt: string) => go(signIn(jwt, query.get('redirect')));
  const passkey = useAction(async () => {
    enter(await signInByPasskey());
    await untilShownAgain();
  });

  return (
    <AccountPage title={title}>
      {sentHere && !next && (
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
      ) : next ? (
        <Suspense>
          <NextStep answer={next} onEnter={enter} />
        </Suspense>
      ) : (
        <form className="form" {...props}>
          {error !== null && (
            <ErrorNotice>
              {passwordsOffText(error) ?? t(loginProblem(error))}
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
          {passkey.error !== null && <ErrorNotice>{t(proofProblem(passkey.error))}</ErrorNotice>}
          <Button wide busy={passkey.busy} busyText={t('Logging in...')} onClick={() => void passkey.run()}>
            {t('Use a passkey')}
          </Button>
          <ProviderButtons redirect={query.get('redirect')} again={query.has('again')} />
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
