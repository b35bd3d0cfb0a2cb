import { sameValue } from '../api/sameValue.ts';
import type { Schema } from './introspection.ts';
import { lowerFirst, type ResourceSpec } from './resources.ts';

type Values = Record<string, unknown>;

/** `createdAt`, `DESC` as the API's order value, or undefined when the API has no such order. */
export function orderValue(schema: Schema, enumName: string, field: string, order: string): string | undefined {
  const value = `${field.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toUpperCase()}_${order}`;
  return schema.enumValues(enumName).has(value) ? value : undefined;
}

function condition(value: unknown): unknown {
  if (value === null) return { isNull: true };
  if (Array.isArray(value)) return { in: value };
  if (typeof value === 'object') return value;
  return { equalTo: value };
}

/**
 * A react-admin filter as the API's filter. Plain values mean equal, lists mean one of, null means empty,
 * objects are passed as they are, `q` searches the resource's text fields. Unknown fields are left out.
 */
export function filterValue(
  schema: Schema,
  filterName: string,
  spec: ResourceSpec,
  filter: Values,
): Values | undefined {
  const known = schema.inputs(filterName);
  const out: Values = {};
  for (const [name, value] of Object.entries(filter)) {
    if (value === '' || value === undefined) continue;
    if (name === 'q') {
      const texts = (spec.search ?? []).map((field) => ({ [field]: { includesInsensitive: value } }));
      if (texts.length) out.or = texts;
    } else if (known.has(name)) out[name] = condition(value);
  }
  return Object.keys(out).length ? out : undefined;
}

/** The given values that the input type knows and, with `previous`, that differ from it. Empty text is null. */
export function changedValues(known: Map<string, string>, data: Values, previous?: Values): Values {
  const out: Values = {};
  for (const [name, given] of Object.entries(data)) {
    if (name === 'id' || !known.has(name) || given === undefined) continue;
    const value = given === '' ? null : given;
    if (previous && sameValue(value, previous[name])) continue;
    out[name] = value;
  }
  return out;
}

/** The input of a create call, flat or with the record under its own name, as the schema has it. */
export function createInput(schema: Schema, inputName: string, spec: ResourceSpec, data: Values): Values {
  const known = schema.inputs(inputName);
  const nested = known.get(lowerFirst(spec.type));
  if (nested && schema.kindOf(nested) === 'INPUT_OBJECT') {
    return { [lowerFirst(spec.type)]: changedValues(schema.inputs(nested), data) };
  }
  return changedValues(known, data);
}

/** The changed values of an update call, flat beside the ids or under `patch`, as the schema has it. */
export function updateInput(schema: Schema, inputName: string, data: Values, previous?: Values): Values {
  const known = schema.inputs(inputName);
  const patch = known.get('patch');
  if (patch) return { patch: changedValues(schema.inputs(patch), data, previous) };
  return changedValues(known, data, previous);
}
