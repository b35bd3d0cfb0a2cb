/** Unsaved input, stored on this device until it is saved: it survives a reload, a closed browser and an empty battery. */

import { isViewing } from '../../../ui/viewing.ts';

/** Days until a draft expires: a shared computer must not keep names and phone numbers for longer. */
const days = 30;

/** True if something stored at that time (milliseconds) has expired. */
export const isTooOld = (at: number): boolean => Date.now() - at >= days * 86_400_000;

/** Key prefix of the drafts that are deleted on logout. */
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
    return false; // storage is unavailable or full: the form works without it
  }
}

/**
 * The value stored under a key; null if there is none, it has expired, or storage is unavailable. This tab's value comes
 * first, so that two tabs with the same form do not mix; then the device's.
 */
export const loadDraft = <Value extends object>(key: string): Value | null =>
  read<Value>('sessionStorage', key) ?? read<Value>('localStorage', key);

/** Stores a value on this device; `inTab`: the value for this tab, with fields that last only as long as it. Returns true if the device stored it. */
export function storeDraft(key: string, value: object, inTab: object = value): boolean {
  // the tab's storage is full: its entry is older than the device's, and would be read first
  if (!write('sessionStorage', key, inTab)) remove('sessionStorage', key);
  return write('localStorage', key, value);
}

function remove(where: Where, key: string): void {
  try {
    globalThis[where].removeItem(key);
  } catch {
    // storage is unavailable: nothing was stored
  }
}

/** Deletes the value stored under a key. */
export function removeDraft(key: string): void {
  remove('sessionStorage', key);
  remove('localStorage', key);
}

/** Deletes every draft of this tab, and of the device unless `onlyTab`. */
export function clearDrafts({ onlyTab = false } = {}): void {
  try {
    for (const storage of onlyTab ? [sessionStorage] : [sessionStorage, localStorage])
      for (const key of Object.keys(storage)) if (key.startsWith(draftPrefix)) storage.removeItem(key);
  } catch {
    // storage is unavailable: nothing was stored
  }
}
