import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The active filters, by name. */
export type Filters = {
  /** Null if it is not set. */
  get: (name: string) => string | null;
  /** Sets some filters; null removes one; the others are unchanged. */
  set: (changes: Readonly<Record<string, string | null>>) => void;
};

/**
 * The filters of a list, stored in the URL, so that Back restores the list and the URL can be shared. Changing a filter
 * adds no history entry.
 */
export function useAddressFilters(): Filters {
  const [params, setParams] = useSearchParams();
  const get = useCallback((name: string) => params.get(name), [params]);
  const set = useCallback(
    (changes: Readonly<Record<string, string | null>>) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes))
            if (value === null) next.delete(name);
            else next.set(name, value);
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  return { get, set };
}
