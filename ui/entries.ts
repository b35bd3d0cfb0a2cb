/** Navigation entries that are not for everybody (B-023, B-024). */
import { hasRole, type Role } from './session.ts';

/** What an entry asks for: one of some roles, a feature flag, both, or nothing. */
export interface Limited {
  roles?: readonly Role[];
  flag?: string;
}

/** The flags that decide about some entries for this role, each once; none has to be asked for a superadmin. */
export const flagsOf = (entries: readonly Limited[], role: string | null | undefined): string[] =>
  role === 'superadmin' ? [] : [...new Set(entries.flatMap(({ flag }) => flag ?? []))];

/** The entries that this role may see; a flag counts once it is known to be on. Superadmins see all of them (B-024). */
export const visibleEntries = <Entry extends Limited>(
  entries: readonly Entry[],
  role: string | null | undefined,
  on: readonly string[],
): Entry[] =>
  entries.filter(
    ({ roles, flag }) =>
      role === 'superadmin' || ((!roles || hasRole(role, roles)) && (flag === undefined || on.includes(flag))),
  );
