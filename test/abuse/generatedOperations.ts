/** Documents and variables of operations, generated from the committed schema. */
import { type GraphQLField, type GraphQLOutputType, getNamedType, isNonNullType, isObjectType } from 'graphql';
import { type InputRules, inputValue } from '../harness/inputValues.ts';
import { committedSchema } from '../harness/schema.ts';

/** Ids that operations are given: of a league, an offer and a user. The offer's is used for every other entity. */
export interface RecordIds {
  organization: number;
  offer: number;
  user: number;
}

/** The operations of the committed schema. */
export const schema = committedSchema();

const rulesFor = (ids: RecordIds): InputRules => ({
  includes: ({ name }, depth) => depth <= 3 && name !== 'clientMutationId' && (/Id$/.test(name) || depth === 0),
  scalar(type, name) {
    switch (type) {
      case 'Int':
        return /organization/i.test(name) ? ids.organization : /user/i.test(name) ? ids.user : ids.offer;
      case 'Boolean':
        return true;
      case 'Float':
      case 'BigFloat':
        return '12';
      case 'Date':
        return '2026-05-01';
      case 'Datetime':
        return '2026-05-01T12:00:00Z';
      case 'Time':
        return '09:30';
      case 'JSON':
        return {};
      default:
        return /email/i.test(name) ? 'stranger@example.test' : 'Anything';
    }
  },
});

/** The selection that reveals whether something was done or shown: a payload's record, or its values. */
function selectionOf(type: GraphQLOutputType): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  if (!/Payload$/.test(named.name)) return ' { __typename }';
  const fields = Object.values(named.getFields()).filter(
    ({ name, args }) =>
      !/^(clientMutationId|query|\w+Edge)$/.test(name) && args.every(({ type }) => !isNonNullType(type)),
  );
  return fields.length === 0
    ? ' { __typename }'
    : ` { ${fields.map((field) => (isObjectType(getNamedType(field.type)) ? `${field.name} { __typename }` : field.name)).join(' ')} }`;
}

/** The document that sends one operation on records with the given ids, and its variables. */
export function operationOn(
  ids: RecordIds,
  kind: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
): { query: string; variables: Record<string, unknown> } {
  const given = field.args.filter(
    ({ name, type }) => isNonNullType(type) || /^(input|id|.*Ids?|query|email)$/.test(name),
  );
  const declared = given.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const passed = given.map(({ name }) => `${name}: $${name}`).join(', ');
  return {
    query: `${kind} Try${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`}${selectionOf(field.type)} }`,
    variables: Object.fromEntries(
      given.map(({ name, type }) => [name, inputValue(type, name === 'id' ? field.name : name, rulesFor(ids))]),
    ),
  };
}

/** Whether the response contains anything but nulls and empty lists. */
export const tells = (value: unknown): boolean =>
  value !== null &&
  value !== undefined &&
  (typeof value !== 'object' || Object.values(value).some((inner) => inner !== null && JSON.stringify(inner) !== '[]'));
