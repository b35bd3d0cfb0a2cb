import type { InputHTMLAttributes } from 'react';
import { type Common, described, Shell, useField } from './field.tsx';

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
