import { useEffect, useRef } from 'react';

/**
 * Ends what a dialog is sending when the dialog goes, by Cancel too: an upload that nobody waits for any more would still
 * take the line and arrive. `begin` gives the signal of the next sending.
 */
export function useAbort(): { begin: () => AbortSignal } {
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  return {
    begin: () => {
      running.current = new AbortController();
      return running.current.signal;
    },
  };
}
