/**
 * Staff who view the portal as one of its people (L-262): this tab holds the token of the view, and the browser's own login stays
 * as it is. What they may see, and that they change nothing, is decided by the server.
 */

/** Session storage key of a view's token: it belongs to one tab and ends with it. The entry scripts of the server read it, too. */
export const viewKey = 'sideline.view';

function tab(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null; // storage is closed to the page (privacy settings)
  }
}

/** The token of this tab's view; null when nobody is viewed as. */
export const viewToken = (): string | null => tab()?.getItem(viewKey) ?? null;

/** Whether this tab is a view: then it leaves nothing on the device. */
export const isViewing = (): boolean => viewToken() !== null;

/** Makes this tab a view; the caller reloads the page. */
export const beginView = (token: string): void => tab()?.setItem(viewKey, token);

/** Takes the view from this tab: the browser's own login counts again. */
export const forgetView = (): void => tab()?.removeItem(viewKey);

const listeners = new Set<() => void>();

/** Calls back when a change was refused because this tab is a view; returns the end of it. */
export function onRefusedChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the page that a change was refused. */
export function tellRefusedChange(): void {
  for (const listener of listeners) listener();
}

/** Shown to staff when their view has ended. */
export const viewEndedText = 'Your view of the portal as somebody else has ended.';
