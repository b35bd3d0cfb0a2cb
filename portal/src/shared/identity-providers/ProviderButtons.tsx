/** Logins at an identity provider: buttons that start one, which is kept in this tab until the provider sends the browser back. */
import { rest, withoutLogin } from '../../../../ui/graphql.ts';
import { Button } from '../../components/Button.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { t } from '../../i18n/i18n.ts';
import { refusalOr } from '../../lib/refusalOr.ts';
import { identityProviders } from '../../lib/settings.ts';
import { untilShownAgain } from '../../lib/signIn.ts';
import { useAction } from '../../lib/useAction.ts';

const storageKey = 'sideline.provider-login';

/** Shown if the server or the provider is unavailable. */
export const providerFailedText = 'The sign-in service does not respond. Please try again in a few minutes.';

/** The login that was started in this tab, once: the key that proves it to the server, and where it leads; or nothing. */
export function takeProviderLogin(): { key?: string; redirect?: string } {
  const stored = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  return JSON.parse(stored ?? '{}');
}

/** `only`: the id of one provider. `redirect`: the page to open after the login. `again`: it asks although it may know who it is. */
export function ProviderButtons({
  only,
  redirect,
  again = false,
  go = (url: string) => globalThis.location.assign(url),
}: {
  only?: string;
  redirect: string | null;
  again?: boolean;
  go?: (url: string) => void;
}) {
  const start = useAction(async (provider: string) => {
    const { url, key } = await rest<{ url: string; key: string }>(
      'POST',
      `/auth/oidc/${encodeURIComponent(provider)}/start`,
      { again },
      withoutLogin,
    );
    sessionStorage.setItem(storageKey, JSON.stringify({ key, redirect }));
    go(url);
    await untilShownAgain();
  });
  const shown = identityProviders().filter(({ id }) => only === undefined || id === only);
  if (shown.length === 0) return null;
  return (
    <>
      {start.error !== null && <ErrorNotice>{t(refusalOr(start.error, providerFailedText))}</ErrorNotice>}
      {shown.map(({ id, label }) => (
        <Button key={id} wide busy={start.busy} onClick={() => void start.run(id)}>
          {t('Log in with {label}', { label })}
        </Button>
      ))}
    </>
  );
}
