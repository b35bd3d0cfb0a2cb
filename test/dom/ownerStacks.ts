import * as React from 'react';

const internals = (React as unknown as Record<string, Record<string, unknown>>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;

/**
 * Stops React's development build from capturing a stack trace for each element, which took a sixth of the time of
 * component tests. React itself stops after 10,000 elements a second; this is the counter of that limit. Warnings
 * only lose the owner's trace. If an upgrade renames the counter, tests just become slower.
 */
export function skipOwnerStacks(): void {
  if (internals && 'recentlyCreatedOwnerStacks' in internals)
    Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });
}
