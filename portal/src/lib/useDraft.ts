/** Answers of a form that survive reload, back and a lost network; kept in this tab only and never with a password. */
import { useCallback, useEffect, useState } from 'react';

function read<Draft>(key: string): Partial<Draft> | null {
  try {
    const text = sessionStorage.getItem(key);
    return text ? (JSON.parse(text) as Partial<Draft>) : null;
  } catch {
    return null;
  }
}

export function useDraft<Draft extends object>(
  name: string,
  initial: Draft,
): [Draft, (change: Partial<Draft>) => void, () => void] {
  const key = `sideline.draft.${name}`;
  const [draft, setDraft] = useState<Draft>(() => ({ ...initial, ...read<Draft>(key) }));

  useEffect(() => {
    try {
      sessionStorage.setItem(key, JSON.stringify(draft));
    } catch {
      // storage is closed or full: the form works without it
    }
  }, [key, draft]);

  const change = useCallback((part: Partial<Draft>) => setDraft((old) => ({ ...old, ...part })), []);
  const forget = useCallback(() => sessionStorage.removeItem(key), [key]);
  return [draft, change, forget];
}
