import { useEffect, useSyncExternalStore } from 'react';
import { currentClaims } from '../../../ui/session.ts';
import type { GlyphName } from '../components/StatusGlyph.tsx';

export type RecentItem = { path: string; title: string; glyph: GlyphName };

/** The list of recent records has 5 entries (S-445). */
const KEEP = 5;
const listeners = new Set<() => void>();
let cache: { raw: string | null; items: RecentItem[] } = { raw: null, items: [] };

const key = () => `sideline.recent.${currentClaims()?.sub ?? ''}`;

function read(): RecentItem[] {
  const raw = localStorage.getItem(key());
  if (raw !== cache.raw) {
    try {
      cache = { raw, items: raw ? (JSON.parse(raw) as RecentItem[]) : [] };
    } catch {
      cache = { raw, items: [] };
    }
  }
  return cache.items;
}

/** Moves a record to the top of the recently visited list. */
export function remember(item: RecentItem): void {
  const items = [item, ...read().filter(({ path }) => path !== item.path)].slice(0, KEEP);
  localStorage.setItem(key(), JSON.stringify(items));
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useRecent = (): RecentItem[] => useSyncExternalStore(subscribe, read);

/** Adds the page's record to the recently visited list once its name is loaded. */
export function useRemember(path: string, title: string | undefined, glyph: GlyphName = 'none'): void {
  useEffect(() => {
    if (title) remember({ path, title, glyph });
  }, [path, title, glyph]);
}
