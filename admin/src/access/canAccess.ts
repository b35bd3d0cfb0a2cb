import { neededFor } from './actions.ts';
import { permissions } from './generated/permissions.ts';

const staff: readonly string[] = permissions.staff;
const superadmin: readonly string[] = permissions.superadmin;

/**
 * Whether a role may do something with a resource: whether the database grants it what the action needs. An action that
 * nothing declares is refused, so that a misspelled one shows in development.
 */
export function canAccess(role: string | undefined, resource: string, action: string): boolean {
  if (role !== 'admin' && role !== 'superadmin') return false;
  const needed = neededFor(resource, action);
  return needed?.every((one) => staff.includes(one) || (role === 'superadmin' && superadmin.includes(one))) ?? false;
}
