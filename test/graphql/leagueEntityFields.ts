/** The fields that L.md lists for its entities, compared with the API's schema. */
import { expect } from '@jest/globals';
import { type GraphQLType, getNamedType, isEnumType, isInputObjectType, isLeafType, isObjectType } from 'graphql';
import { leagueEntities, type Place } from './leagueEntities.ts';
import { schema, tableOf } from './requirementTables.ts';

/** The rows of the list's table of entity fields, as cells. */
export const entityRows = tableOf('L', 'Entity fields');

/** Names of fields with the fields listed within them. */
type Shape = { [field: string]: Shape };

/** The fields that a type cell lists between braces: "{id, sponsor: {id, name}}". */
function shapeOf(cell: string): Shape {
  const whole: Shape = {};
  const open: Shape[] = [];
  let last = whole;
  const fields = cell.slice(cell.indexOf('{')).replace(/;[^}]*|:\s*(\[\.\.\]|[A-Z]\w*)/g, '');
  if (!cell.includes('{')) return whole;
  for (const [token] of fields.matchAll(/[{}]|\w+/g))
    if (token === '{') open.push(last);
    else if (token === '}') last = open.pop() as Shape;
    else {
      last = {};
      (open.at(-1) as Shape)[token] = last;
    }
  return whole;
}

const fieldsOf = (type: string) => {
  const found = schema.getType(type);
  return isObjectType(found) || isInputObjectType(found) ? found.getFields() : {};
};

/** The named type of a field, without its lists and non-nulls; undefined when there is no such field. */
const typeOf = (type: string, field: string) => {
  const found = fieldsOf(type)[field] as { type: GraphQLType } | undefined;
  return found && getNamedType(found.type);
};

/** Those of a field and the fields listed within it that a type lacks, as "Type.field". */
export function lacks(type: string, field: string, shape: Shape): string[] {
  const within = typeOf(type, field);
  if (!within) return [`${type}.${field}`];
  if (isLeafType(within)) return [];
  return Object.entries(shape).flatMap(([name, inner]) => lacks(within.name, name, inner));
}

interface Field {
  type: string;
  name: string;
  shape: Shape;
  enumValues: string[];
}

/** The fields that the API must have for a listed entity, under the API's names. */
function fieldsListed(entity: string): Field[] {
  const { types, names = {}, not = {} } = leagueEntities[entity] as Place;
  return entityRows
    .filter(([name]) => name === entity)
    .flatMap(([, cell = '', kind = '']) =>
      cell.split(/,\s*/).flatMap((field) =>
        types
          .filter((type) => !not[field]?.includes(type))
          .map((type) => {
            const [other = type, name = field] = (names[`${type}.${field}`] ?? '').includes('.')
              ? (names[`${type}.${field}`] as string).split('.')
              : [type, names[`${type}.${field}`] ?? field];
            const enumValues =
              /enum: ([\w, ]+)/
                .exec(kind)?.[1]
                ?.split(', ')
                .map((text) => text.trim()) ?? [];
            return { type: other, name, shape: shapeOf(kind), enumValues };
          }),
      ),
    );
}

/** What is missing in some entities: fields as "Type.field", enum values as "Type.field=value". */
export const missing = (...names: string[]): string[] =>
  names.flatMap((entity) => {
    const fields = fieldsListed(entity);
    expect(fields.length).toBeGreaterThan(0);
    return fields.flatMap(({ type, name, shape, enumValues }) => {
      const kind = typeOf(type, name);
      // texts of the wizard are checked against its rules, which list the same values
      const values = isEnumType(kind) ? kind.getValues().map((value) => value.name.toLowerCase()) : null;
      return [
        ...lacks(type, name, shape),
        ...enumValues
          .filter((value) => values?.includes(value.toLowerCase()) === false)
          .map((value) => `${type}.${name}=${value}`),
      ];
    });
  });

/** The selection of all fields that a list names for an entity. */
export function selection(entity: string, without = ''): string {
  const text = (type: string, name: string, shape: Shape): string => {
    const kind = typeOf(type, name);
    if (!kind || isLeafType(kind)) return name;
    const inner = Object.entries(shape).map(([field, deeper]) => text(kind.name, field, deeper));
    return `${name} { ${inner.join(' ') || '__typename'} }`;
  };
  const [type] = (leagueEntities[entity] as Place).types;
  return fieldsListed(entity)
    .filter((field) => field.type === type && field.name !== without)
    .map(({ name, shape }) => text(type as string, name, shape))
    .join(' ');
}
