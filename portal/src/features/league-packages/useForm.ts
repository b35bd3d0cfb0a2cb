/** Shared state of the forms here: changes are stored in the tab, errors are shown after the first submit, and the first one is focused. */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Action, useAction } from '../../lib/useAction.ts';
import { useDelayedBusy } from '../../lib/useDelayedBusy.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { useLeaveWarning } from '../../lib/useLeaveWarning.ts';
import { fieldProblem, type Problems, same } from './rules.ts';

export interface FormState<Values> {
  values: Values;
  change: (change: Partial<Values>) => void;
  /** The error messages by field. */
  shown: Problems<Values>;
  dirty: boolean;
  /** A draft from before the page was loaded has been restored. */
  restored: boolean;
  /** Discards the changes. */
  reset: () => void;
  save: Action<[]>;
  slow: boolean;
  form: React.RefObject<HTMLFormElement | null>;
  submit: (event: FormEvent) => void;
}

/**
 * `name`: of the draft, `saved`: the stored values, `onSave`: sends the changes and updates `saved`. Input typed
 * during a save remains a change.
 */
export function useForm<Values extends object>(
  name: string,
  saved: Values,
  problemsOf: (values: Values) => Problems<Values>,
  onSave: (values: Values) => Promise<void>,
): FormState<Values> {
  // only changes are stored: concurrent changes of other fields stay visible
  const [draft, changeDraft, forget] = useDraft<{ changes: Partial<Values> }>(name, { changes: {} });
  const [restored, setRestored] = useState(() => Object.keys(draft.changes).length > 0);
  const [tried, setTried] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const values: Values = { ...saved, ...draft.changes };
  const dirty = !same(values, saved);
  const latest = useRef(values);
  latest.current = values;
  const problems = problemsOf(values);
  useLeaveWarning(dirty);
  const save = useAction(async () => {
    await onSave(values);
    const since = Object.entries(latest.current).filter(([key, value]) => !same(value, values[key as keyof Values]));
    changeDraft({ changes: Object.fromEntries(since) as Partial<Values> });
    setTried(0);
    if (since.length === 0) forget();
  });
  const keys = Object.keys(saved) as (keyof Values & string)[];
  const shown = Object.fromEntries(
    keys
      .map((key) => [key, (tried > 0 ? problems[key] : undefined) ?? fieldProblem(save.error, key)])
      .filter(([, problem]) => problem),
  ) as Problems<Values>;
  const failed = save.error;
  useEffect(() => {
    if (tried > 0 || failed !== null)
      form.current?.querySelector<HTMLElement>('.field--error :is(input, select, textarea)')?.focus();
  }, [tried, failed]);
  return {
    values,
    change: (change) => {
      save.clear();
      changeDraft({ changes: { ...draft.changes, ...change } });
    },
    shown,
    dirty,
    restored: restored && dirty,
    reset: () => {
      setRestored(false);
      setTried(0);
      changeDraft({ changes: {} });
    },
    save,
    slow: useDelayedBusy(save.busy),
    form,
    submit: (event) => {
      event.preventDefault();
      setTried((count) => count + 1);
      if (Object.keys(problems).length === 0) void save.run();
    },
  };
}
