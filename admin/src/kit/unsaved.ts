import { useEffect, useId } from 'react';

/** Asked when something typed would be lost (S-171). */
export const LEAVE =
  "It looks like you made some changes that haven't been saved yet. Are you sure you want to leave this page?";

/** The places of the page that hold something unsaved, and whether it is being sent: once it is saved, the page may go. */
const places = new Map<string, boolean>();

/** Whether leaving the page would lose something that nobody is sending. */
export const isUnsaved = (): boolean => [...places.values()].includes(false);

/** Whether something typed is on the page, what is being sent included: it may be refused. */
export const isTyped = (): boolean => places.size > 0;

/** Whether what is typed here may go: nothing is, or the person says so. */
export const mayLose = (): boolean => !isUnsaved() || window.confirm(LEAVE);

/** What is typed is given up: somebody has said so already, and is not asked again. */
export const giveUp = (): void => places.clear();

/** Marks this place as unsaved while something is typed in it: leaving then asks first (S-093, S-418, B-089, B-090). */
export function useUnsaved(typed: boolean, sending = false): void {
  const place = useId();
  useEffect(() => {
    if (!typed) return undefined;
    places.set(place, sending);
    return () => void places.delete(place);
  }, [place, typed, sending]);
}
