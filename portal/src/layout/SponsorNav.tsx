/** Navigation of a sponsor's people (S-400). */
import { Link } from 'wouter';
import { paths } from '../app/paths.ts';
import { Icon } from '../kit/Icon.tsx';
import { AccountMenu } from './AccountMenu.tsx';

export function SponsorNav() {
  return (
    <nav className="org-nav" aria-label="Main">
      <ul>
        <li>
          <Link to={paths.sponsorDashboard} aria-current="page">
            <Icon name="list" /> Sponsor Dashboard
          </Link>
        </li>
        <li>
          <AccountMenu />
        </li>
      </ul>
    </nav>
  );
}
