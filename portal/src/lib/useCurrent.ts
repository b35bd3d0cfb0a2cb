import { useEffect } from 'react';

/** Unless `on` is false, calls `again`, which must be a stable function, when what a page shows may be out of date. */
export function useCurrent(
  on: boolean,
  documentId: string | undefined,
  again: (quiet: true) => Promise<void>,
  linkToken?: string,
): void {
  useEffect(() => {
    if (!on) return undefined;
    let stop = () => {};
    let left = false;
    // loaded after the page, which does not need it
    import('./followPage.ts').then(
      ({ followPage }) => {
        if (!left) stop = followPage(documentId, () => again(true), linkToken);
      },
      () => undefined,
    );
    return () => {
      left = true;
      stop();
    };
  }, [on, documentId, again, linkToken]);
}
