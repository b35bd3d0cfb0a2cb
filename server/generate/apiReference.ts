/** What the console's page of the API shows: root fields, types and an example of each resource, from the schema. */
import * as g from 'graphql';
import type { Scopes } from '../graphql/keyScopes.ts';
import { camelCase } from '../http/publicError.ts';

type AnyField = g.GraphQLField<unknown, unknown> | (g.GraphQLInputField & { args?: undefined });

/** A field in one line, its description, and the values of an enum. */
function line({ name, type, description, args = [] }: AnyField) {
  const given = args.map((argument) => `${argument.name}: ${argument.type}`).join(', ');
  const named = g.getNamedType(type);
  const values =
    g.isEnumType(named) &&
    `One of ${named
      .getValues()
      .map((value) => value.name)
      .join(', ')}.`;
  return [`${name}${given && `(${given})`}: ${type}`, [description, values].filter(Boolean).join(' ')];
}

const section = (title: string, fields: AnyField[], description = '') => ({
  title,
  description,
  fields: fields.map(line),
});

/** A query of the first records of a resource with a few of their fields; null if every list needs arguments. */
function exampleOf(resource: string, fields: g.GraphQLField<unknown, unknown>[], scopes: Scopes): string | null {
  const lists = fields.filter(
    ({ args }) => args.some(({ name }) => name === 'orderBy') && !args.some(g.isRequiredArgument),
  );
  const found = lists.find(({ name }) => name === camelCase(resource)) ?? lists[0];
  const type = found && g.getNamedType(found.type);
  if (!found || !g.isObjectType(type)) return null;
  if (found.name.endsWith('Connection')) return `{ ${found.name}(first: 3) { nodes { id } } }`;
  const plain = Object.values(type.getFields())
    .filter(
      (field) =>
        g.isLeafType(g.getNamedType(field.type)) && !field.args.length && !scopes.fields[`${type.name}.${field.name}`],
    )
    .map(({ name }) => name);
  const chosen = new Set([...['id', 'name', 'status'].filter((name) => plain.includes(name)), ...plain]);
  return `{ ${found.name}(first: 3) { ${[...chosen].slice(0, 5).join(' ')} } }`;
}

/** The text of `admin/src/apiReference/generated/reference.ts`. `scopes`: server/generated/scopes.json. */
export function apiReferenceFile(schema: g.GraphQLSchema, scopes: Scopes): string {
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({
      field,
      scope: scopes.roots[`${type?.name}.${field.name}`],
    })),
  );
  const names = new Set(Object.values(scopes.types).filter((name) => name !== 'none'));
  const resources = [...names].sort().map((name) => {
    const fieldsOf = (action: string) =>
      roots.filter(({ scope }) => scope === `${name}:${action}`).map(({ field }) => field);
    const [queries, mutations] = [fieldsOf('read'), fieldsOf('write')];
    const types = Object.keys(scopes.types).filter((type) => scopes.types[type] === name);
    const inputs = mutations.flatMap(({ args }) => args.map(({ type }) => g.getNamedType(type).name));
    const described = [...types, ...inputs].flatMap((of) => {
      const type = schema.getType(of);
      if (!g.isObjectType(type) && !g.isInputObjectType(type)) return [];
      return section(of, Object.values<AnyField>(type.getFields()), type.description ?? '');
    });
    const sections = [section('Queries', queries), section('Mutations', mutations), ...described];
    return {
      name,
      example: exampleOf(name, queries, scopes),
      sections: sections.filter(({ fields }) => fields.length > 0),
    };
  });
  return `// Made by "npm run generate" from the schema; not to be edited.
import type { ApiSection } from '../section.ts';

export const reference: { name: string; example: string | null; sections: ApiSection[] }[] = JSON.parse(
  ${JSON.stringify(JSON.stringify(resources))},
);
`;
}
