/** The console's lists over HTTP: their requests, and the columns they show. */
import { expect } from '@jest/globals';
import type { TestServer } from '../harness/server.ts';

/** A column's name, its GraphQL kind, SCALAR or ENUM, and the name of the scalar or enum. */
export interface Column {
  name: string;
  kind: string;
  type: string;
}
/** A row's value in one column. */
export type Shown = { id: number; value: string | number | null };

export const typeOf = (list: string) => `${list[0]?.toUpperCase()}${list.slice(1)}ListItem`;
export const constantCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** Whether two adjacent values are in order: nulls last, numbers by value, others as text. */
export function inOrder(one: Shown['value'], next: Shown['value'], type: string): boolean {
  if (one === null || next === null) return next === null;
  return /Int|BigFloat/.test(type) ? Number(one) <= Number(next) : String(one) <= String(next);
}

/** Columns that are shown but cannot be compared: file URLs, values and names as JSON, permissions. */
const shownOnly = /Url$|Values$|^names$|^may/;

/** `admin`: the token with which lists are read unless another one is given. */
export function listItems(server: TestServer, admin: string) {
  const ask = (list: string, args: string, selection = 'nodes { id } totalCount', token = admin) =>
    server.graphql(`{ list: ${list}ListItemsConnection(${args}) { ${selection} } }`, {}, token);
  const nodesOf = async (list: string, args: string, selection: string) => {
    const { data, errors } = await ask(list, args, `nodes { ${selection} }`);
    expect(errors).toBeUndefined();
    return data.list.nodes;
  };
  return {
    ask,
    idsOf: async (list: string, args: string): Promise<number[]> =>
      (await nodesOf(list, args, 'id')).map(({ id }: { id: number }) => id),
    /** The values of a list's column, row by row. */
    shown: (list: string, column: string, args: string): Promise<Shown[]> => nodesOf(list, args, `id value: ${column}`),
    /** The values of an enum, or the fields of an input type. */
    membersOf: async (name: string): Promise<string[]> => {
      const { __type } = await server.data(
        `{ __type(name: "${name}") { enumValues { name } inputFields { name } } }`,
        {},
        admin,
      );
      return (__type.enumValues ?? __type.inputFields).map((member: { name: string }) => member.name);
    },
    /** The columns of a list that are values to compare. */
    comparedColumns: async (list: string): Promise<Column[]> => {
      const { __type } = await server.data(
        `{ __type(name: "${typeOf(list)}") { fields { name type { kind name ofType { kind name } } } } }`,
        {},
        admin,
      );
      type Type = { kind: string; name: string; ofType: Type | null };
      return __type.fields
        .map(({ name, type }: { name: string; type: Type }) => {
          const { kind, name: typeName } = type.ofType ?? type;
          return { name, kind, type: typeName };
        })
        .filter(({ kind }: Column) => ['SCALAR', 'ENUM'].includes(kind))
        .filter(({ name }: Column) => name !== 'version' && (name === 'websiteUrl' || !shownOnly.test(name)));
    },
  };
}
