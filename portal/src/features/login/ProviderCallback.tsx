/** `/login/callback/{provider}`: an identity provider sends the browser back here, which ends the login. */
import { useEffect, useRef, useState } from 'react';
import { rest, withoutLogin } from '../../../../ui/graphql.ts';
import { loginPath } from '../../../../ui/session.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { PageSkeleton } from '../../components/Skeleton.tsx';
import { t } from '../../i18n/i18n.ts';
import { AccountPage } from '../../layout/AccountPage.tsx';
import { refusalOr } from '../../lib/refusalOr.ts';
import { signIn } from '../../lib/signIn.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { providerFailedText, takeProviderLogin } from '../../shared/identity-providers/ProviderButtons.tsx';

export default function ProviderCallback({
  provider,
  go = (path: string) => globalThis.location.replace(path),
}: {
  provider: string;
  go?: (path: string) => void;
}) {
  useTitle(t('Log in'));
  const [failed, setFailed] = useState<{ error: unknown; redirect: string | null } | null>(null);
  const used = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is used once
  useEffect(() => {
    if (used.current) return;
    used.current = true;
    const query = globalThis.location.search;
    history.replaceState(history.state, '', globalThis.location.pathname); // the code stays in no history
    const { key = '', redirect = null } = takeProviderLogin();
    rest<{ jwt: string }>(
      'POST',
      `/auth/oidc/${encodeURIComponent(provider)}/callback`,
      { query, key },
      withoutLogin,
    ).then(
      ({ jwt }) => go(signIn(jwt, redirect)),
      (error: unknown) => setFailed({ error, redirect }),
    );
  }, []);

  if (!failed) return <PageSkeleton />;
  return (
    <AccountPage title={t('Log in')}>
      <ErrorNotice>{t(refusalOr(failed.error, providerFailedText))}</ErrorNotice>
      <ButtonLink to={loginPath(failed.redirect ?? undefined)} variant="main" wide>
        {t('Go to log in')}
      </ButtonLink>
    </AccountPage>
  );
}
