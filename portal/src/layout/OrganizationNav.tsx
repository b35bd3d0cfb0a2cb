/** Navigation of an organization's people: in the top bar, at the bottom on a phone (L-257, L-258). */

import { Link } from 'wouter';
import { paths } from '../app/paths.ts';
import { t } from '../i18n/i18n.ts';
import { Icon } from '../kit/Icon.tsx';
import { Menu } from '../kit/Menu.tsx';
import { AccountMenu } from './AccountMenu.tsx';

export function OrganizationNav({
  current,
  organizationId,
  onAddresses,
}: {
  current?: 'page' | 'true';
  /** The organization whose users are linked. */
  organizationId?: number | undefined;
  onAddresses?: () => void;
}) {
  return (
    <nav className="org-nav" aria-label={t('Main')}>
      <ul>
        <li>
          <Link to={paths.organizationDashboard} aria-current={current}>
            <Icon name="list" /> {t('Sponsorships')}
          </Link>
        </li>
        {(onAddresses || organizationId !== undefined) && (
          <li>
            <Menu
              summary={
                <>
                  <Icon name="users" /> {t('Organization Profile')} <Icon name="down" className="chev" />
                </>
              }
            >
              {onAddresses && (
                <li>
                  <button type="button" onClick={onAddresses}>
                    {t('Shipping Addresses')}
                  </button>
                </li>
              )}
              {organizationId !== undefined && (
                <li>
                  {/* by a full load: staff who look at a dashboard get the console's page there */}
                  <a href={paths.organizationUsers(organizationId)}>{t('Users')}</a>
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
