/** `/` redirects to the role's home; without a login to the login page; any other role is logged out (S-370, S-371). */
import { useEffect } from 'react';
import { clearToken, currentClaims, roleHome } from '../../../ui/session.ts';
import { PageSkeleton } from '../components/Skeleton.tsx';

/** The path that `/` redirects to for the stored login. */
export function homePath(): string {
  const claims = currentClaims();
  return (claims && roleHome(claims.role)) ?? '/login';
}

/** Opens a page that may belong to the other app, so with a full page load. */
export function Home({ go = (path: string) => globalThis.location.replace(path) }: { go?: (path: string) => void }) {
  useEffect(() => {
    const path = homePath();
    if (path === '/login') clearToken();
    go(path);
  }, [go]);
  return <PageSkeleton />;
}
