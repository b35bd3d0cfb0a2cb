import { neededFor } from './actions.ts';
import { permissions } from './generated/permissions.ts';

const staff: readonly string[] = permissions.staff;
const superadmin: readonly string[] = permissions.superadmin;

/**
 * Whether a role may do something with a resource: whether the database grants it what the action needs. An action that
 * nothing declares is refused, so that a misspelled one shows in development.
 */
export function canAccess(role: string | undefined, resource: string, action: string): boolean {
  const needed = neededFor(resource, action);
  if (!needed || (role !== 'admin' && role !== 'superadmin')) return false;
  return staff.includes(needed) || (role === 'superadmin' && superadmin.includes(needed));
}
