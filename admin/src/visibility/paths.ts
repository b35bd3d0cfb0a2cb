/** What the page about visibility is asked: the person, and the record by its table and number. */
export type Asked = { userId?: number; recordType?: string; recordId?: number };

/** The address of the page that says why a person cannot see a record. */
export const visibilityPath = (asked: Asked): string =>
  `/access?${new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))}`;

/** The portal as seen by a person: opened in a new tab, it begins a read-only view (L-262, B-221). */
export const viewAsPath = (userId: number, role: 'organization' | 'sponsor'): string =>
  `/${role}-dashboard?userId=${userId}`;

/** Opens the portal as a person; the new tab knows nothing of this one. */
export const openViewAs = (userId: number, role: 'organization' | 'sponsor'): void => {
  globalThis.open(viewAsPath(userId, role), '_blank', 'noopener');
};
