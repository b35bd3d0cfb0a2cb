/** Runs one action at a time: whether it is in progress, and its last error. A second call while it runs is ignored. */
import { useCallback, useRef, useState } from 'react';

export interface Action<Arguments extends unknown[]> {
  run: (...args: Arguments) => Promise<boolean>;
  busy: boolean;
  error: unknown;
  clear: () => void;
}

/** `run` resolves to true if the action succeeded. */
export function useAction<Arguments extends unknown[]>(
  action: (...args: Arguments) => Promise<void>,
): Action<Arguments> {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const running = useRef(false);
  const latest = useRef(action);
  latest.current = action;

  const run = useCallback(async (...args: Arguments) => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setError(null);
    try {
      await latest.current(...args);
      return true;
    } catch (failure) {
      setError(failure);
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }, []);

  return { run, busy, error, clear: useCallback(() => setError(null), []) };
}
