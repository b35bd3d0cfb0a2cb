import { pageId } from '../../../../ui/pageId.ts';

/** The user that staff request to view the portal as: the id in the URL (L-262, B-221); null without one. */
export function viewedUser(): number | null {
  const id = pageId(new URLSearchParams(globalThis.location.search).get('userId') ?? undefined);
  return Number.isNaN(id) ? null : id;
}
