/** Questions whose answers are seen at once: yes or no, one of a few, any of several. Big enough for a thumb. */
import { type ReactNode, useId } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { Icon } from '../../../kit/Icon.tsx';
import type { Scope } from './scope.ts';

export function Question({
  legend,
  hint,
  error,
  children,
}: {
  legend: string;
  hint?: ReactNode;
  error: string | null;
  children: ReactNode;
}) {
  const id = useId();
  const described = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(' ');
  return (
    <fieldset className={error ? 'asked asked--error' : 'asked'} aria-describedby={described || undefined}>
      <legend>{legend}</legend>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p className="error" id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** One of a few; the first choice takes the focus that an error sends here. */
export function OneOf<Value extends string | boolean>({
  scope,
  name,
  legend,
  hint,
  choices,
  big = false,
}: {
  scope: Scope;
  name: string;
  legend: string;
  hint?: ReactNode;
  choices: readonly { value: Value; label: string }[];
  big?: boolean;
}) {
  const group = useId();
  const chosen = scope.value(name);
  return (
    <Question legend={legend} hint={hint} error={scope.error(name)}>
      <div className="choices choices--2">
        {choices.map(({ value, label }, index) => (
          <label key={String(value)} className={big ? 'choice choice--big' : 'choice'}>
            <input
              type="radio"
              name={group}
              checked={chosen === value}
              data-field={index === 0 ? scope.path(name) : undefined}
              onChange={() => scope.set(name, value)}
            />
            {label}
          </label>
        ))}
      </div>
    </Question>
  );
}

export function YesNo(props: {
  scope: Scope;
  name: string;
  legend: string;
  hint?: ReactNode;
  big?: boolean;
  no?: string;
}) {
  const { no = t('No'), ...rest } = props;
  return (
    <OneOf
      {...rest}
      choices={[
        { value: true, label: t('Yes') },
        { value: false, label: no },
      ]}
    />
  );
}

/** Any of several. */
export function AnyOf({
  scope,
  name,
  legend,
  hint,
  choices,
  columns = false,
}: {
  scope: Scope;
  name: string;
  legend: string;
  hint?: ReactNode;
  choices: readonly { value: number | string; label: string; detail?: string; disabled?: boolean }[];
  columns?: boolean;
}) {
  const chosen = (scope.value(name) ?? []) as (number | string)[];
  return (
    <Question legend={legend} hint={hint} error={scope.error(name)}>
      <div className={columns ? 'choices choices--2' : 'choices'}>
        {choices.map(({ value, label, detail, disabled = false }, index) => (
          <label key={value} className="choice">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              disabled={disabled}
              data-field={index === 0 ? scope.path(name) : undefined}
              onChange={(event) =>
                scope.set(name, event.target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
              }
            />
            <span>
              {detail ? <b>{label}</b> : label}
              {detail && <small>{detail}</small>}
            </span>
          </label>
        ))}
      </div>
    </Question>
  );
}
