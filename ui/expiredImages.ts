/** Images have signed URLs that expire after some hours: an open page refetches when one fails to load. */

/**
 * Calls `renew` when one of our images fails to load, once per URL, so that a deleted one is not requested again.
 * Returns a function that stops listening.
 */
export function onExpiredImage(renew: () => void): () => void {
  const failedUrls = new Set<string>();
  const handleError = ({ target }: Event): void => {
    if (!(target instanceof HTMLImageElement) || failedUrls.has(target.src)) return;
    if (!new URL(target.src, globalThis.location.href).pathname.startsWith('/files/')) return;
    failedUrls.add(target.src);
    renew();
  };
  // Error events of images do not bubble.
  document.addEventListener('error', handleError, true);
  return () => document.removeEventListener('error', handleError, true);
}
