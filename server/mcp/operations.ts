/** What a key may run, by tool, and how its arguments are described: from the schema, the scopes and the grants. */
import * as g from 'postgraphile/graphql';
import { scopes } from '../graphql/keyScopes.ts';
import type { KeyViewer } from '../viewer.ts';

type AnyField = g.GraphQLField<unknown, unknown>;
/**
 * A root field as a tool runs it: a list by the name of its connection, a mutation by whether it can be undone. An update
 * that sets a final status only if its input has it is of both `change` and `finalize`.
 */
export interface Operation {
  tool: 'list' | 'show' | 'change' | 'delete' | 'finalize';
  name: string;
  kind: 'query' | 'mutation';
  field: AnyField;
  scope: string;
  /** The login roles that may run it. */
  roles: string[];
}

/** All operations for keys. */
export function operationsOf(schema: g.GraphQLSchema): Operation[] {
  const queries = schema.getQueryType()?.getFields() ?? {};
  const operationOf = (kind: 'query' | 'mutation', field: AnyField): Operation[] => {
    const root = `${kind === 'query' ? 'Query' : 'Mutation'}.${field.name}`;
    const [scope, roles] = [scopes.roots[root], scopes.callers[root]];
    if (!scope || !roles || queries[`${field.name}Connection`]) return [];
    const name = field.name.replace(/Connection$/, '');
    const write = name.startsWith('delete') ? ['delete'] : ['change'];
    const isOnly = scopes.irreversible[name] && !name.startsWith('update');
    const writes = [...(isOnly ? [] : write), ...(scopes.irreversible[name] ? ['finalize'] : [])];
    const tools = kind === 'mutation' ? writes : [name === field.name ? 'show' : 'list'];
    return tools.map((tool) => ({ tool, name, kind, field, scope, roles: roles.split(' ') }) as Operation);
  };
  return [
    ...Object.values(queries).flatMap((field) => operationOf('query', field)),
    ...Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap((field) => operationOf('mutation', field)),
  ];
}

/** Whether a key has the scope of an operation, and its owner the role. */
export const isAllowed = ({ scope, roles }: Operation, { role, apiKey }: KeyViewer): boolean =>
  apiKey.scopes.has(scope) && roles.includes(role);

/** The type of a list's rows, or of what another operation returns. */
export function returnedType({ tool, field }: Operation): g.GraphQLNamedType {
  const type = g.getNamedType(field.type);
  return tool === 'list' && g.isObjectType(type) ? g.getNamedType(type.getFields().nodes?.type ?? type) : type;
}

/** The JSON types of scalars; others are text, such as dates and amounts. */
const SCALARS: Record<string, string> = { Int: 'integer', Float: 'number', Boolean: 'boolean', JSON: 'object' };

/** The JSON Schema of an input; a type within itself, and a filter, is only named. */
function schemaOf(given: g.GraphQLInputType, within: string[] = []): Record<string, unknown> {
  const type = g.getNullableType(given);
  if (g.isListType(type)) return { type: 'array', items: schemaOf(type.ofType, within) };
  if (g.isEnumType(type)) return { enum: type.getValues().map(({ name }) => name) };
  if (g.isScalarType(type)) return { type: SCALARS[type.name] ?? 'string', description: type.name };
  if (type.name.endsWith('Where') || within.includes(type.name)) return { type: 'object', description: type.name };
  const fields = Object.values(type.getFields()).filter(({ name }) => name !== 'clientMutationId');
  const properties = fields.map(({ name, type: inner, description }) => {
    const schema = schemaOf(inner, [...within, type.name]);
    return [name, description ? { ...schema, description } : schema];
  });
  const required = fields.filter(g.isRequiredInputField).map(({ name }) => name);
  return { type: 'object', properties: Object.fromEntries(properties), required, additionalProperties: false };
}

/** A type with its fields in GraphQL's own language. */
const printed = (type: g.GraphQLNamedType) => g.printType(type).replace(/ *"""[\s\S]*?"""\n|\n(?=\n)/g, '');

/** What a model needs to know of an operation before it calls it. */
export function describeOperation(operation: Operation): Record<string, unknown> {
  const { tool, field, kind } = operation;
  const { name, args, description = '' } = field;
  const typeOf = (argument: string) => args.find((one) => one.name === argument)?.type;
  const fields = Object.fromEntries(args.map((one) => [one.name, { type: one.type, description: one.description }]));
  const input = schemaOf(typeOf('input') ?? new g.GraphQLInputObjectType({ name, fields }));
  if (kind === 'mutation') return { tool, description, cannotBeUndone: scopes.irreversible[name], input };
  const filter = g.getNamedType(typeOf('filter'));
  return { tool, description, input, returns: printed(returnedType(operation)), filter: filter && printed(filter) };
}
