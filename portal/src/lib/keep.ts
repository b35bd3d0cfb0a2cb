/** What is typed and not saved yet, kept on this device until it is: past reload, a closed browser and an empty battery. */

/** Days after which it is forgotten: a shared computer keeps a name and a telephone number no longer. */
const days = 30;

/** Whether what was kept then (milliseconds) is to be forgotten. */
export const isTooOld = (at: number): boolean => Date.now() - at >= days * 86_400_000;

/** Of the drafts that logging out forgets. */
export const draftPrefix = 'sideline.draft.';

/** What was kept under a key, null when there is nothing, when it is too old or when storage is closed. */
export function readKept<Value extends object>(key: string): Value | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as (Value & { at: number }) | null;
    return kept && !isTooOld(kept.at) ? kept : null;
  } catch {
    return null;
  }
}

/** Returns whether this device keeps it. */
export function keep(key: string, value: object): boolean {
  try {
    localStorage.setItem(key, JSON.stringify({ ...value, at: Date.now() }));
    return true;
  } catch {
    return false; // storage is closed or full: the form works without it
  }
}

export function drop(key: string): void {
  try {
    localStorage.removeItem(key);
    sessionStorage.removeItem(key);
  } catch {
    // storage is closed: nothing was kept
  }
}

/** Forgets every draft of this device. */
export function forgetDrafts(): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (key.startsWith(draftPrefix)) storage.removeItem(key);
  } catch {
    // storage is closed: nothing was kept
  }
}
