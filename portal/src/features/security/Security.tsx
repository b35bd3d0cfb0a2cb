/** `/security`: a person's passkeys, authenticator, recovery codes and sessions, and the way to the password. */
import { useCallback, useEffect, useState } from 'react';
import { rest } from '../../../../ui/graphql.ts';
import type { SessionClaims } from '../../../../ui/session.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { PageSkeleton } from '../../components/Skeleton.tsx';
import { t } from '../../i18n/i18n.ts';
import { AccountPage } from '../../layout/AccountPage.tsx';
import { RoleGate } from '../../layout/RoleGate.tsx';
import { RoleNav } from '../../layout/RoleNav.tsx';
import { paths } from '../../lib/paths.ts';
import { refusalOr } from '../../lib/refusalOr.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { SecondFactors } from './SecondFactors.tsx';
import { Sessions } from './Sessions.tsx';
import type { SignInMethods } from './types.ts';

function Loaded({ session }: { session: SessionClaims }) {
  const [methods, setMethods] = useState<SignInMethods | null>(null);
  const [error, setError] = useState<unknown>(null);
  const reload = useCallback(
    () => rest<SignInMethods>('GET', '/sign_in_methods').then(setMethods, (failure) => setError(failure)),
    [],
  );
  useEffect(() => void reload(), [reload]);
  if (error !== null) return <ErrorNotice>{t(refusalOr(error, 'That did not work. Please try again.'))}</ErrorNotice>;
  if (!methods) return <PageSkeleton />;
  return (
    <>
      <SecondFactors methods={methods} reload={reload} />
      <Sessions sessions={methods.sessions} reload={reload} />
      <section className="account__more" aria-labelledby="h-password">
        <h2 id="h-password">{t('Password')}</h2>
        <p className="soft small">{t('Signed in as {email}', { email: session.email })}</p>
        <ButtonLink to={paths.changePassword} small>
          {t('Change Password')}
        </ButtonLink>
      </section>
    </>
  );
}

export default function Security() {
  useTitle(t('Security'));
  return (
    <RoleGate roles={['admin', 'organization', 'sponsor']}>
      {(session) => (
        <AccountPage title={t('Security')} nav={<RoleNav />}>
          <Loaded session={session} />
        </AccountPage>
      )}
    </RoleGate>
  );
}
