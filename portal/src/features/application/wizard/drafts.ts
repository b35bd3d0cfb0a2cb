/** What is typed and not saved yet, kept on this device until it is: past reload, a closed browser and an empty battery. */
import type { Answers } from '../rules/types.ts';
import type { ApplicationView } from '../types.ts';

const prefix = 'sideline.application';
/** Days after which a draft is forgotten: a shared computer keeps a name and telephone number no longer. */
const days = 30;

interface Kept {
  values: Answers;
  /** The stamp of the stored answers when typing began. */
  stamp: string | undefined;
  at: number;
}

/** By organization and season, not by token: a new link of the same application finds it again. */
const keyOf = (view: ApplicationView, step: string): string =>
  [prefix, view.organizationId, view.season, view.year, step].join('.');

export function readDraft(view: ApplicationView, step: string): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(view, step)) ?? 'null') as Kept | null;
    return kept && Date.now() - kept.at < days * 86_400_000 ? kept : null;
  } catch {
    return null;
  }
}

/** Returns whether this device keeps it. */
export function keepDraft(view: ApplicationView, step: string, values: Answers, stamp: string | undefined): boolean {
  try {
    localStorage.setItem(keyOf(view, step), JSON.stringify({ values, stamp, at: Date.now() } satisfies Kept));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(view: ApplicationView, step: string): void {
  try {
    localStorage.removeItem(keyOf(view, step));
  } catch {
    // storage is closed: nothing was kept
  }
}
