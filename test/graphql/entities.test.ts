/** What the API exposes against the entity tables of the requirement lists: names are those of the specification. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { buildSchema, type GraphQLObjectType } from 'graphql';

const root = new URL('../../', import.meta.url);
const schema = buildSchema(readFileSync(new URL('server/schema.graphql', root), 'utf8'));
const list = readFileSync(new URL('docs/requirements/L.md', root), 'utf8');
const rows = list
  .slice(list.indexOf('## Entity fields'))
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** Fields that a list names for an entity, in its words. */
const listed = (entity: string): string[] => rows.filter((row) => row[1] === entity).map((row) => row[2] as string);
const exposed = (type: string): string[] => {
  const found = schema.getType(type) as GraphQLObjectType | undefined;
  return found ? Object.keys(found.getFields()) : [];
};

describe('the entities that leagues meet', () => {
  it.each([
    ['[L-346]', 'Offer', 'Offer'],
    ['[L-348]', 'Asset', 'Asset'],
    ['[L-349]', 'Campaign (seen here)', 'Campaign'],
    ['[L-351]', 'Address', 'Address'],
    ['[L-352]', 'SponsorableProperty', 'SponsorableProperty'],
    ['[L-356]', 'VerificationDeadline (league view)', 'VerificationDeadline'],
    ['[L-357]', 'CannedResponse', 'VerificationDeadlineCannedResponse'],
  ])('%s %s has every listed field', (_id, entity, type) => {
    const fields = listed(entity);
    expect(fields.length).toBeGreaterThan(2);
    expect(fields.filter((field) => !exposed(type).includes(field))).toEqual([]);
  });
});
