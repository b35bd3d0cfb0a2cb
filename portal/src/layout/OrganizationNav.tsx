/** Navigation of organization users: in the top bar, on a phone at the bottom (L-257, L-258). */
import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { isLimited, storeChoice } from '../../../ui/session.ts';
import { Icon } from '../components/Icon.tsx';
import { Menu } from '../components/Menu.tsx';
import { t } from '../i18n/i18n.ts';
import { isOwner, type MyRole } from '../lib/memberRole.ts';
import { paths } from '../lib/paths.ts';
import { useSession } from '../lib/useSession.ts';
import { AccountMenu } from './AccountMenu.tsx';

/** Staff viewing a dashboard get the console's page instead, with a full page load. */
function ProfileLink({ to, children }: { to: string; children: ReactNode }) {
  const own = useSession()?.role === 'organization';
  return own ? <Link to={to}>{children}</Link> : <a href={to}>{children}</a>;
}

export function OrganizationNav({
  current,
  builder,
  organizationId,
  role,
  onAddresses,
}: {
  current?: 'page' | 'true';
  /** The same for the package builder. */
  builder?: 'page' | 'true';
  /** The organization whose profile is linked. */
  organizationId?: number | undefined;
  /** The viewer's role in it: only owners build packages. */
  role?: MyRole;
  onAddresses?: () => void;
}) {
  const session = useSession();
  const userId = session?.role === 'organization' ? session.sub : undefined;
  // "Sponsorships" shows the league whose page this is [V6]
  useEffect(() => {
    if (userId && organizationId !== undefined) storeChoice('organization', userId, String(organizationId));
  }, [userId, organizationId]);
  return (
    <nav className="org-nav" aria-label={t('Main')}>
      <ul>
        <li>
          <Link to={paths.organizationDashboard} aria-current={current}>
            <Icon name="list" /> {t('Sponsorships')}
          </Link>
        </li>
        {session?.role === 'organization' && !isLimited(session) && isOwner(role) && (
          <li>
            <Link to={paths.leaguePackages} aria-current={builder}>
              <Icon name="box" /> {t('Package Builder')}
            </Link>
          </li>
        )}
        {session && session.role !== 'organization' && organizationId !== undefined && (
          <li>
            {/* staff build packages in the console */}
            <a href={paths.organization(organizationId, 'packages')}>
              <Icon name="box" /> {t('Package Builder')}
            </a>
          </li>
        )}
        {(onAddresses || organizationId !== undefined) && (
          <li>
            <Menu
              summary={
                <>
                  <Icon name="users" /> {t('Organization Profile')} <Icon name="down" className="chev" />
                </>
              }
            >
              {organizationId !== undefined && (
                <li>
                  <ProfileLink to={paths.organization(organizationId)}>{t('Overview')}</ProfileLink>
                </li>
              )}
              {onAddresses && (
                <li>
                  <button type="button" onClick={onAddresses}>
                    {t('Shipping Addresses')}
                  </button>
                </li>
              )}
              {organizationId !== undefined && (
                <li>
                  <ProfileLink to={paths.organization(organizationId, 'users')}>{t('Users')}</ProfileLink>
                </li>
              )}
            </Menu>
          </li>
        )}
        <li>
          <AccountMenu />
        </li>
      </ul>
    </nav>
  );
}
