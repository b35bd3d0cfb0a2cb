/** Form input that survives reload, back, a lost connection, an expired session and a closed browser; never a password. */
import { useCallback, useRef, useState } from 'react';
import { draftPrefix, loadDraft, removeDraft, storeDraft } from './drafts.ts';

/**
 * The draft, a setter, and a function to delete it. `thisVisit` names fields that last only as long as the tab is open, such as
 * a validated address. Changes are stored before rendering: the page may be unloaded right afterwards. Without a name nothing
 * is stored. Fields that `initial` lacks, of an older form, are ignored; a draft of nothing else is deleted.
 */
export function useDraft<Draft extends object>(
  name: string | null,
  initial: Draft,
  thisVisit: readonly (keyof Draft)[] = [],
): [Draft, (change: Partial<Draft>) => void, () => void] {
  const key = name === null ? null : draftPrefix + name;
  const [draft, setDraft] = useState<Draft>(() => {
    const stored = key === null ? null : loadDraft<{ draft?: Partial<Draft> }>(key);
    const known = Object.entries(stored?.draft ?? {}).filter(([field]) => field in initial);
    if (key !== null && stored && known.length === 0) removeDraft(key);
    return { ...initial, ...Object.fromEntries(known) };
  });
  const latest = useRef(draft);
  const untouched = useRef(JSON.stringify(initial));
  const visit = useRef(thisVisit);

  const change = useCallback(
    (part: Partial<Draft>) => {
      const next = { ...latest.current, ...part };
      latest.current = next;
      setDraft(next);
      if (key === null) return;
      if (JSON.stringify(next) === untouched.current) return removeDraft(key);
      const lasting = { ...next, ...Object.fromEntries(visit.current.map((field) => [field, undefined])) };
      storeDraft(key, { draft: lasting }, { draft: next });
    },
    [key],
  );
  const forget = useCallback(() => {
    if (key !== null) removeDraft(key);
  }, [key]);
  return [draft, change, forget];
}
