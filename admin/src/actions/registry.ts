import { useEffect, useRef } from 'react';
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

/** Offers actions as long as the component is shown. The palette reads them when it is rendered. */
export function useActions(actions: readonly Action[]): void {
  const set = useRef(actions);
  useEffect(() => {
    set.current = actions;
  });
  useEffect(() => {
    registered.add(set);
    return () => void registered.delete(set);
  }, []);
}

/** Whether the signed-in role may do it. */
export const isAllowed = ({ access }: Pick<Action, 'access'>): boolean =>
  !access || canAccess(currentClaims()?.role, access.resource, access.action);

/** What the signed-in role may do now, the open page's actions first; of two with one label the page's own. */
export function currentActions(): Action[] {
  const all = [...registered].reverse().flatMap(({ current }) => current);
  const labels = new Set<string>();
  return all.filter((action) => {
    const key = `${action.label} ${action.of ?? ''}`.trim().toLowerCase();
    if (labels.has(key) || !isAllowed(action)) return false;
    labels.add(key);
    return true;
  });
}
