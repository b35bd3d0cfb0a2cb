/** The navigation of a signed-in user's role, on pages that all roles share; staff get the way back to the console. */
import { Icon } from '../components/Icon.tsx';
import { t } from '../i18n/i18n.ts';
import { useSession } from '../lib/useSession.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { OrganizationNav } from './OrganizationNav.tsx';
import { SponsorNav } from './SponsorNav.tsx';

export function RoleNav() {
  const role = useSession()?.role;
  if (role === 'organization') return <OrganizationNav />;
  if (role === 'sponsor') return <SponsorNav />;
  return (
    <nav className="org-nav" aria-label={t('Main')}>
      <ul>
        <li>
          {/* another app: a full page load */}
          <a href="/">
            <Icon name="left" /> {t('Go to the console')}
          </a>
        </li>
        <li>
          <AccountMenu />
        </li>
      </ul>
    </nav>
  );
}
