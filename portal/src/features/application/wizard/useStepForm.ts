/** The answers of the open step: validated on every change, errors shown a second later, stored on this device. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { t } from '../../../i18n/i18n.ts';
import type { Answers, Problem } from '../rules/types.ts';
import { problems as problemsOf } from '../rules/validate.ts';
import { type ApplicationView, type Options, storedPrograms } from '../types.ts';
import { readDraft, saveDraft } from './drafts.ts';
import { firstValues } from './firstValues.ts';
import { pathsWithoutRow, withoutRow } from './rowsOf.ts';

/** Milliseconds of typing before errors are shown (L-125). */
export const errorDelay = 1000;

export interface StepForm {
  step: string;
  today: string;
  values: Answers;
  /** Sets fields; `touched` names the fields if they are not the keys of the patch. */
  change: (patch: Answers, touched?: string[]) => void;
  /** Removes a row from a list; the shown errors of the rows after it move with them. */
  removeRow: (list: string, index: number) => void;
  /** Replaces all answers, as read or as stored. */
  replace: (values: Answers, stamp: string | undefined) => void;
  /** The stored answers were changed by our own save: further input is based on them. */
  restamp: (stamp: string | undefined) => void;
  errorOf: (path: string) => string | null;
  /** All shown errors, and those of them that block Next. */
  problems: Problem[];
  blocking: Problem[];
  /** Shows every error at once. */
  showAll: () => void;
  allShown: boolean;
  /** A validation error of the server, shown beside its field until the user types. */
  refuse: (problem: Problem) => void;
  stamp: string | undefined;
  /** There is unsaved input. */
  dirty: boolean;
  /** The input is stored on this device. */
  draftSaved: boolean;
}

interface Typed {
  values: Answers;
  stamp: string | undefined;
  dirty: boolean;
}

/** The initial values of the step: a draft of this device, the Save and Exit data, or the stored answers (L-126). */
export function startOf(view: ApplicationView, step: string, options: Options): Typed {
  const draft = readDraft(view, step);
  if (draft) return { values: draft.values, stamp: draft.stamp, dirty: true };
  if (view.savedStepId === step && view.savedFormData) {
    const { stamp, ...values } = view.savedFormData;
    return { values, stamp: typeof stamp === 'string' ? stamp : view.stamps[step], dirty: true };
  }
  return { values: firstValues(view, step, options), stamp: view.stamps[step], dirty: false };
}

export function useStepForm(view: ApplicationView, step: string, options: Options, today: string): StepForm {
  const [typed, setTyped] = useState<Typed>(() => startOf(view, step, options));
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const [allShown, setAllShown] = useState(false);
  const [refused, setRefused] = useState<Problem | null>(null);
  const [draftSaved, setDraftSaved] = useState(true);
  const first = useRef(view);
  const latest = useRef(typed);

  const { values, stamp, dirty } = typed;
  /** Updates and stores before rendering: the page may be unloaded right afterwards. */
  const write = useCallback(
    (change: (old: Typed) => Typed) => {
      const next = change(latest.current);
      latest.current = next;
      setTyped(next);
      if (next.dirty) setDraftSaved(saveDraft(first.current, step, next.values, next.stamp));
    },
    [step],
  );
  useEffect(() => {
    const timer = setTimeout(() => setShown(touched), errorDelay);
    return () => clearTimeout(timer);
  }, [touched]);

  const blocking = useMemo(
    () =>
      problemsOf(step, values, {
        today,
        before: view.answers[step] ?? {},
        programIds: storedPrograms(view).map(({ id }) => id),
      }),
    [step, values, today, view],
  );
  const problems =
    refused && !blocking.some(({ field }) => field === refused.field) ? [...blocking, refused] : blocking;

  const change = useCallback(
    (patch: Answers, names?: string[]) => {
      write((old) => ({ ...old, values: { ...old.values, ...patch }, dirty: true }));
      setTouched((old) => new Set([...old, ...(names ?? Object.keys(patch))]));
      setRefused(null);
    },
    [write],
  );
  const removeRow = useCallback(
    (list: string, index: number) => {
      write((old) => ({ ...old, values: withoutRow(old.values, list, index), dirty: true }));
      for (const set of [setTouched, setShown]) set((old) => pathsWithoutRow(old, list, index));
      setRefused(null);
    },
    [write],
  );
  const replace = useCallback(
    (next: Answers, nextStamp: string | undefined) => {
      write(() => ({ values: next, stamp: nextStamp, dirty: false }));
      setAllShown(false);
      setTouched(new Set());
      setShown(new Set());
    },
    [write],
  );

  return {
    step,
    today,
    values,
    change,
    removeRow,
    replace,
    restamp: useCallback((next) => write((old) => ({ ...old, stamp: next })), [write]),
    problems,
    blocking,
    errorOf: (path) => {
      const problem = problems.find(({ field }) => field === path);
      if (!problem || !(allShown || shown.has(path) || problem === refused)) return null;
      return t(problem.message, problem.values);
    },
    showAll: useCallback(() => setAllShown(true), []),
    allShown,
    refuse: setRefused,
    stamp,
    dirty,
    draftSaved,
  };
}
