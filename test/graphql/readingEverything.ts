/** Asks for everything that a viewer can read: every field of every type that a query of the schema leads to. */
import {
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { type InputRules, inputValue } from '../harness/inputValues.ts';
import { committedSchema } from '../harness/schema.ts';
import type { TestServer } from '../harness/server.ts';

const schema = committedSchema();

type Field = GraphQLField<unknown, unknown>;
const text = (given: unknown): string =>
  Array.isArray(given)
    ? `[${given.map(text).join(', ')}]`
    : given !== null && typeof given === 'object'
      ? `{${Object.entries(given)
          .map(([name, item]) => `${name}: ${text(item)}`)
          .join(', ')}}`
      : JSON.stringify(given);

/** Somewhere in the schema: a type, and the query that selects something there. */
interface Place {
  type: GraphQLNamedType;
  query(selected: string): string;
}
const open = (fields: Record<string, Field>): Field[] =>
  Object.values(fields).filter(({ args }) => !args.some(isRequiredArgument));

/** A root field with arguments that name the league's records. */
function rootPlace({ name, args, type }: Field, rules: InputRules): Place {
  const given = args
    .filter((argument) => isRequiredArgument(argument) || /id$/i.test(argument.name))
    .map(({ name: of, type: wanted }) => `${of}: ${text(inputValue(wanted, of === 'id' ? name : of, rules))}`);
  const call = `${name}${given.length > 0 ? `(${given.join(', ')})` : ''}`;
  return { type: getNamedType(type), query: (selected) => `{ ${call} ${selected} }` };
}

/** All that a viewer reads: each type by the first two ways that lead to rows of it, each of its fields by itself if not all can be read at once. */
export async function everythingReadBy(
  server: Pick<TestServer, 'graphql'>,
  token: string,
  rules: InputRules,
): Promise<string> {
  const ask = async (query: string) => JSON.stringify((await server.graphql(query, {}, token)).data ?? null);
  const answers: string[] = [];
  const visited = new Map<string, number>();
  const places = Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => rootPlace(field, rules));
  for (let place = places.shift(); place; place = places.shift()) {
    const { type, query } = place;
    if (!isObjectType(type)) {
      if (isLeafType(type)) answers.push(await ask(query('')));
      continue;
    }
    const times = visited.get(type.name) ?? 0;
    if (times === 2 || !(await ask(query('{ __typename }'))).includes('__typename')) continue;
    visited.set(type.name, times + 1);
    const fields = open(type.getFields());
    const leaves = fields.filter((field) => isLeafType(getNamedType(field.type))).map(({ name }) => name);
    const all = leaves.length > 0 ? await ask(query(`{ ${leaves.join(' ')} }`)) : 'null';
    answers.push(all);
    if (all === 'null') answers.push(...(await Promise.all(leaves.map((name) => ask(query(`{ ${name} }`))))));
    for (const field of fields)
      if (!isLeafType(getNamedType(field.type)))
        places.push({ type: getNamedType(field.type), query: (selected) => query(`{ ${field.name} ${selected} }`) });
  }
  return answers.join('\n');
}
