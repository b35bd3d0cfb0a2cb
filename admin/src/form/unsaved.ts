import { useEffect, useId, useSyncExternalStore } from 'react';

/** Asked when something typed would be lost (S-171). */
export const LEAVE_QUESTION =
  "It looks like you made some changes that haven't been saved yet. Are you sure you want to leave this page?";

/** The forms of the page that hold something unsaved, and whether it is being sent: once it is saved, the page may go. */
const forms = new Map<string, boolean>();
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether leaving the page would lose something that is not being sent. */
export const isUnsaved = (): boolean => [...forms.values()].includes(false);

/** Whether something typed is on the page, also what is being sent: it may be refused. */
export const isTyped = (): boolean => forms.size > 0;

/** Discards what is typed: the person has agreed already and is not asked again. */
export const discardTyped = (): void => {
  forms.clear();
  tell();
};

/** Whether something typed is on the page, followed as it changes. */
export const useTyped = (): boolean => useSyncExternalStore(subscribe, isTyped);

/** Marks this form as unsaved while something is typed in it: leaving then asks first (S-093, S-418, B-089, B-090). */
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
