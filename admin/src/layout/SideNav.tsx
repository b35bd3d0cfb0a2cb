import { Link, useLocation } from 'react-router-dom';
import { formatNumber } from '../../../ui/formats.ts';
import { useDocument } from '../api/hooks.ts';
import { mayOpen } from '../auth/authProvider.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { Icon, type IconName } from '../kit/Icon.tsx';
import { WaitingChecksDocument } from './documents.ts';
import { useRecent } from './recent.ts';

type Entry = { to: string; icon: IconName; label: string; also?: string[]; count?: number | undefined };

/** Staff entries (B-020, S-393); the planner also holds targeting, prospecting and offers. */
const entries: Entry[] = [
  { to: '/organizations', icon: 'org', label: 'Organizations' },
  {
    to: '/campaign-planner/sponsors',
    icon: 'plan',
    label: 'Campaign Planner',
    also: ['/campaign-planner', '/campaign-targeting', '/prospect-', '/offers/'],
  },
  { to: '/verifications', icon: 'verify', label: 'Verifications' },
];

const Entries = ({ list, onGo }: { list: Entry[]; onGo: () => void }) => {
  const { pathname } = useLocation();
  return (
    <ul>
      {list.map(({ to, icon, label, also, count }) => {
        const here =
          pathname === to || pathname.startsWith(`${to}/`) || also?.some((start) => pathname.startsWith(start));
        return (
          <li key={to}>
            <Link to={to} aria-current={here ? 'page' : undefined} onClick={onGo}>
              <Icon name={icon} size={20} />
              <span className="t">{label}</span>
              {count ? <span className="count">{formatNumber(count)}</span> : null}
            </Link>
          </li>
        );
      })}
    </ul>
  );
};

/** The superadmin's menu; a plain admin does not see it (B-021, B-022, S-394). */
function AdminEntries({ onGo }: { onGo: () => void }) {
  const { data } = useDocument(WaitingChecksDocument, {});
  return (
    <>
      <h2>Admin</h2>
      <Entries
        onGo={onGo}
        list={[
          { to: '/checks', icon: 'check', label: 'Checks', count: data?.waiting.totalCount },
          { to: '/league-import', icon: 'import', label: 'Import CSV' },
          { to: '/staff', icon: 'people', label: 'Staff' },
        ]}
      />
    </>
  );
}

/** Side navigation with what this person looked at last. On phones it slides in over the page. */
export function SideNav({ open, onClose }: { open: boolean; onClose: () => void }) {
  const recent = useRecent();
  return (
    <nav className={`nav${open ? ' is-open' : ''}`} id="menu" aria-label="Main">
      <button type="button" className="nav__close btn btn--bare" onClick={onClose}>
        <Icon name="x" size={20} />
        Close menu
      </button>
      <Entries list={entries} onGo={onClose} />
      {mayOpen('superadmin') ? <AdminEntries onGo={onClose} /> : null}
      {recent.length ? (
        <>
          <h2>Recent</h2>
          <ul className="recent">
            {recent.map((item) => (
              <li key={item.path}>
                <Link to={item.path} onClick={onClose} title={item.title}>
                  <span className={`g-${item.glyph}`} style={{ display: 'flex' }}>
                    <Glyph name={item.glyph} />
                  </span>
                  <span className="t">{item.title}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </nav>
  );
}
