import { onExpiredImage } from '../../../ui/expiredImages.ts';

/**
 * Tells when a person looks at the page again, or the connection is back: what others did meanwhile may be shown now. So it is
 * when the addresses of the page's pictures have ended.
 */
export function onReturn(look: () => void): () => void {
  const seen = (): void => {
    if (document.visibilityState === 'visible') look();
  };
  globalThis.addEventListener('online', look);
  document.addEventListener('visibilitychange', seen);
  const forget = onExpiredImage(look);
  return () => {
    forget();
    globalThis.removeEventListener('online', look);
    document.removeEventListener('visibilitychange', seen);
  };
}
