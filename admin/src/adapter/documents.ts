import type { IntrospectionField } from 'graphql';
import { baseName, type Schema, written } from './introspection.ts';
import { lowerFirst, type ResourceSpec, upperFirst } from './resources.ts';

/** The kinds of document that the adapter makes for a resource. */
export const KINDS = ['list', 'many', 'one', 'create', 'update', 'delete', 'updateMany', 'deleteMany'] as const;
export type Kind = (typeof KINDS)[number];

/** One static document with what is needed to fill and read it. */
export interface ResourceDocument {
  name: string;
  text: string;
  /** Type of the argument `filter`, `orderBy` or `input`, by argument. */
  args: Record<string, string>;
}

const argument = (field: IntrospectionField, name: string) => field.args.find((arg) => arg.name === name);

function selectionOf(schema: Schema, spec: ResourceSpec): string {
  return spec.selection ?? schema.scalars(spec.type).join(' ');
}

function pass(field: IntrospectionField, names: readonly string[]) {
  const used = names.map((name) => argument(field, name)).filter((arg) => arg !== undefined);
  return {
    declared: used.length ? `(${used.map((arg) => `$${arg.name}: ${written(arg.type)}`).join(', ')})` : '',
    given: used.length ? `(${used.map((arg) => `${arg.name}: $${arg.name}`).join(', ')})` : '',
    args: Object.fromEntries(used.map((arg) => [arg.name, baseName(arg.type)])),
  };
}

function listDocument(schema: Schema, spec: ResourceSpec): ResourceDocument | undefined {
  const plural = spec.list ?? spec.name;
  const paged = schema.query(`${plural}Connection`);
  const field = paged ?? schema.query(plural);
  if (!field) return undefined;
  const { declared, given, args } = pass(field, ['first', 'offset', 'orderBy', 'filter']);
  const record = `{ ${selectionOf(schema, spec)} }`;
  const body = paged ? `{ totalCount nodes ${record} }` : record;
  const name = `${upperFirst(spec.name)}List`;
  return { name, args, text: `query ${name}${declared} { items: ${field.name}${given} ${body} }` };
}

function manyDocument(schema: Schema, spec: ResourceSpec): ResourceDocument | undefined {
  const field = schema.query(spec.list ?? spec.name);
  if (!field || !argument(field, 'filter')) return undefined;
  const { declared, given, args } = pass(field, ['filter']);
  const name = `${upperFirst(spec.name)}Many`;
  return {
    name,
    args,
    text: `query ${name}${declared} { items: ${field.name}${given} { ${selectionOf(schema, spec)} } }`,
  };
}

function oneDocument(schema: Schema, spec: ResourceSpec): ResourceDocument | undefined {
  const field = schema.query(lowerFirst(spec.type));
  if (!field || !argument(field, 'id')) return undefined;
  const { declared, given, args } = pass(field, ['id']);
  const name = `${spec.type}One`;
  return {
    name,
    args,
    text: `query ${name}${declared} { item: ${field.name}${given} { ${selectionOf(schema, spec)} } }`,
  };
}

/** A mutation over one record, or over `ids` for the many-forms. */
function changeDocument(schema: Schema, spec: ResourceSpec, verb: string, many: boolean): ResourceDocument | undefined {
  const field = schema.mutation(`${verb}${many ? upperFirst(spec.name) : spec.type}`);
  if (!field) return undefined;
  const { declared, given, args } = pass(field, ['input']);
  if (many && !schema.inputs(args.input ?? '').has('ids')) return undefined;
  const payload = schema.object(baseName(field.type));
  const record = payload?.fields.find((candidate) => baseName(candidate.type) === spec.type);
  const answer = record && !many ? `item: ${record.name} { ${selectionOf(schema, spec)} }` : 'clientMutationId';
  const name = `${upperFirst(verb)}${many ? upperFirst(spec.name) : spec.type}Record`;
  return { name, args, text: `mutation ${name}${declared} { answer: ${field.name}${given} { ${answer} } }` };
}

/** The document of a kind for a resource, or undefined when the API has no such call. */
export function documentFor(schema: Schema, spec: ResourceSpec, kind: Kind): ResourceDocument | undefined {
  switch (kind) {
    case 'list':
      return listDocument(schema, spec);
    case 'many':
      return manyDocument(schema, spec);
    case 'one':
      return oneDocument(schema, spec);
    case 'create':
    case 'update':
    case 'delete':
      return changeDocument(schema, spec, kind, false);
    case 'updateMany':
      return changeDocument(schema, spec, 'update', true);
    case 'deleteMany':
      return changeDocument(schema, spec, 'delete', true);
  }
}

/** Every document that the adapter can send for these resources: the closed list for production. */
export function allDocuments(schema: Schema, specs: readonly ResourceSpec[]): ResourceDocument[] {
  return specs.flatMap((spec) => KINDS.flatMap((kind) => documentFor(schema, spec, kind) ?? []));
}
