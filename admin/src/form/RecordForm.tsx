import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Form, useRecordContext, useSaveContext } from 'react-admin';
import { type UseFormReturn, useFormContext } from 'react-hook-form';
import { sameValue } from '../dataProvider/sameValue.ts';
import { useUnsaved } from './unsaved.ts';
import { useIsFormDirty } from './useIsFormDirty.ts';
import { type ErrorMessages, useSubmit } from './useSubmit.tsx';

// biome-ignore lint/suspicious/noExplicitAny: each form knows the shape of its own values
type Values = any;

/**
 * A refetched record updates untouched inputs only; typed values and their errors are kept. A constant, because the
 * form resets when it changes.
 */
const KEEP_TYPED = {
  keepDirtyValues: true,
  keepDirty: true,
  keepErrors: true,
  keepTouched: true,
  keepIsSubmitted: true,
};

/** Marks the page as unsaved while there is unsaved input, and saves on Ctrl+S (S-093, P14). */
function Watch({ formId, onForm }: { formId: string; onForm: (form: UseFormReturn) => void }) {
  const form = useFormContext();
  const isDirty = useIsFormDirty();
  onForm(form);
  useUnsaved(isDirty, form.formState.isSubmitting);
  useEffect(() => {
    if (!isDirty) return;
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      const element = document.getElementById(formId) as HTMLFormElement | null;
      element?.requestSubmit();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [formId, isDirty]);
  return null;
}

/** The saved values become the form's defaults; anything typed while saving is still unsaved. */
function settle(form: UseFormReturn, saved: Values, stored: Values): void {
  const now = form.getValues();
  form.reset(stored);
  for (const [name, value] of Object.entries(now))
    if (!sameValue(value, saved[name])) form.setValue(name, value, { shouldDirty: true });
}

type Props = {
  /** By default the record in context. */
  record?: object;
  /**
   * Saves; by default with the Edit or Create around the form. A thrown error is shown at the input that it names,
   * otherwise in FormError.
   */
  onSubmit?: (values: Values) => Promise<unknown>;
  errorMessages?: ErrorMessages;
  mode?: 'onChange' | 'onSubmit';
  children: ReactNode;
};

/**
 * The form of an existing record, inside an EditBase or with its own `onSubmit`. A refetch does not overwrite input,
 * leaving with unsaved changes is confirmed, Ctrl+S saves, and saving over another user's change shows both values and
 * asks (S-093, S-418, O3).
 */
export function RecordForm({ record: given, onSubmit, errorMessages, mode = 'onSubmit', children }: Props) {
  const id = useId();
  const context = useRecordContext();
  const record = given ?? context ?? {};
  const { save } = useSaveContext();
  const form = useRef<UseFormReturn>(null);
  const latest = useRef(record);
  latest.current = record;
  const [hasRootError, setHasRootError] = useState(false);

  const keepForm = (current: UseFormReturn) => {
    form.current = current;
  };
  /** Wraps react-admin's save, which reports its error to a callback, in a promise that rejects with it. */
  const saveRecord = async (values: Values): Promise<unknown> => {
    if (onSubmit) return onSubmit(values);
    let failure: unknown;
    await save?.(values, {
      onSuccess: () => undefined,
      onError: (error: unknown) => {
        failure = error;
      },
    });
    if (failure) throw failure;
    return undefined;
  };
  const { submit, conflictDialog } = useSubmit(
    id,
    async (sent, typed) => {
      const before = latest.current;
      await saveRecord(sent);
      if (form.current)
        settle(form.current, typed, latest.current === before ? { ...before, ...typed } : latest.current);
    },
    errorMessages,
  );
  const onFormSubmit = async (values: Values) => {
    const problem = await submit(values);
    setHasRootError(problem?.root !== undefined); // A lost connection does not make an input invalid.
    return problem;
  };
  return (
    <Form
      id={id}
      record={record}
      onSubmit={onFormSubmit}
      mode={mode}
      resetOptions={KEEP_TYPED}
      disableInvalidFormNotification={hasRootError}
      noValidate
    >
      <Watch formId={id} onForm={keepForm} />
      {conflictDialog}
      {children}
    </Form>
  );
}
