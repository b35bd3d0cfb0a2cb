import { useId } from 'react';
import type { Validator } from 'react-admin';
import { type Common, described, errorText, Shell, useField } from './field.tsx';

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
