/** Lists of rows in the schema: without rows they are empty, never null. */
import { describe, expect, it } from '@jest/globals';
import { getNullableType, isListType, isNonNullType, isObjectType } from 'graphql';
import { committedSchema } from '../harness/schema.ts';

const schema = committedSchema();
const fields = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => !name.startsWith('__') && !name.endsWith('Payload'))
  .flatMap((type) =>
    Object.values(type.getFields()).map((field) => ({ type, field, of: `${type.name}.${field.name}` })),
  );
/** Types whose rows the database returns: those that have a connection. */
const rows = new Set(
  Object.keys(schema.getTypeMap())
    .filter((name) => name.endsWith('Connection'))
    .map((name) => name.slice(0, -'Connection'.length)),
);

describe('lists of rows', () => {
  it('have non-null connections', () => {
    const connections = fields.filter(({ field }) => /Connection!?$/.test(String(field.type)));
    expect(connections.length).toBeGreaterThan(100);
    expect(connections.filter(({ field }) => !isNonNullType(field.type)).map(({ of }) => of)).toEqual([]);
  });

  it('are non-null, and so are their rows', () => {
    const lists = fields.filter(({ field }) => {
      const list = getNullableType(field.type);
      return isListType(list) && rows.has(String(getNullableType(list.ofType)).replace(/Edge$/, ''));
    });
    expect(lists.length).toBeGreaterThan(200);
    const nullable = lists.filter(({ field }) => !/^\[\w+!\]!$/.test(String(field.type)));
    expect(nullable.map(({ of, field }) => `${of}: ${field.type}`)).toEqual([]);
  });
});
