import { useEffect, useId } from 'react';

/** Asked when something typed would be lost (S-171). */
export const LEAVE =
  "It looks like you made some changes that haven't been saved yet. Are you sure you want to leave this page?";

/** The places of the page that hold something unsaved. */
const places = new Set<string>();

export const isUnsaved = (): boolean => places.size > 0;

/** Whether what is typed here may go: nothing is, or the person says so. */
export const mayLose = (): boolean => !isUnsaved() || window.confirm(LEAVE);

/** Marks this place as unsaved while something is typed in it: leaving then asks first (S-093, S-418, B-089, B-090). */
export function useUnsaved(typed: boolean): void {
  const place = useId();
  useEffect(() => {
    if (!typed) return undefined;
    places.add(place);
    return () => void places.delete(place);
  }, [place, typed]);
}
