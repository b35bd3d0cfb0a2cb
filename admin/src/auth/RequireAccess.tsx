import type { ReactNode } from 'react';
import { useCanAccess } from 'react-admin';
import { GoHome } from './GoHome.tsx';

/**
 * Renders `children` if the user may list `resource`; sends others to their home page, which shows why (B-003, B-004).
 */
export function RequireAccess({ resource, children }: { resource: string; children: ReactNode }) {
  const { canAccess, isPending } = useCanAccess({ resource, action: 'list' });
  if (isPending) return null;
  return canAccess ? children : <GoHome neededRole="superadmin" />;
}
