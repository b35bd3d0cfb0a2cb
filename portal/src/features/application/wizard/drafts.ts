/** What is typed in a step and not saved yet, kept on this device (lib/keep.ts). */
import { drop, keep, readKept } from '../../../lib/keep.ts';
import type { Answers } from '../rules/types.ts';
import type { ApplicationView } from '../types.ts';

const prefix = 'sideline.application';

interface Kept {
  values: Answers;
  /** The stamp of the stored answers when typing began. */
  stamp: string | undefined;
}

/** By organization and season, not by token: a new link of the same application finds it again. */
const keyOf = (view: ApplicationView, step: string): string =>
  [prefix, view.organizationId, view.season, view.year, step].join('.');

export const readDraft = (view: ApplicationView, step: string): Kept | null => readKept<Kept>(keyOf(view, step));

/** Returns whether this device keeps it. */
export const keepDraft = (view: ApplicationView, step: string, values: Answers, stamp: string | undefined): boolean =>
  keep(keyOf(view, step), { values, stamp } satisfies Kept);

export const dropDraft = (view: ApplicationView, step: string): void => drop(keyOf(view, step));
