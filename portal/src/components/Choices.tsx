/** One question with large answers: one of them (radio), any of them (checkbox), yes or no. */
import { type ReactNode, useId } from 'react';
import { t } from '../i18n/i18n.ts';
import { FieldError } from './Field.tsx';

export interface ChoiceOption<Value> {
  value: Value;
  label: string;
  /** A second, less prominent line. */
  detail?: string;
  disabled?: boolean;
}

interface Question {
  legend: string;
  hint?: ReactNode;
  error?: string | null;
  /** Two columns if there is room. */
  two?: boolean;
  /** Taller answers, for the main question of a page. */
  big?: boolean;
  required?: boolean;
  /** The field name, by which a form focuses the first answer. */
  field?: string | undefined;
}

type Choosable = string | number | boolean;

function Answers<Value extends Choosable>({
  legend,
  hint,
  error,
  options,
  two = false,
  big = false,
  required,
  field,
  type,
  checked,
  onPick,
}: Question & {
  options: readonly ChoiceOption<Value>[];
  type: 'radio' | 'checkbox';
  checked: (value: Value) => boolean;
  onPick: (value: Value, checked: boolean) => void;
}) {
  const id = useId();
  const described = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(' ');
  return (
    <fieldset className={error ? 'field field--error' : 'field'} aria-describedby={described || undefined}>
      <legend>{legend}</legend>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={two ? 'choices choices--2' : 'choices'}>
        {options.map((option, index) => (
          <label className={big ? 'choice choice--big' : 'choice'} key={String(option.value)}>
            <input
              type={type}
              name={id}
              value={String(option.value)}
              checked={checked(option.value)}
              disabled={option.disabled}
              required={type === 'radio' && required}
              data-field={index === 0 ? field : undefined}
              onChange={(event) => onPick(option.value, event.target.checked)}
            />
            <span>
              {option.detail ? <b>{option.label}</b> : option.label}
              {option.detail && <small>{option.detail}</small>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

/** Exactly one answer; null until one is chosen. */
export function OneOf<Value extends Choosable>({
  value,
  onChange,
  ...question
}: Question & {
  options: readonly ChoiceOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
}) {
  return <Answers {...question} type="radio" checked={(pick) => pick === value} onPick={(pick) => onChange(pick)} />;
}

/** Yes or no; null until one is chosen. `no`: the consequence of a no, if it needs explaining. */
export function YesNo({
  no = t('No'),
  ...question
}: Question & { no?: string | undefined; value: boolean | null; onChange: (value: boolean) => void }) {
  return (
    <OneOf
      two
      {...question}
      options={[
        { value: true, label: t('Yes') },
        { value: false, label: no },
      ]}
    />
  );
}

/** Any number of answers, in the order of the options. */
export function AnyOf<Value extends Choosable>({
  value,
  onChange,
  ...question
}: Question & {
  options: readonly ChoiceOption<Value>[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
}) {
  const pick = (choice: Value, checked: boolean): void => {
    const picked = new Set(value);
    if (checked) picked.add(choice);
    else picked.delete(choice);
    onChange(question.options.map((option) => option.value).filter((option) => picked.has(option)));
  };
  return <Answers {...question} type="checkbox" checked={(choice) => value.includes(choice)} onPick={pick} />;
}
