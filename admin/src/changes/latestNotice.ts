import { useSyncExternalStore } from 'react';

let latest = '';
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Stores the id of the announced change; notices of earlier changes close. */
export function setLatestNotice(changeId: string): void {
  latest = changeId;
  for (const listener of listeners) listener();
}

/** The id of the most recently announced change. */
export const useLatestNotice = (): string => useSyncExternalStore(subscribe, () => latest);
