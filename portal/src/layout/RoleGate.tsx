/**
 * Opens a page to roles only: no login goes to /login with a way back, a login without the role to its own home, without
 * logout, and is told why there (L-332, S-407). The server decides again on every call.
 */
import { type ReactNode, useEffect } from 'react';
import { Redirect } from 'wouter';
import { leaveNotice, wrongRoleText } from '../../../ui/notice.ts';
import { hasRole, herePath, loginPath, type Role, roleHome, type SessionClaims } from '../../../ui/session.ts';
import { PageSkeleton } from '../kit/Skeleton.tsx';
import { useSession } from '../lib/useSession.ts';

function Leave({ to, why }: { to: string; why: string }) {
  useEffect(() => {
    leaveNotice(why, to);
    globalThis.location.replace(to);
  }, [to, why]);
  return <PageSkeleton />;
}

export function RoleGate({
  roles,
  children,
}: {
  /** The role whose page it is, then others that may open it. */
  roles: readonly [Role, ...Role[]];
  children: (session: SessionClaims) => ReactNode;
}) {
  const session = useSession();
  if (!session) return <Redirect replace to={loginPath(herePath())} />;
  const [needed] = roles;
  if (!hasRole(session.role, roles))
    return <Leave to={roleHome(session.role) ?? '/logout'} why={wrongRoleText(needed, session.email)} />;
  return children(session);
}
