/** One row of answers, as its fields access it: the step's own, or one of a list. */
import { fieldRule } from '../rules/sanitize.ts';
import type { FieldRule } from '../rules/types.ts';

export interface Scope {
  /** The path of a field in validation errors: `name`, or `programs.0.name`. */
  path: (name: string) => string;
  value: (name: string) => unknown;
  set: (name: string, value: unknown) => void;
  /** Sets several fields at once, e.g. from a chosen suggestion. */
  fill: (values: Record<string, unknown>) => void;
  /** The error message beside the field, in the current language. */
  error: (name: string) => string | null;
  rule: (name: string) => FieldRule | undefined;
  today: string;
}

export interface ScopeSource {
  step: string;
  today: string;
  errorOf: (path: string) => string | null;
}

/** The scope of the step's own answers. */
export function stepScope(
  form: ScopeSource & {
    values: Record<string, unknown>;
    change: (patch: Record<string, unknown>, touched?: string[]) => void;
  },
): Scope {
  return {
    path: (name) => name,
    value: (name) => form.values[name],
    set: (name, value) => form.change({ [name]: value }),
    fill: (values) => form.change(values),
    error: form.errorOf,
    rule: (name) => fieldRule(form.step, name),
    today: form.today,
  };
}

/** The scope of one row; `write` replaces the row. */
export function rowScope(
  form: ScopeSource,
  list: string,
  index: number,
  row: Record<string, unknown>,
  write: (row: Record<string, unknown>, touched: string) => void,
): Scope {
  const path = (name: string) => `${list}.${index}.${name}`;
  return {
    path,
    value: (name) => row[name],
    set: (name, value) => write({ ...row, [name]: value }, path(name)),
    fill: (values) => write({ ...row, ...values }, path(Object.keys(values)[0] ?? '')),
    error: (name) => form.errorOf(path(name)),
    rule: (name) => fieldRule(form.step, name),
    today: form.today,
  };
}
