import { pageId } from '../../../../ui/pageId.ts';

/** Whom staff ask to view as: the user that the address names (L-262, B-221); null without one. */
export function viewedUser(): number | null {
  const id = pageId(new URLSearchParams(globalThis.location.search).get('userId') ?? undefined);
  return Number.isNaN(id) ? null : id;
}
