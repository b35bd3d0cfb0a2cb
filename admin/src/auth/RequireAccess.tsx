import type { ReactNode } from 'react';
import { useCanAccess } from 'react-admin';
import { RedirectHome } from './RedirectHome.tsx';

/**
 * Renders `children` if the user may list `resource`; sends others to their home page, which shows why (B-003, B-004).
 */
export function RequireAccess({ resource, children }: { resource: string; children: ReactNode }) {
  const { canAccess, isPending } = useCanAccess({ resource, action: 'list' });
  if (isPending) return null;
  return canAccess ? children : <RedirectHome neededRole="superadmin" />;
}
