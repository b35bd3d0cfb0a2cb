import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { currentClaims } from '../../../ui/session.ts';
import { canAccess } from '../access/canAccess.ts';
import type { IconName } from '../components/Icon.tsx';

/** Something that a member of staff can do now: go to a page or run a function. */
export type Action = {
  label: string;
  icon?: IconName;
  /** What it acts on, such as a record's name; shown beside the label and found, too. */
  of?: string;
  /** Further words that it is found by. */
  words?: string;
  /** The permission that it needs; without it everybody on the page may. */
  access?: { resource: string; action: string };
  /** The key that runs it without the palette. */
  shortcut?: string;
} & ({ to: string } | { run: () => void } | { chooseSponsor: (id: number) => string });

const registered = new Set<{ current: readonly Action[] }>();
const listeners = new Set<() => void>();
/** Counts what came and went. */
let version = 0;

const changed = () => {
  version += 1;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Offers actions as long as the component is shown. */
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

/** What the signed-in role may do now, the open page's actions first; of two with one label the page's own. */
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

/** The same for a component, which is shown again when actions come or go. */
export function useCurrentActions(): Action[] {
  const shown = useSyncExternalStore(subscribe, () => version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for the actions
  return useMemo(currentActions, [shown]);
}
