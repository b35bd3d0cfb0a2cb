/** The settings menu: Change Password and Logout (S-395). A session from a link has no password to change (L-043). */

import { Link } from 'wouter';
import { isLimited } from '../../../ui/session.ts';
import { isViewing } from '../../../ui/viewing.ts';
import { Icon } from '../components/Icon.tsx';
import { Menu } from '../components/Menu.tsx';
import { t } from '../i18n/i18n.ts';
import { paths } from '../lib/paths.ts';
import { useSession } from '../lib/useSession.ts';

export function AccountMenu() {
  const session = useSession();
  if (!session) return null;
  return (
    <Menu
      summary={
        <>
          <Icon name="user" /> {t('Account')} <Icon name="down" className="chev" />
        </>
      }
    >
      <li className="menu__who small soft">{session.email}</li>
      {!isLimited(session) && (
        <li>
          <Link to={paths.changePassword}>{t('Change Password')}</Link>
        </li>
      )}
      {!isLimited(session) && !isViewing() && (
        <>
          <li>
            <Link to={paths.security}>{t('Security')}</Link>
          </li>
          <li>
            <Link to={paths.webhooks}>{t('Webhooks')}</Link>
          </li>
        </>
      )}
      {!isLimited(session) && (session.role === 'organization' || session.role === 'sponsor') && (
        <li>
          <Link to={paths.apiKeys}>{t('API keys')}</Link>
        </li>
      )}
      <li>
        <Link to={paths.logout}>{t('Logout')}</Link>
      </li>
    </Menu>
  );
}
