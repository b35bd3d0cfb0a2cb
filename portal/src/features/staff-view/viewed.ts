/** Whose pages staff look at: the `userId` of the address, which the links of these pages carry on (L-262, B-221). */
import { pageId } from '../../../../ui/pageId.ts';
import type { SessionClaims } from '../../../../ui/session.ts';

/** The user that the address names; null without one. */
export function viewedUser(): number | null {
  const id = pageId(new URLSearchParams(globalThis.location.search).get('userId') ?? undefined);
  return Number.isNaN(id) ? null : id;
}

/** An address that stays with the person that is looked at. */
export const asViewed = (path: string): string => {
  const id = viewedUser();
  return id === null ? path : `${path}?userId=${id}`;
};

/** Whether these pages are only looked at: they are the league's own, and staff change things on the console (L-263). */
export const onlyLooks = (session: SessionClaims): boolean => session.role !== 'organization';
