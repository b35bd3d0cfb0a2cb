import { useEffect, useId, useSyncExternalStore } from 'react';

/** The question before unsaved input is discarded (S-171). */
export const LEAVE_QUESTION =
  "It looks like you made some changes that haven't been saved yet. Are you sure you want to leave this page?";

/**
 * The page's forms with unsaved input, and whether each is being submitted; after a successful save the page may
 * navigate.
 */
const forms = new Map<string, boolean>();
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** True if leaving the page would lose input that is not being submitted. */
export const isUnsaved = (): boolean => [...forms.values()].includes(false);

/** True if the page has unsaved input, including input that is being submitted, because it may be rejected. */
export const isTyped = (): boolean => forms.size > 0;

/** Discards unsaved input without asking again; the user has already agreed. */
export const discardTyped = (): void => {
  forms.clear();
  tell();
};

/** Whether the page has unsaved input; rerenders when this changes. */
export const useIsPageDirty = (): boolean => useSyncExternalStore(subscribe, isTyped);

/** Marks this form as unsaved while it has changes; leaving is then confirmed (S-093, S-418, B-089, B-090). */
export function useUnsaved(typed: boolean, sending = false): void {
  const form = useId();
  useEffect(() => {
    if (!typed) return undefined;
    forms.set(form, sending);
    tell();
    return () => {
      forms.delete(form);
      tell();
    };
  }, [form, typed, sending]);
}
