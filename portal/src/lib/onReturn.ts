import { onExpiredImage } from '../../../ui/expiredImages.ts';

/**
 * Calls `refresh` when the page becomes visible again or the connection is back, to show what others did in the meantime,
 * and when the URLs of the page's pictures have expired. Returns the function that stops it.
 */
export function onReturn(refresh: () => void): () => void {
  const seen = (): void => {
    if (document.visibilityState === 'visible') refresh();
  };
  globalThis.addEventListener('online', refresh);
  document.addEventListener('visibilitychange', seen);
  const forget = onExpiredImage(refresh);
  return () => {
    forget();
    globalThis.removeEventListener('online', refresh);
    document.removeEventListener('visibilitychange', seen);
  };
}
