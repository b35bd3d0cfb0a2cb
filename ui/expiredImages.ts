/** Images have signed URLs that expire after some hours: an open page refetches when one fails to load. */

/**
 * Calls `renew` when one of our images fails to load, once per URL, so that a deleted one is not requested again.
 * Returns a function that stops listening.
 */
export function onExpiredImage(renew: () => void): () => void {
  const refused = new Set<string>();
  const look = ({ target }: Event): void => {
    if (!(target instanceof HTMLImageElement) || refused.has(target.src)) return;
    if (!new URL(target.src, globalThis.location.href).pathname.startsWith('/files/')) return;
    refused.add(target.src);
    renew();
  };
  // Error events of images do not bubble.
  document.addEventListener('error', look, true);
  return () => document.removeEventListener('error', look, true);
}
