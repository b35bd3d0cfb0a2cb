import type { ReactNode } from 'react';
import { required, useInput, type Validator } from 'react-admin';

/** What every input takes. */
export type Common = {
  source: string;
  label: string;
  /** The input must hold something. */
  need?: boolean;
  validate?: Validator | Validator[];
  hint?: ReactNode;
  wide?: boolean;
  disabled?: boolean;
  /** Read by screen readers only; the place around shows what it is. */
  hideLabel?: boolean;
  placeholder?: string;
  // biome-ignore lint/suspicious/noExplicitAny: an input's value has the type of its field
  parse?: (value: any) => unknown;
  // biome-ignore lint/suspicious/noExplicitAny: see above
  format?: (value: any) => unknown;
};

const asText = (value: unknown) => (value === null || value === undefined ? '' : String(value));

/**
 * An input's value, its id, and what is wrong with it, once it was touched or sent. One that is off keeps its
 * value: react-hook-form's own `disabled` would leave it out of what is saved.
 */
export function useField({ source, need, validate, parse, format }: Common) {
  const rules = [...(need ? [required()] : []), ...(Array.isArray(validate) ? validate : validate ? [validate] : [])];
  const { field, fieldState, formState, id } = useInput({
    source,
    validate: rules,
    parse: parse ?? ((value: unknown) => value),
    format: format ?? asText,
  });
  const show = fieldState.error && (fieldState.isTouched || fieldState.isDirty || formState.isSubmitted);
  const message = show ? String(fieldState.error?.message ?? '') : '';
  return {
    field,
    id,
    dirty: fieldState.isDirty,
    error: message.startsWith('@@react-admin') ? JSON.parse(message.slice(15)) : message,
  };
}

type ShellProps = Pick<Common, 'label' | 'hint' | 'wide' | 'hideLabel' | 'need'> & {
  id: string;
  error: unknown;
  children: ReactNode;
};

/** The words for what is wrong. */
export function errorText(error: unknown): string {
  if (!error) return '';
  const text = typeof error === 'object' ? String((error as { message?: string }).message ?? '') : String(error);
  return text === 'ra.validation.required' ? 'Required' : text;
}

/** Label, box, hint and error of one input; the label of a needed one is marked, as its form may not be sent without it. */
export const Shell = ({ id, label, hint, wide, hideLabel, need, error, children }: ShellProps) => (
  <div className={`field${wide ? ' wide' : ''}${error ? ' is-wrong' : ''}`}>
    <label htmlFor={id} className={hideLabel ? 'vh' : need ? 'label label--need' : 'label'}>
      {label}
    </label>
    {children}
    {hint ? (
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
    ) : null}
    {error ? (
      <p className="err" id={`${id}-error`}>
        {errorText(error)}
      </p>
    ) : null}
  </div>
);

/** What a box says of itself to a screen reader. */
export const described = (id: string, hint: ReactNode, error: unknown) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined,
});
