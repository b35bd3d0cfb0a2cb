import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { required, useInput, type Validator } from 'react-admin';

type Common = {
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

// An input that is off keeps its value: react-hook-form's own `disabled` would leave it out of what is saved.
function useField({ source, need, validate, parse, format }: Common) {
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

function errorText(error: unknown): string {
  if (!error) return '';
  const text = typeof error === 'object' ? String((error as { message?: string }).message ?? '') : String(error);
  return text === 'ra.validation.required' ? 'Required' : text;
}

const Shell = ({ id, label, hint, wide, hideLabel, error, children }: ShellProps) => (
  <div className={`field${wide ? ' wide' : ''}${error ? ' is-wrong' : ''}`}>
    <label htmlFor={id} className={hideLabel ? 'vh' : 'label'}>
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

const described = (id: string, hint: ReactNode, error: unknown) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined,
});

type TextProps = Common &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'maxLength' | 'inputMode' | 'autoComplete' | 'min' | 'max' | 'step' | 'autoFocus'
  > & { prefix?: string };

/** One line of text; `prefix` stands inside the box. */
export function TextIn({
  prefix,
  type = 'text',
  maxLength,
  inputMode,
  autoComplete = 'off',
  min,
  max,
  step,
  autoFocus,
  ...common
}: TextProps) {
  const { field, id, error } = useField(common);
  const box = (
    <input
      {...field}
      id={id}
      type={type}
      maxLength={maxLength}
      inputMode={inputMode}
      autoComplete={autoComplete}
      min={min}
      max={max}
      step={step}
      // biome-ignore lint/a11y/noAutofocus: only inside modals that were opened to type here
      autoFocus={autoFocus}
      placeholder={common.placeholder}
      disabled={common.disabled}
      required={common.need}
      {...described(id, common.hint, error)}
    />
  );
  return (
    <Shell id={id} error={error} {...common}>
      {prefix ? (
        <span className="affix">
          <i aria-hidden="true">{prefix}</i>
          {box}
        </span>
      ) : (
        box
      )}
    </Shell>
  );
}

export const toInteger = (value: string): number | null => (value === '' ? null : Math.floor(Number(value)));
export const toDecimal = (value: string): number | null => (value === '' ? null : Number(value));

/** A whole number; an empty box is null. */
export const NumberIn = ({ step = 1, ...props }: TextProps) => (
  <TextIn
    parse={step === 1 ? toInteger : toDecimal}
    {...props}
    type="number"
    step={step}
    inputMode={step === 1 ? 'numeric' : 'decimal'}
  />
);

/** Dollars; an empty box is null. */
export const MoneyIn = (props: TextProps) => (
  <TextIn {...props} type="number" step="0.01" min={props.min ?? 0} inputMode="decimal" prefix="$" parse={toDecimal} />
);

/** A calendar date, kept as YYYY-MM-DD; empty is null. */
export const DateIn = (props: TextProps) => <TextIn {...props} type="date" parse={(value: string) => value || null} />;

export function TextareaIn({ rows = 3, maxLength, ...common }: Common & { rows?: number; maxLength?: number }) {
  const { field, id, error } = useField(common);
  return (
    <Shell id={id} error={error} {...common}>
      <textarea
        {...field}
        id={id}
        rows={rows}
        maxLength={maxLength}
        placeholder={common.placeholder}
        disabled={common.disabled}
        required={common.need}
        {...described(id, common.hint, error)}
      />
    </Shell>
  );
}

export type Choice = { id: string | number; name: string; disabled?: boolean };

type SelectProps = Common & { choices: readonly Choice[]; empty?: string | null };

/** One of a list; ids keep their type, the empty choice is null; `empty` null: there is none. */
export function SelectIn({ choices, empty = 'Choose', ...common }: SelectProps) {
  const parse = (value: string) => choices.find(({ id }) => String(id) === value)?.id ?? null;
  const { field, id, error } = useField({ parse, ...common });
  return (
    <Shell id={id} error={error} {...common}>
      <select
        {...field}
        id={id}
        disabled={common.disabled}
        required={common.need}
        {...described(id, common.hint, error)}
      >
        {empty === null ? null : <option value="">{empty}</option>}
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id} disabled={choice.disabled}>
            {choice.name}
          </option>
        ))}
      </select>
    </Shell>
  );
}

/** Yes or no beside its words. */
export function CheckIn(common: Common) {
  const { field, id, error } = useField({
    ...common,
    format: (value: unknown) => value === true,
    parse: (event: unknown) => event,
  });
  return (
    <div className={`field${common.wide ? ' wide' : ''}`}>
      <label className="inline-check" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          name={field.name}
          ref={field.ref}
          checked={field.value === true}
          disabled={common.disabled}
          onBlur={field.onBlur}
          onChange={(event) => field.onChange(event.target.checked)}
        />
        {common.label}
      </label>
      {common.hint ? <p className="hint">{common.hint}</p> : null}
      {error ? <p className="err">{errorText(error)}</p> : null}
    </div>
  );
}

type ChecksProps = { source: string; label: string; choices: readonly Choice[]; wide?: boolean; validate?: Validator };

/** Several of a list, as check boxes; the value is the list of ids. */
export function ChecksIn({ source, label, choices, wide, validate }: ChecksProps) {
  const { field, error } = useField({
    source,
    label,
    format: (value) => value ?? [],
    ...(validate ? { validate } : {}),
  });
  const picked = new Set(field.value as (string | number)[]);
  const id = useId();
  const toggle = (choice: string | number) =>
    field.onChange(choices.map((one) => one.id).filter((one) => (one === choice ? !picked.has(one) : picked.has(one))));
  return (
    <fieldset className={`field${wide ? ' wide' : ''}`} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="label">{label}</legend>
      <div className="checks">
        {choices.map((choice) => (
          <label key={choice.id} className="inline-check">
            <input type="checkbox" checked={picked.has(choice.id)} onChange={() => toggle(choice.id)} />
            {choice.name}
          </label>
        ))}
      </div>
      {error ? (
        <p className="err" id={`${id}-error`}>
          {errorText(error)}
        </p>
      ) : null}
    </fieldset>
  );
}
