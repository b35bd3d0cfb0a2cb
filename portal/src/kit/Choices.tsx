/** One question with its answers as large targets: one of them (radio), or any of them (checkbox). */
import { type ReactNode, useId } from 'react';
import { Icon } from './Icon.tsx';

export interface ChoiceOption<Value> {
  value: Value;
  label: string;
  /** A second, quieter line. */
  detail?: string;
  disabled?: boolean;
}

interface Question<Value> {
  legend: string;
  hint?: ReactNode;
  error?: string | null;
  options: readonly ChoiceOption<Value>[];
  /** Two beside each other where there is room. */
  two?: boolean;
  required?: boolean;
}

function Answers<Value extends string | number>({
  legend,
  hint,
  error,
  options,
  two = false,
  type,
  required,
  checked,
  onPick,
}: Question<Value> & {
  type: 'radio' | 'checkbox';
  checked: (value: Value) => boolean;
  onPick: (value: Value, checked: boolean) => void;
}) {
  const id = useId();
  const described = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(' ');
  return (
    <fieldset
      className={error ? 'field field--error' : 'field'}
      aria-describedby={described || undefined}
      role={type === 'radio' ? 'radiogroup' : undefined}
    >
      <legend>{legend}</legend>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={two ? 'choices choices--2' : 'choices'}>
        {options.map((option) => (
          <label className="choice" key={option.value}>
            <input
              type={type}
              name={id}
              value={option.value}
              checked={checked(option.value)}
              disabled={option.disabled}
              required={type === 'radio' && required}
              onChange={(event) => onPick(option.value, event.target.checked)}
            />
            <span>
              {option.detail ? <b>{option.label}</b> : option.label}
              {option.detail && <small>{option.detail}</small>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p className="error" id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** Exactly one answer; null until one is chosen. */
export function OneOf<Value extends string | number>({
  value,
  onChange,
  ...question
}: Question<Value> & { value: Value | null; onChange: (value: Value) => void }) {
  return <Answers {...question} type="radio" checked={(one) => one === value} onPick={(one) => onChange(one)} />;
}

/** Any number of answers, kept in the order of the options. */
export function AnyOf<Value extends string | number>({
  values,
  onChange,
  ...question
}: Question<Value> & { values: readonly Value[]; onChange: (values: Value[]) => void }) {
  const pick = (value: Value, checked: boolean): void => {
    const picked = new Set(values);
    if (checked) picked.add(value);
    else picked.delete(value);
    onChange(question.options.map((option) => option.value).filter((one) => picked.has(one)));
  };
  return <Answers {...question} type="checkbox" checked={(one) => values.includes(one)} onPick={pick} />;
}
