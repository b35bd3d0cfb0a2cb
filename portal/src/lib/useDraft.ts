/** Answers of a form that survive reload, back, a lost network, an ended session and a closed browser; never a password. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { draftPrefix, drop, keep, readKept } from './keep.ts';

/** This tab's own comes first, so that two tabs with one form do not mix; else what the device kept. */
function read<Draft>(key: string): Partial<Draft> | null {
  try {
    const text = sessionStorage.getItem(key);
    if (text) return JSON.parse(text) as Partial<Draft>;
  } catch {
    return null;
  }
  return readKept<{ draft: Partial<Draft> }>(key)?.draft ?? null;
}

/**
 * The draft, a way to change it, and one to forget it. `thisVisit` names what holds only as long as the tab is open, such as
 * an address that was checked.
 */
export function useDraft<Draft extends object>(
  name: string,
  initial: Draft,
  thisVisit: readonly (keyof Draft)[] = [],
): [Draft, (change: Partial<Draft>) => void, () => void] {
  const key = draftPrefix + name;
  const [draft, setDraft] = useState<Draft>(() => ({ ...initial, ...read<Draft>(key) }));
  const untouched = useRef(JSON.stringify(initial));
  const changed = useRef(false);
  const visit = useRef(thisVisit);

  useEffect(() => {
    if (!changed.current) return;
    const text = JSON.stringify(draft);
    if (text === untouched.current) return drop(key);
    keep(key, { draft: { ...draft, ...Object.fromEntries(visit.current.map((field) => [field, undefined])) } });
    try {
      sessionStorage.setItem(key, text);
    } catch {
      // storage is closed or full: the form works without it
    }
  }, [key, draft]);

  const change = useCallback((part: Partial<Draft>) => {
    changed.current = true;
    setDraft((old) => ({ ...old, ...part }));
  }, []);
  const forget = useCallback(() => {
    changed.current = false;
    drop(key);
  }, [key]);
  return [draft, change, forget];
}
