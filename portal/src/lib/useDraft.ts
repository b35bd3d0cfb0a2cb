/** Answers of a form that survive reload, back, a lost network, an ended session and a closed browser; never a password. */
import { useCallback, useRef, useState } from 'react';
import { draftPrefix, removeDraft, storeDraft, loadDraft } from './drafts.ts';

/** Whether something typed is kept under this name. */
export const isDraftSaved = (name: string): boolean => loadDraft(draftPrefix + name) !== null;

/**
 * The draft, a way to change it, and one to forget it. `thisVisit` names what holds only as long as the tab is open, such as
 * an address that was checked. What is changed is kept before anything is drawn: the page may be gone the moment after.
 */
export function useDraft<Draft extends object>(
  name: string,
  initial: Draft,
  thisVisit: readonly (keyof Draft)[] = [],
): [Draft, (change: Partial<Draft>) => void, () => void] {
  const key = draftPrefix + name;
  const [draft, setDraft] = useState<Draft>(() => ({
    ...initial,
    ...loadDraft<{ draft: Partial<Draft> }>(key)?.draft,
  }));
  const latest = useRef(draft);
  const untouched = useRef(JSON.stringify(initial));
  const visit = useRef(thisVisit);

  const change = useCallback(
    (part: Partial<Draft>) => {
      const next = { ...latest.current, ...part };
      latest.current = next;
      setDraft(next);
      if (JSON.stringify(next) === untouched.current) return removeDraft(key);
      const lasting = { ...next, ...Object.fromEntries(visit.current.map((field) => [field, undefined])) };
      storeDraft(key, { draft: lasting }, { draft: next });
    },
    [key],
  );
  const forget = useCallback(() => removeDraft(key), [key]);
  return [draft, change, forget];
}
