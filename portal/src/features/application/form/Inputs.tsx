/** Inputs of the wizard: native controls that accept what the field's rule allows (L-127 to L-130). */
import type { HTMLAttributes, ReactNode } from 'react';
import { DateField, Field, SelectField, TextArea, TextField } from '../../../components/Field.tsx';
import { blockedNumberKeys, cleanNumber, cleanPhone, cleanText } from '../rules/sanitize.ts';
import type { Scope } from './scope.ts';

interface InputProps {
  scope: Scope;
  name: string;
  label: string;
  hint?: ReactNode;
  autoComplete?: string;
}

const asText = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

export function TextInput({
  scope,
  name,
  label,
  hint,
  ...input
}: InputProps & { inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']; autoCapitalize?: string }) {
  const rule = scope.rule(name);
  const kind = rule?.kind ?? '';
  return (
    <TextField
      {...input}
      type={kind === 'email' ? 'email' : 'text'}
      label={label}
      hint={hint}
      error={scope.error(name)}
      data-field={scope.path(name)}
      required={rule?.required !== undefined}
      value={asText(scope.value(name))}
      onChange={(event) => scope.set(name, cleanText(kind, event.target.value))}
    />
  );
}

/** A phone number with a fixed +1 prefix; hyphens are inserted automatically (L-149). */
export function PhoneInput({ scope, name, label }: InputProps) {
  return (
    <Field label={label} error={scope.error(name)}>
      {(ids) => (
        <div className="prefixed">
          <span aria-hidden="true">+1</span>
          <input
            {...ids}
            className="input"
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            placeholder="555-555-5555"
            required
            data-field={scope.path(name)}
            value={asText(scope.value(name))}
            onChange={(event) => scope.set(name, cleanPhone(event.target.value))}
          />
        </div>
      )}
    </Field>
  );
}

/** A number. `money`: US dollars; `percent`: 0 to 100. */
export function NumberInput({ scope, name, label, hint, unit }: InputProps & { unit?: 'money' | 'percent' }) {
  const rule = scope.rule(name);
  const decimals = rule?.kind === 'number';
  return (
    <Field label={label} hint={hint} error={scope.error(name)}>
      {(ids) => (
        <div className={unit ? `unit unit--${unit}` : undefined}>
          <input
            {...ids}
            className="input"
            type="text"
            inputMode={decimals ? 'decimal' : 'numeric'}
            autoComplete="off"
            required={rule?.required !== undefined}
            data-field={scope.path(name)}
            value={asText(scope.value(name))}
            onKeyDown={(event) => {
              if (blockedNumberKeys.includes(event.key) && !event.ctrlKey && !event.metaKey) event.preventDefault();
            }}
            onChange={(event) => scope.set(name, cleanNumber(event.target.value, rule?.max ?? 999_999, decimals))}
          />
        </div>
      )}
    </Field>
  );
}

export function DateInput({ scope, name, label, hint }: InputProps) {
  const rule = scope.rule(name);
  return (
    <DateField
      label={label}
      hint={hint}
      error={scope.error(name)}
      data-field={scope.path(name)}
      required={rule?.required !== undefined}
      min={rule?.todayOrLater && !rule.unlessUnchanged ? scope.today : undefined}
      value={asText(scope.value(name))}
      onChange={(event) => scope.set(name, event.target.value)}
    />
  );
}

/** Prose is stored unchanged (L-128). */
export function ProseInput({ scope, name, label, hint, rows = 4 }: InputProps & { rows?: number }) {
  return (
    <TextArea
      label={label}
      hint={hint}
      rows={rows}
      maxLength={4000}
      error={scope.error(name)}
      data-field={scope.path(name)}
      required={scope.rule(name)?.required !== undefined}
      value={asText(scope.value(name))}
      onChange={(event) => scope.set(name, event.target.value)}
    />
  );
}

export function SelectInput({
  scope,
  name,
  label,
  choices,
  placeholder,
  numeric = false,
  autoComplete,
}: InputProps & { choices: readonly { value: string; label: string }[]; placeholder?: string; numeric?: boolean }) {
  return (
    <SelectField
      label={label}
      error={scope.error(name)}
      choices={choices}
      {...(placeholder === undefined ? {} : { placeholder })}
      {...(autoComplete === undefined ? {} : { autoComplete })}
      required={scope.rule(name)?.required !== undefined}
      field={scope.path(name)}
      value={asText(scope.value(name))}
      onChange={(value) => scope.set(name, numeric && value !== '' ? Number(value) : value)}
    />
  );
}
