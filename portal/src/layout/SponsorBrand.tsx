/** The sponsor's logo and name above its dashboards; for its signed-in users the way home to all campaigns. */
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
    <Link className="brand" to={paths.sponsorDashboard} aria-label={`${name ?? ''}, all campaigns`}>
      {content}
    </Link>
  ) : (
    <span className="brand">{content}</span>
  );
}
