/** Tells when a person looks at the page again, or the connection is back: what others did meanwhile may be shown now. */
export function onReturn(look: () => void): () => void {
  const seen = (): void => {
    if (document.visibilityState === 'visible') look();
  };
  globalThis.addEventListener('online', look);
  document.addEventListener('visibilitychange', seen);
  return () => {
    globalThis.removeEventListener('online', look);
    document.removeEventListener('visibilitychange', seen);
  };
}
