/** Navigation of sponsor users (S-400). */

import { Link } from 'wouter';
import { Icon } from '../components/Icon.tsx';
import { t } from '../i18n/i18n.ts';
import { paths } from '../lib/paths.ts';
import { AccountMenu } from './AccountMenu.tsx';

export function SponsorNav({ current }: { current?: 'page' }) {
  return (
    <nav className="org-nav" aria-label={t('Main')}>
      <ul>
        <li>
          <Link to={paths.sponsorDashboard} aria-current={current}>
            <Icon name="list" /> {t('Sponsor Dashboard')}
          </Link>
        </li>
        <li>
          <AccountMenu />
        </li>
      </ul>
    </nav>
  );
}
