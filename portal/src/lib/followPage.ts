import { followChanges } from '../../../ui/followChanges.ts';
import { onReturn } from './onReturn.ts';

/**
 * Calls `again` when something changes that a document reads (unless it is undefined), when a published dashboard has
 * changed (shared/campaign/dashboardView.ts), when the page becomes visible again or the connection is back. Returns the
 * function that stops it.
 */
export function followPage(documentId: string | undefined, again: () => Promise<void>, linkToken?: string): () => void {
  const changed = () => void again();
  globalThis.addEventListener('sideline:changed', changed);
  const stops = [onReturn(changed), () => globalThis.removeEventListener('sideline:changed', changed)];
  if (documentId !== undefined) stops.push(followChanges(() => new Set([documentId]), again, linkToken).stop);
  return () => {
    for (const stop of stops) stop();
  };
}
