import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Form, useRecordContext, useSaveContext } from 'react-admin';
import { type UseFormReturn, useFormContext } from 'react-hook-form';
import { submitErrors } from '../dataProvider/errors.ts';
import { sameValue } from '../dataProvider/sameValue.ts';
import { useUnsaved } from './unsaved.ts';
import { ConflictDialog, conflictOf, FormVersion, useConflict } from './useConflict.tsx';
import { useIsDirty } from './useIsDirty.ts';

// biome-ignore lint/suspicious/noExplicitAny: each form knows the shape of its own values
type Values = any;

/** A newer record fills what nobody has touched; what is typed, and its errors, stay. Constant: the form resets when it changes. */
const KEEP_TYPED = {
  keepDirtyValues: true,
  keepDirty: true,
  keepErrors: true,
  keepTouched: true,
  keepIsSubmitted: true,
};

/** Marks the page as unsaved while something is typed, and saves with Ctrl+S (S-093, P14). */
function Watch({ formId, onForm }: { formId: string; onForm: (form: UseFormReturn) => void }) {
  const form = useFormContext();
  const isDirty = useIsDirty();
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

/** What was saved becomes the form's base; what was typed during the save is still unsaved. */
function settle(form: UseFormReturn, saved: Values, stored: Values): void {
  const now = form.getValues();
  form.reset(stored);
  for (const [name, value] of Object.entries(now))
    if (!sameValue(value, saved[name])) form.setValue(name, value, { shouldDirty: true });
}

type Props = {
  /** By default the record in context. */
  record?: object;
  /** Saves; by default by the Edit or Create around it. Throwing shows the error at the input that it names, else in FormError. */
  onSubmit?: (values: Values) => Promise<unknown>;
  /** Other messages for an error, by input or for `root`; undefined leaves the server's. */
  errorMessages?: (error: unknown) => Record<string, string> | undefined;
  mode?: 'onChange' | 'onSubmit';
  children: ReactNode;
};

/**
 * The form of a stored record, inside an EditBase or with its own `onSubmit`: nothing typed is lost to a newer record, leaving
 * with changes asks, Ctrl+S saves, and a save over somebody else's change shows both values and asks (S-093, S-418, O3).
 */
export function RecordForm({ record: given, onSubmit, errorMessages, mode = 'onSubmit', children }: Props) {
  const id = useId();
  const context = useRecordContext();
  const record = given ?? context ?? {};
  const { save } = useSaveContext();
  const form = useRef<UseFormReturn>(null);
  const latest = useRef(record);
  latest.current = record;
  const { version, conflict, setConflict } = useConflict();
  const [hasRootError, setHasRootError] = useState(false);

  const keepForm = (current: UseFormReturn) => {
    form.current = current;
  };
  /** Runs react-admin's save, which reports its error to a callback, as a promise that rejects with it. */
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
  const submit = async (values: Values) => {
    const before = latest.current;
    const sent = version.current === undefined ? values : { ...values, version: version.current };
    try {
      await saveRecord(sent);
    } catch (error) {
      const met = conflictOf(error, values);
      if (met) {
        setConflict(met);
        return {};
      }
      const problem = errorMessages?.(error) ?? submitErrors(error);
      setHasRootError(problem.root !== undefined); // a lost connection makes no input invalid
      return problem;
    }
    if (form.current)
      settle(form.current, values, latest.current === before ? { ...before, ...values } : latest.current);
    return undefined;
  };
  const overwrite = async (values: Values) => {
    setConflict(null);
    const problem = await submit(values);
    for (const [name, message] of Object.entries(problem ?? {})) form.current?.setError(name, { message });
  };
  return (
    <Form
      id={id}
      record={record}
      onSubmit={submit}
      mode={mode}
      resetOptions={KEEP_TYPED}
      disableInvalidFormNotification={hasRootError}
      noValidate
    >
      <Watch formId={id} onForm={keepForm} />
      <FormVersion version={version} />
      {children}
      {conflict ? (
        <ConflictDialog
          conflict={conflict}
          version={version}
          onClose={() => setConflict(null)}
          onOverwrite={overwrite}
        />
      ) : null}
    </Form>
  );
}
