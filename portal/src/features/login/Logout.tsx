/** `/logout` ends the session on the server, deletes the stored token and all drafts, and opens /login (S-369). */
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { request } from '../../../../ui/graphql.ts';
import { clearToken, readToken } from '../../../../ui/session.ts';
import { isViewing } from '../../../../ui/viewing.ts';
import { PageSkeleton } from '../../components/Skeleton.tsx';
import { t } from '../../i18n/i18n.ts';
import { LogoutDocument } from '../../lib/generated/graphql.ts';
import { forgetWork } from '../../lib/sharedDevice.ts';

export default function Logout() {
  const [, navigate] = useLocation();
  useEffect(() => {
    const token = readToken();
    // not awaited: this browser deletes the login at once, even without a connection
    if (token) void request(LogoutDocument, { input: {} }, { linkToken: token }).catch(() => undefined);
    const viewing = isViewing();
    clearToken();
    if (!viewing) forgetWork();
    navigate(viewing ? '/' : '/login', { replace: true });
  }, [navigate]);
  return <PageSkeleton label={t('Logging out')} />;
}
