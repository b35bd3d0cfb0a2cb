/** Looks something up while the user types. */
import { useEffect, useRef, useState } from 'react';

/**
 * The last query with its result, loaded `pause` milliseconds after the last change; null without a query and until the
 * first result. A failed request leaves it as it was.
 */
export function useLookup<Result>(
  query: string | null,
  pause: number,
  load: (query: string, signal: AbortSignal) => Promise<Result>,
): { query: string; result: Result } | null {
  const [found, setFound] = useState<{ query: string; result: Result } | null>(null);
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    if (query === null) return setFound(null);
    const stop = new AbortController();
    const timer = setTimeout(() => {
      latest.current(query, stop.signal).then(
        (result) => !stop.signal.aborted && setFound({ query, result }),
        () => undefined,
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [query, pause]);
  return found;
}
