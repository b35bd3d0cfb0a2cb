/** The settings menu: Change Password and Logout (S-395). A session from a link has no password to change (L-043). */

import { Link } from 'wouter';
import { isLimited } from '../../../ui/session.ts';
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
      <li>
        <Link to={paths.logout}>{t('Logout')}</Link>
      </li>
    </Menu>
  );
}
