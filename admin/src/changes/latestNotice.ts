import { useSyncExternalStore } from 'react';

let latest = '';
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Notes that a change is announced: notices of earlier ones close. */
export function setLatestNotice(changeId: string): void {
  latest = changeId;
  for (const listener of listeners) listener();
}

/** The id of the change that was announced last. */
export const useLatestNotice = (): string => useSyncExternalStore(subscribe, () => latest);
