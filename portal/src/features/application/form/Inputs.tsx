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

/** The error of a field, its name for the error summary, and whether its rule requires it. */
const control = (scope: Scope, name: string) => ({
  error: scope.error(name),
  'data-field': scope.path(name),
  required: scope.rule(name)?.required !== undefined,
});

export function TextInput({
  scope,
  name,
  ...input
}: InputProps & { inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']; autoCapitalize?: string }) {
  const kind = scope.rule(name)?.kind ?? '';
  return (
    <TextField
      {...input}
      {...control(scope, name)}
      type={kind === 'email' ? 'email' : 'text'}
      value={asText(scope.value(name))}
      onChange={(typed) => scope.set(name, cleanText(kind, typed))}
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
  const { error, ...input } = control(scope, name);
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <div className={unit ? `unit unit--${unit}` : undefined}>
          <input
            {...ids}
            {...input}
            className="input"
            type="text"
            inputMode={decimals ? 'decimal' : 'numeric'}
            autoComplete="off"
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

export function DateInput({ scope, name, ...field }: InputProps) {
  const rule = scope.rule(name);
  return (
    <DateField
      {...field}
      {...control(scope, name)}
      min={rule?.todayOrLater && !rule.unlessUnchanged ? scope.today : undefined}
      value={asText(scope.value(name))}
      onChange={(value) => scope.set(name, value)}
    />
  );
}

/** Prose is stored unchanged (L-128). */
export function ProseInput({ scope, name, rows = 4, ...field }: InputProps & { rows?: number }) {
  return (
    <TextArea
      {...field}
      {...control(scope, name)}
      rows={rows}
      maxLength={4000}
      value={asText(scope.value(name))}
      onChange={(value) => scope.set(name, value)}
    />
  );
}

export function SelectInput<Value extends string | number>({
  scope,
  name,
  ...select
}: InputProps & { choices: readonly { value: Value; label: string }[]; placeholder?: string }) {
  return (
    <SelectField
      {...select}
      {...control(scope, name)}
      value={(scope.value(name) ?? null) as Value | null}
      onChange={(value) => scope.set(name, value ?? '')}
    />
  );
}
