/** Form fields: native controls associated with their label, hint and error. */
import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId } from 'react';
import { dayLimit } from '../../../ui/limits.ts';
import { Icon } from './Icon.tsx';

interface FieldText {
  label: string;
  hint?: ReactNode;
  error?: string | null;
}

interface ControlIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Label, hint and error around one control; the control gets the ids that associate them. */
export function Field({ label, hint, error, children }: FieldText & { children: (ids: ControlIds) => ReactNode }) {
  const id = useId();
  const described = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(' ');
  return (
    <div className={error ? 'field field--error' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p className="error" id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  );
}

export function TextField({ label, hint, error, ...input }: FieldText & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => <input type="text" {...input} {...ids} className="input" />}
    </Field>
  );
}

/** A calendar date as YYYY-MM-DD, by default any that the database takes [R19]. */
export function DateField({
  min = dayLimit.min,
  max = dayLimit.max,
  ...props
}: FieldText & InputHTMLAttributes<HTMLInputElement>) {
  return <TextField {...props} type="date" min={min} max={max} />;
}

export function TextArea({ label, hint, error, ...input }: FieldText & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => <textarea {...input} {...ids} className="input" />}
    </Field>
  );
}

export interface Choice {
  value: string;
  label: string;
}

export interface SelectFieldProps extends FieldText {
  value: string;
  choices: readonly Choice[];
  onChange: (value: string) => void;
  /** The first option while nothing is selected. */
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  autoComplete?: string;
  /** The field name, by which a form focuses the control. */
  field?: string;
}

export function SelectField({
  label,
  hint,
  error,
  value,
  choices,
  onChange,
  placeholder,
  field,
  ...select
}: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <div className="select">
          <select
            {...select}
            {...ids}
            className="input"
            data-field={field}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </div>
      )}
    </Field>
  );
}

/** A checkbox with its label. */
export function Checkbox({ children, ...input }: InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className="agree">
      <input {...input} type="checkbox" />
      <span>{children}</span>
    </label>
  );
}
