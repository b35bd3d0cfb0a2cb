/** The parameters of the visibility page: user, and the record's table and id. */
export type VisibilityQuery = { userId?: number; recordType?: string; recordId?: number };

/** The URL of the page that explains why a user cannot see a record. */
export const visibilityPath = (query: VisibilityQuery): string =>
  `/access?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;

/** The portal as a given user: opened in a new tab, it starts a read-only view (L-262, B-221). */
export const viewAsPath = (userId: number, role: 'organization' | 'sponsor'): string =>
  `/${role}-dashboard?userId=${userId}`;

/** Opens the portal as a user, in a new tab without an opener. */
export const openViewAs = (userId: number, role: 'organization' | 'sponsor'): void => {
  globalThis.open(viewAsPath(userId, role), '_blank', 'noopener');
};
