/**
 * Opens a page to roles only: no login goes to /login with a way back, a login without the role to its own home, without
 * logout, and is told why there (L-332, S-407). The server decides again on every call.
 */
import { type ReactNode, useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { otherUserText, storeNotice, wrongRoleText } from '../../../ui/notice.ts';
import { hasRole, herePath, loginPath, type Role, roleHome, type SessionClaims } from '../../../ui/session.ts';
import { PageSkeleton } from '../components/Skeleton.tsx';
import { claimWork } from '../lib/sharedDevice.ts';
import { useSession } from '../lib/useSession.ts';

function Leave({ to, why }: { to: string; why: string }) {
  useEffect(() => {
    storeNotice(why, to);
    globalThis.location.replace(to);
  }, [to, why]);
  return <PageSkeleton />;
}

/** The page as of one person: nothing that another one typed on it stays, is kept or is saved in this one's name. */
function Own({ session, page }: { session: SessionClaims; page: (session: SessionClaims) => ReactNode }) {
  useState(() => claimWork(session.sub) && storeNotice(otherUserText, globalThis.location.pathname));
  return page(session);
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
  return <Own key={session.sub} session={session} page={children} />;
}
