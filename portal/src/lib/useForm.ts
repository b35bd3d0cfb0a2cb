/** The state of a form: values with their errors, a draft on this device, saving, focus on the first error, and the question before changes are left. */
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../ui/graphql.ts';
import { t } from '../i18n/i18n.ts';
import { same } from './changedFields.ts';
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

/**
 * `saved`: the stored values; only changes to them are kept, so that concurrent changes of other fields stay visible.
 * `draft`: under which name the changes are kept on this device; without it they last as long as the form. `eager`: problems
 * are shown while typing, not from the first submit on. `asks`: before the page is left with changes. `onSave`: sends the
 * values; input typed during a save remains a change.
 */
export function useForm<Values extends object>({
  saved,
  draft: name,
  problemsOf,
  eager = false,
  asks = false,
  onSave,
}: {
  saved: Values;
  draft?: string;
  problemsOf?: (values: Values) => Problems<Values>;
  eager?: boolean;
  asks?: boolean;
  onSave: (values: Values) => Promise<void>;
}): Form<Values> {
  const [draft, changeDraft] = useDraft<{ changes: Partial<Values> }>(name ?? null, { changes: {} });
  const [restored, setRestored] = useState(() => Object.keys(draft.changes).length > 0);
  const [tried, setTried] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const values: Values = { ...saved, ...draft.changes };
  const latest = useRef(draft.changes);
  latest.current = draft.changes;
  const dirty = !same(values, saved);
  const problems: Problems<Values> = problemsOf?.(values) ?? {};
  const valid = !Object.values(problems).some(Boolean);
  const save = useAction(async () => {
    await onSave(values);
    const since = Object.entries(latest.current).filter(([key, value]) => !same(value, values[key as keyof Values]));
    changeDraft({ changes: Object.fromEntries(since) as Partial<Values> });
    setRestored(false);
    setTried(0);
  });
  useLeaveWarning(asks && dirty && !save.busy);
  const refused = save.error instanceof ApiError ? save.error : null;
  useEffect(() => {
    if (tried > 0 || save.error !== null)
      element.current?.querySelector<HTMLElement>('.field--error :is(input, select, textarea)')?.focus();
  }, [tried, save.error]);
  const change = (changes: Partial<Values>) => {
    save.clear();
    latest.current = { ...latest.current, ...changes };
    changeDraft({ changes: latest.current });
  };
  return {
    values,
    change,
    field: (field) => ({
      value: values[field],
      error: ((eager || tried > 0) && problems[field]) || (refused?.field === field ? t(refused.message) : null),
      onChange: (value) => change({ [field]: value } as unknown as Partial<Values>),
    }),
    valid,
    dirty,
    restored: restored && dirty,
    reset: () => {
      save.clear();
      setRestored(false);
      setTried(0);
      changeDraft({ changes: {} });
    },
    busy: save.busy,
    error: save.error,
    failure: refused?.field && refused.field in values ? null : save.error,
    props: {
      ref: element,
      onSubmit: (event) => {
        event.preventDefault();
        setTried((count) => count + 1);
        if (valid) void save.run();
      },
    },
  };
}
