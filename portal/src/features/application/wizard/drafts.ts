/** Unsaved input of a step, stored on this device (lib/drafts.ts). */
import { loadDraft, removeDraft, storeDraft } from '../../../lib/drafts.ts';
import type { Answers } from '../rules/types.ts';
import type { ApplicationView } from '../types.ts';

const prefix = 'sideline.application';

interface StoredDraft {
  values: Answers;
  /** The stamp of the stored answers when the user started to type. */
  stamp: string | undefined;
  /** The Save and Exit data at that time: data saved later, perhaps on another device, is newer than this draft. */
  saved: string | undefined;
}

/** By organization and season, not by token: a new link to the same application finds it again. */
const keyOf = (view: ApplicationView, step: string): string =>
  [prefix, view.organizationId, view.season, view.year, step].join('.');

const savedOf = (view: ApplicationView, step: string): string | undefined =>
  view.savedStepId === step && view.savedFormData ? JSON.stringify(view.savedFormData) : undefined;

/** The draft of a step; null if there is none, or if Save and Exit has stored something newer. */
export function readDraft(view: ApplicationView, step: string): StoredDraft | null {
  const draft = loadDraft<StoredDraft>(keyOf(view, step));
  const saved = savedOf(view, step);
  return draft && (saved === undefined || saved === draft.saved) ? draft : null;
}

/** Returns true if this device stored it. */
export const saveDraft = (view: ApplicationView, step: string, values: Answers, stamp: string | undefined): boolean =>
  storeDraft(keyOf(view, step), { values, stamp, saved: savedOf(view, step) } satisfies StoredDraft);

export const deleteDraft = (view: ApplicationView, step: string): void => removeDraft(keyOf(view, step));
