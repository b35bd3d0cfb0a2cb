import { useEffect, useRef } from 'react';

/**
 * Aborts a dialog's pending request when the dialog closes, including by Cancel, so that an unwanted upload does not
 * continue. `begin` returns the signal for the next request.
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
