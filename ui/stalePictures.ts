/** Pictures have signed addresses that end after some hours: a page that stays open asks for new ones when one was refused. */

/** Calls `renew` when a picture of ours could not be loaded, once for each address, so that one that is gone asks no more. */
export function onStalePicture(renew: () => void): () => void {
  const refused = new Set<string>();
  const look = ({ target }: Event): void => {
    if (!(target instanceof HTMLImageElement) || refused.has(target.src)) return;
    if (!new URL(target.src, globalThis.location.href).pathname.startsWith('/files/')) return;
    refused.add(target.src);
    renew();
  };
  // errors of pictures do not bubble
  document.addEventListener('error', look, true);
  return () => document.removeEventListener('error', look, true);
}
