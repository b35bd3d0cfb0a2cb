/** What is typed in a step and not saved yet, kept on this device (lib/drafts.ts). */
import { loadDraft, removeDraft, storeDraft } from '../../../lib/drafts.ts';
import type { Answers } from '../rules/types.ts';
import type { ApplicationView } from '../types.ts';

const prefix = 'sideline.application';

interface StoredDraft {
  values: Answers;
  /** The stamp of the stored answers when typing began. */
  stamp: string | undefined;
  /** What Save and Exit had kept when this was typed: what it keeps later, perhaps on another device, is newer. */
  saved: string | undefined;
}

/** By organization and season, not by token: a new link of the same application finds it again. */
const keyOf = (view: ApplicationView, step: string): string =>
  [prefix, view.organizationId, view.season, view.year, step].join('.');

const savedOf = (view: ApplicationView, step: string): string | undefined =>
  view.savedStepId === step && view.savedFormData ? JSON.stringify(view.savedFormData) : undefined;

/** The draft of a step; null when there is none, or when Save and Exit has kept something since it was typed. */
export function readDraft(view: ApplicationView, step: string): StoredDraft | null {
  const draft = loadDraft<StoredDraft>(keyOf(view, step));
  const saved = savedOf(view, step);
  return draft && (saved === undefined || saved === draft.saved) ? draft : null;
}

/** Returns whether this device keeps it. */
export const saveDraft = (view: ApplicationView, step: string, values: Answers, stamp: string | undefined): boolean =>
  storeDraft(keyOf(view, step), { values, stamp, saved: savedOf(view, step) } satisfies StoredDraft);

export const deleteDraft = (view: ApplicationView, step: string): void => removeDraft(keyOf(view, step));
