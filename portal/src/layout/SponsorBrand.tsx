/** The sponsor's logo and name above its dashboards; for signed-in sponsors and staff also a link to all their campaigns. */
import { Link } from 'wouter';
import { hasRole } from '../../../ui/session.ts';
import { Logo } from '../components/Logo.tsx';
import { paths } from '../lib/paths.ts';
import { useSession } from '../lib/useSession.ts';

export function SponsorBrand({ name, url }: { name: string | null; url: string | null }) {
  const content = (
    <>
      <Logo name={name} url={url} size="s" /> {name}
    </>
  );
  return hasRole(useSession()?.role, ['sponsor', 'admin']) ? (
    <Link className="brand" to={paths.sponsorDashboard} title="All campaigns">
      {content}
    </Link>
  ) : (
    <span className="brand">{content}</span>
  );
}
