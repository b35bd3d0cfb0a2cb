import { neededFor } from './actions.ts';
import { permissions } from './generated/permissions.ts';

const staff: readonly string[] = permissions.staff;
const superadmin: readonly string[] = permissions.superadmin;

/**
 * True if the database grants a role what an action on a resource needs. Undeclared actions are denied, so that typos
 * show up during development.
 */
export function canAccess(role: string | undefined, resource: string, action: string): boolean {
  const needed = neededFor(resource, action);
  if (!needed || (role !== 'admin' && role !== 'superadmin')) return false;
  return staff.includes(needed) || (role === 'superadmin' && superadmin.includes(needed));
}
