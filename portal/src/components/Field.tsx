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

/** The error message of a control, which names it in aria-describedby. */
export const FieldError = ({ id, children }: { id: string; children: string }) => (
  <p className="error" id={id}>
    <Icon name="alert" />
    {children}
  </p>
);

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
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

type TextProps<Control> = FieldText &
  Omit<Control, 'value' | 'onChange'> & { value: string | null; onChange?: ((value: string) => void) | undefined };
type InputProps = TextProps<InputHTMLAttributes<HTMLInputElement>>;

export function TextField({ label, hint, error, value, onChange, ...input }: InputProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <input
          type="text"
          {...input}
          {...ids}
          className="input"
          value={value ?? ''}
          onChange={(event) => onChange?.(event.target.value)}
        />
      )}
    </Field>
  );
}

/** Parses a typed whole number: digits only, without leading zeros; null if there are none. */
function wholeNumber(typed: string): number | null {
  const digits = typed.replace(/\D/g, '');
  return digits === '' ? null : Number(digits);
}

/** A whole number of at most `digits` digits; null if empty. */
export function NumberField({
  value,
  digits,
  onChange,
  ...field
}: FieldText & { value: number | null; digits: number; onChange: (value: number | null) => void }) {
  return (
    <TextField
      {...field}
      inputMode="numeric"
      maxLength={digits}
      value={value === null ? null : String(value)}
      onChange={(typed) => onChange(wholeNumber(typed))}
    />
  );
}

/** A calendar date as YYYY-MM-DD, by default any that the database takes [R19]. */
export function DateField({ min = dayLimit.min, max = dayLimit.max, ...props }: InputProps) {
  return <TextField {...props} type="date" min={min} max={max} />;
}

export function TextArea({
  label,
  hint,
  error,
  value,
  onChange,
  ...input
}: TextProps<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <textarea
          {...input}
          {...ids}
          className="input"
          value={value ?? ''}
          onChange={(event) => onChange?.(event.target.value)}
        />
      )}
    </Field>
  );
}

export function SelectField<Value extends string | number>({
  label,
  hint,
  error,
  value,
  choices,
  onChange,
  placeholder,
  ...select
}: FieldText & {
  value: Value | null;
  choices: readonly { value: Value; label: string }[];
  /** Null if the placeholder is selected. */
  onChange: (value: Value | null) => void;
  /** The first option while nothing is selected. */
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  autoComplete?: string;
  /** The field name, by which a form focuses the control. */
  'data-field'?: string;
}) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <div className="select">
          <select
            {...select}
            {...ids}
            className="input"
            value={value ?? ''}
            onChange={(event) =>
              onChange(choices.find((choice) => String(choice.value) === event.target.value)?.value ?? null)
            }
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
export function Checkbox({
  children,
  onChange,
  ...input
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> & { onChange: (checked: boolean) => void }) {
  return (
    <label className="agree">
      <input {...input} type="checkbox" onChange={(event) => onChange(event.target.checked)} />
      <span>{children}</span>
    </label>
  );
}
