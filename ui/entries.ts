/** Navigation entries that depend on a role or a feature flag (B-023, B-024). */
import { hasRole, type Role } from './session.ts';

/** What an entry requires: one of some roles, a feature flag, both, or nothing. */
export interface RestrictedEntry {
  roles?: readonly Role[];
  flag?: string;
}

/**
 * The feature flags that the entries of a role depend on, without duplicates; empty for superadmins, who see every
 * entry.
 */
export const flagsOf = (entries: readonly RestrictedEntry[], role: string | null | undefined): string[] =>
  role === 'superadmin' ? [] : [...new Set(entries.flatMap(({ flag }) => flag ?? []))];

/**
 * The entries visible to a role; entries with a flag are hidden until it is known to be on. Superadmins see all
 * (B-024).
 */
export const visibleEntries = <Entry extends RestrictedEntry>(
  entries: readonly Entry[],
  role: string | null | undefined,
  on: readonly string[],
): Entry[] =>
  entries.filter(
    ({ roles, flag }) =>
      role === 'superadmin' || ((!roles || hasRole(role, roles)) && (flag === undefined || on.includes(flag))),
  );
