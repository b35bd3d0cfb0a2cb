/** The state of a form: values with their errors, a draft on this device, saving, focus on the first error, and the question before changes are left. */
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../ui/graphql.ts';
import { t } from '../i18n/i18n.ts';
import { same } from './changedFields.ts';
import { draftPrefix, loadDraft } from './drafts.ts';
import { useAction } from './useAction.ts';
import { useDraft } from './useDraft.ts';
import { useLeaveWarning } from './useLeaveWarning.ts';

/** Why a field's value cannot be saved, as a message to the user. */
export type Problems<Values> = Partial<Record<keyof Values, string | null>>;

/** The props of the control of one field. */
export interface FieldProps<Value> {
  value: Value;
  error: string | null;
  onChange: (value: Value) => void;
}

export interface Form<Values> {
  values: Values;
  change: (changes: Partial<Values>) => void;
  field: <Name extends keyof Values>(name: Name) => FieldProps<Values[Name]>;
  /** No field has a problem. */
  valid: boolean;
  dirty: boolean;
  /** The last save left no changes, and none were made since. */
  justSaved: boolean;
  /** Changes from before the page was loaded are back. */
  restored: boolean;
  /** Discards the changes and their draft. */
  reset: () => void;
  busy: boolean;
  /** The error of the last save. */
  error: unknown;
  /** The same, but null if a field shows it. */
  failure: unknown;
  /** For the form element. */
  props: { ref: RefObject<HTMLFormElement | null>; onSubmit: (event: FormEvent) => void };
}

/** True if changes of a form are kept on this device. `name`: its `draft`. */
export const isDraftSaved = (name: string): boolean =>
  loadDraft<{ draft?: { changes?: object } }>(draftPrefix + name)?.draft?.changes !== undefined;

const focusFirstError = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('.field--error :is(input, select, textarea)')?.focus();

/**
 * `saved`: the stored values; only changes to them are kept, so that concurrent changes of other fields stay visible.
 * `draft`: under which name the changes are kept on this device; without it they last as long as the form. `eager`: problems
 * are shown while typing, not from the first submit on. `warnOnLeave`: asks before the page is left with changes, also while
 * they are saved. `onSave`: sends the values; input typed during a save remains a change.
 */
export function useForm<Values extends object>({
  saved,
  draft: name,
  problemsOf,
  eager = false,
  warnOnLeave = false,
  onSave,
}: {
  saved: Values;
  draft?: string;
  problemsOf?: (values: Values) => Problems<Values>;
  eager?: boolean;
  warnOnLeave?: boolean;
  onSave: (values: Values) => Promise<void>;
}): Form<Values> {
  const [draft, changeDraft] = useDraft<{ changes: Partial<Values> }>(name ?? null, { changes: {} });
  const [restored, setRestored] = useState(() => Object.keys(draft.changes).length > 0);
  const [submitCount, setSubmitCount] = useState(0);
  const [justSaved, setJustSaved] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const values: Values = { ...saved, ...draft.changes };
  const latest = useRef(draft.changes);
  const keep = (changes: Partial<Values>) => {
    latest.current = changes;
    changeDraft({ changes });
  };
  const dirty = !same(values, saved);
  const problems: Problems<Values> = problemsOf?.(values) ?? {};
  const valid = !Object.values(problems).some(Boolean);
  const save = useAction(async () => {
    await onSave(values);
    const since = Object.entries(latest.current).filter(([key, value]) => !same(value, values[key as keyof Values]));
    keep(Object.fromEntries(since) as Partial<Values>);
    setRestored(false);
    setSubmitCount(0);
    setJustSaved(since.length === 0);
  });
  useLeaveWarning(warnOnLeave && dirty);
  const refused = save.error instanceof ApiError ? save.error : null;
  // two effects: while the user types, an error that disappears moves no focus
  useEffect(() => {
    if (submitCount > 0) focusFirstError(element.current);
  }, [submitCount]);
  useEffect(() => {
    if (save.error !== null) focusFirstError(element.current);
  }, [save.error]);
  const change = (changes: Partial<Values>) => {
    save.clear();
    setJustSaved(false);
    keep({ ...latest.current, ...changes });
  };
  return {
    values,
    change,
    field: (field) => ({
      value: values[field],
      error: ((eager || submitCount > 0) && problems[field]) || (refused?.field === field ? t(refused.message) : null),
      onChange: (value) => change({ [field]: value } as unknown as Partial<Values>),
    }),
    valid,
    dirty,
    justSaved,
    restored: restored && dirty,
    reset: () => {
      save.clear();
      setRestored(false);
      setSubmitCount(0);
      setJustSaved(false);
      keep({});
    },
    busy: save.busy,
    error: save.error,
    failure: refused?.field && refused.field in values ? null : save.error,
    props: {
      ref: element,
      onSubmit: (event) => {
        event.preventDefault();
        setSubmitCount((count) => count + 1);
        if (valid) void save.run();
      },
    },
  };
}
