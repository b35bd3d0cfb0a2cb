/**
 * Opens a page to certain roles only: without a login it redirects to /login and back; another role is redirected to its own home,
 * still logged in, with an explanation (L-332, S-407). The server checks every request again.
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

/** Remounts the page for each user: nothing that another user typed on it is shown, stored or saved in this one's name. */
function Own({ session, page }: { session: SessionClaims; page: (session: SessionClaims) => ReactNode }) {
  useState(() => claimWork(session.sub) && storeNotice(otherUserText, globalThis.location.pathname));
  return page(session);
}

export function RoleGate({
  roles,
  children,
}: {
  /** The role that the page is for, then others that may open it. */
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
