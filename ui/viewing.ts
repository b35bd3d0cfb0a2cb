/**
 * Viewing the portal as one of its users (L-262): this tab holds the view's token, and the browser's own login stays.
 * The server decides what the view shows and rejects every change.
 */

/** Session storage key of a view's token, which belongs to one tab. The server's entry scripts read it, too. */
export const viewKey = 'sideline.view';

function tab(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null; // Storage is blocked by privacy settings.
  }
}

/** The token of this tab's view; null if there is none. */
export const viewToken = (): string | null => tab()?.getItem(viewKey) ?? null;

/** True if this tab is a view, which stores nothing on the device. */
export const isViewing = (): boolean => viewToken() !== null;

/** Turns this tab into a view; the caller reloads the page. */
export const startView = (token: string): void => tab()?.setItem(viewKey, token);

/** Ends this tab's view; the browser's own login applies again. */
export const clearView = (): void => tab()?.removeItem(viewKey);

let rejectedChanges = 0;
const listeners = new Set<() => void>();

/** How many changes the server has rejected because this tab is a view. */
export const rejectedChangesCount = (): number => rejectedChanges;

/** Calls `listener` whenever rejectedChangesCount() grows; returns a function that unsubscribes. */
export function onRejectedChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Counts a rejected change and notifies the listeners of onRejectedChange. */
export function notifyRejectedChange(): void {
  rejectedChanges += 1;
  for (const listener of listeners) listener();
}

/** Shown to staff after their view has ended. */
export const viewEndedText = 'You are no longer viewing the portal as somebody else.';
