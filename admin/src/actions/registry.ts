import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { currentClaims } from '../../../ui/session.ts';
import { canAccess } from '../access/canAccess.ts';
import type { IconName } from '../components/Icon.tsx';

/** Something that a staff member can do now: open a page or run a function. */
export type Action = {
  label: string;
  icon?: IconName;
  /** What it acts on, such as a record's name; shown next to the label and searchable. */
  of?: string;
  /** Additional search terms. */
  keywords?: string;
  /** The permission it needs; without it, everyone on the page may run it. */
  access?: { resource: string; action: string };
  /** The key that runs it outside the palette. */
  shortcut?: string;
} & ({ to: string } | { run: () => void } | { chooseSponsor: (id: number) => string });

const registered = new Set<{ current: readonly Action[] }>();
const listeners = new Set<() => void>();
/** Incremented when actions are added or removed. */
let version = 0;

const changed = () => {
  version += 1;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Registers actions while the component is mounted. */
export function useActions(actions: readonly Action[]): void {
  const set = useRef(actions);
  useEffect(() => {
    set.current = actions;
  });
  useEffect(() => {
    registered.add(set);
    changed();
    return () => {
      registered.delete(set);
      changed();
    };
  }, []);
}

/** The actions that the current role may run, the open page's first; of two with the same label, the page's own. */
export function currentActions(): Action[] {
  const all = [...registered].reverse().flatMap(({ current }) => current);
  const labels = new Set<string>();
  const role = currentClaims()?.role;
  const isAllowed = ({ access }: Action) => !access || canAccess(role, access.resource, access.action);
  return all.filter((action) => {
    const key = `${action.label} ${action.of ?? ''}`.trim().toLowerCase();
    if (labels.has(key) || !isAllowed(action)) return false;
    labels.add(key);
    return true;
  });
}

/** Same as currentActions; rerenders when actions are added or removed. */
export function useCurrentActions(): Action[] {
  const shown = useSyncExternalStore(subscribe, () => version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version represents the actions
  return useMemo(currentActions, [shown]);
}
