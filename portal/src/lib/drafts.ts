/** What is typed and not saved yet, kept on this device until it is: past reload, a closed browser and an empty battery. */

import { isViewing } from '../../../ui/viewing.ts';

/** Days after which it is forgotten: a shared computer keeps a name and a telephone number no longer. */
const days = 30;

/** Whether what was kept then (milliseconds) is to be forgotten. */
export const isTooOld = (at: number): boolean => Date.now() - at >= days * 86_400_000;

/** Of the drafts that logging out forgets. */
export const draftPrefix = 'sideline.draft.';

type Where = 'sessionStorage' | 'localStorage';

function read<Value extends object>(where: Where, key: string): Value | null {
  try {
    const stored = JSON.parse(globalThis[where].getItem(key) ?? 'null') as (Value & { at?: number }) | null;
    return stored?.at !== undefined && !isTooOld(stored.at) ? stored : null;
  } catch {
    return null;
  }
}

function write(where: Where, key: string, value: object): boolean {
  if (isViewing()) return false;
  try {
    globalThis[where].setItem(key, JSON.stringify({ ...value, at: Date.now() }));
    return true;
  } catch {
    return false; // storage is closed or full: the form works without it
  }
}

/**
 * What was kept under a key, null when there is nothing, when it is too old or when storage is closed. This tab's own comes
 * first, so that two tabs with one form do not mix; otherwise the draft of the device.
 */
export const loadDraft = <Value extends object>(key: string): Value | null =>
  read<Value>('sessionStorage', key) ?? read<Value>('localStorage', key);

/** Keeps it on this device; `inTab`: with what holds only as long as the tab is open. Returns whether the device keeps it. */
export function storeDraft(key: string, value: object, inTab: object = value): boolean {
  // the tab's storage is full: its entry is older than the device's, and would be read first
  if (!write('sessionStorage', key, inTab)) remove('sessionStorage', key);
  return write('localStorage', key, value);
}

function remove(where: Where, key: string): void {
  try {
    globalThis[where].removeItem(key);
  } catch {
    // storage is closed: nothing was kept
  }
}

/** Forgets what was kept under a key. */
export function removeDraft(key: string): void {
  remove('sessionStorage', key);
  remove('localStorage', key);
}

/** Forgets every draft of this tab, and of the device unless only the tab's are to go. */
export function clearDrafts({ onlyTab = false } = {}): void {
  try {
    for (const storage of onlyTab ? [sessionStorage] : [sessionStorage, localStorage])
      for (const key of Object.keys(storage)) if (key.startsWith(draftPrefix)) storage.removeItem(key);
  } catch {
    // storage is closed: nothing was kept
  }
}
