/**
 * No screen may exhaust the server's memory: every list that an app requests is limited by its document, or is named
 * here with what limits it.
 */
import { expect, it } from '@jest/globals';
import {
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { collectOperations } from '../../server/graphql/collectOperations.ts';
import { committedSchema } from '../harness/schema.ts';
import { shortLists } from './shortLists.ts';

/** "Type.field" of each list that a document requests without a limit. */
async function unboundedLists(): Promise<Set<string>> {
  const schema = committedSchema();
  const found = new Set<string>();
  for (const { text } of collectOperations()) {
    const types = new TypeInfo(schema);
    visit(
      parse(text),
      visitWithTypeInfo(types, {
        Field(node) {
          const field = types.getFieldDef();
          const parent = types.getParentType();
          if (!field || !parent || parent.name.endsWith('Connection')) return;
          const counted = node.selectionSet?.selections.every(
            (selection) => selection.kind === 'Field' && !['nodes', 'edges'].includes(selection.name.value),
          );
          const connection = getNamedType(field.type).name.endsWith('Connection') && !counted;
          const list = isListType(getNullableType(field.type)) && isObjectType(getNamedType(field.type));
          const bounded = node.arguments?.some(({ name }) => name.value === 'first' || name.value === 'perPage');
          if ((connection || list) && !bounded) found.add(`${parent.name}.${field.name}`);
        },
      }),
    );
  }
  return found;
}

it('every list is bounded by its document or known to be short', async () => {
  const found = await unboundedLists();
  const known = Object.values(shortLists).flat();
  const problems = [
    ...[...found]
      .filter((name) => !known.includes(name))
      .map((name) => `${name} is not bounded: pass "first" in the document, or add it to test/graphql/shortLists.ts.`),
    ...known
      .filter((name, index) => !found.has(name) || known.indexOf(name) !== index)
      .map((name) => `Remove ${name} from test/graphql/shortLists.ts.`),
  ];
  expect(problems).toEqual([]);
});
