import { onExpiredImage } from '../../../ui/expiredImages.ts';

/**
 * Tells when a person looks at the page again, or the connection is back: what others did meanwhile may be shown now. So it is
 * when the addresses of the page's pictures have ended.
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
