import { useMemo } from 'react';
import { useCurrentActions } from '../actions/registry.ts';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { useRecent } from '../layout/recent.ts';
import { useDebounced } from '../layout/useDebounced.ts';
import { findActions, type Item, itemOfAction, itemOfRecent, itemOfRecord } from './items.ts';
import { wordsOf } from './matching.ts';

/** Milliseconds without typing before the server is queried. */
const REST_MS = 150;
/** Maximum number of actions shown before the records. */
const MAX_FIRST = 3;

export type PaletteItems = {
  items: readonly Item[];
  /** The typed terms, to be highlighted. */
  typed: readonly string[];
  /** True while the items belong to an earlier text. */
  isWaiting: boolean;
  error: Error | null;
  refetch: () => void;
};

/** Groups items, in order of each group's first item. */
const grouped = (items: readonly Item[]): Item[] =>
  [...new Set(items.map(({ group }) => group))].flatMap((name) => items.filter(({ group }) => group === name));

/**
 * The results for a text. Without text: recent records and all actions. Otherwise: actions whose labels match, records
 * by name, number, email or address, then actions that match with typos. `onlySponsors`: sponsors only.
 */
export function usePaletteItems(text: string, onlySponsors: boolean): PaletteItems {
  const recent = useRecent();
  const search = useDebounced(text.trim(), REST_MS);
  const typed = useMemo(() => wordsOf(text), [text]);
  const isAsked = text.trim().length > 1 || /\d/.test(text);
  const { data, error, isPlaceholderData, refetch } = useOperationQuery(
    'paletteSearch',
    { search },
    { enabled: isAsked && search !== '', keepPrevious: true },
  );
  const current = useCurrentActions();
  const records = isAsked && !error ? data?.searchRecords : undefined;
  const items = useMemo(() => {
    const actions = onlySponsors ? [] : current;
    if (!text.trim()) {
      const visited = recent.filter(({ path }) => !onlySponsors || /\/sponsors\/\d+$/.test(path));
      return [...visited.map(itemOfRecent), ...actions.map(itemOfAction)];
    }
    const { exact, others } = findActions(actions, typed);
    const first = exact.slice(0, MAX_FIRST).map(itemOfAction);
    const last = [...exact.slice(MAX_FIRST), ...others].map((action) => ({
      ...itemOfAction(action),
      group: 'More actions',
    }));
    const found = (records ?? []).filter(({ kind }) => !onlySponsors || kind === 'sponsor').map(itemOfRecord);
    return [...first, ...grouped(found), ...last];
  }, [text, typed, recent, current, records, onlySponsors]);
  const isWaiting = isAsked && !error && (isPlaceholderData || !data || search !== text.trim());
  return { items, typed, isWaiting, error: isAsked ? error : null, refetch: () => void refetch() };
}
