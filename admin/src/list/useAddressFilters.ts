import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What a list is narrowed by, by name. */
export type Filters = {
  /** Null when it is not set. */
  get: (name: string) => string | null;
  /** Sets some, null takes one away; the others stay. */
  set: (changes: Readonly<Record<string, string | null>>) => void;
};

/**
 * The filters of a list, kept in the address: going back finds the list as it was left, and the address can be passed on.
 * Changing one is no step of the way back.
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
