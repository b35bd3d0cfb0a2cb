import { useEffect } from 'react';
import { onReturn } from './onReturn.ts';

/**
 * Unless `on` is false, calls `again`, which must be a stable function, when something changes that a document reads,
 * when the page becomes visible again or the connection is back.
 */
export function useCurrent(
  on: boolean,
  documentId: string | undefined,
  again: (quiet: true) => Promise<void>,
  linkToken?: string,
): void {
  useEffect(() => {
    if (!on) return undefined;
    const forget = onReturn(() => void again(true));
    let stop = () => {};
    let left = false;
    // loaded after the page, which does not need it
    if (documentId !== undefined)
      import('../../../ui/followChanges.ts').then(
        ({ followChanges }) => {
          if (!left)
            stop = followChanges(
              () => new Set([documentId]),
              () => again(true),
              linkToken,
            ).stop;
        },
        () => undefined,
      );
    return () => {
      left = true;
      forget();
      stop();
    };
  }, [on, documentId, again, linkToken]);
}
