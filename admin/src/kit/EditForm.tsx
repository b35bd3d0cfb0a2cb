import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Form } from 'react-admin';
import { type UseFormReturn, useFormContext } from 'react-hook-form';
import { submitErrors } from '../api/errors.ts';
import { sameValue } from '../api/sameValue.ts';
import { useTyped } from './UnsavedForm.tsx';
import { useUnsaved } from './unsaved.ts';

// biome-ignore lint/suspicious/noExplicitAny: each form knows the shape of its own values
type Values = any;

/** News of the record fill what nobody has touched; what is typed, and what is said about it, stays. */
const KEEP_TYPED = {
  keepDirtyValues: true,
  keepDirty: true,
  keepErrors: true,
  keepTouched: true,
  keepIsSubmitted: true,
};

function Watch({ form }: { form: RefObject<UseFormReturn | null> }) {
  form.current = useFormContext();
  useUnsaved(useTyped());
  return null;
}

/** What was saved is the form's ground now; what was typed meanwhile is still to be saved. */
function settle(form: UseFormReturn, saved: Values, stored: Values): void {
  const now = form.getValues();
  form.reset(stored);
  for (const [name, value] of Object.entries(now))
    if (!sameValue(value, saved[name])) form.setValue(name, value, { shouldDirty: true });
}

type Props = {
  /** What is stored: asked again after every call, also by others, so it may change while somebody types. */
  record: object;
  /** Saves; throwing puts the server's sentence at the input that it names, else into FormProblem. */
  onSubmit: (values: Values) => Promise<unknown>;
  /** Other words for a failure, by input or for `root`; undefined leaves the server's. */
  wording?: (error: unknown) => Record<string, string> | undefined;
  mode?: 'onChange' | 'onSubmit';
  children: ReactNode;
};

/** The form of a stored record: nothing typed is lost to news of the record, and leaving with changes asks (S-093, S-418). */
export function EditForm({ record, onSubmit, wording, mode = 'onSubmit', children }: Props) {
  const form = useRef<UseFormReturn>(null);
  const latest = useRef(record);
  latest.current = record;
  const [told, setTold] = useState(false);
  const submit = async (values: Values) => {
    const before = latest.current;
    try {
      await onSubmit(values);
    } catch (error) {
      const problem = wording?.(error) ?? submitErrors(error);
      setTold(problem.root !== undefined); // a lost connection makes nothing invalid: its own sentence is enough
      return problem;
    }
    if (form.current)
      settle(form.current, values, latest.current === before ? { ...before, ...values } : latest.current);
    return undefined;
  };
  return (
    <Form record={record} onSubmit={submit} mode={mode} resetOptions={KEEP_TYPED} disableInvalidFormNotification={told}>
      <Watch form={form} />
      {children}
    </Form>
  );
}
