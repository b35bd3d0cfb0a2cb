import { readFileSync } from 'node:fs';
import path from 'node:path';
import { jest } from '@jest/globals';
import {
  buildSchema,
  execute,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
} from 'graphql';
import type { Refusal, Sent } from './page.tsx';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Built once per file; the generated schema needs no validation. */
const schema = buildSchema(read('server/schema.graphql'), { assumeValid: true, assumeValidSDL: true });
const operations = JSON.parse(read('server/generated/operations.json')) as Record<string, string>;

const SCALARS: Readonly<Record<string, (name: string, index: number) => unknown>> = {
  Int: (_name, index) => index + 1,
  Float: (_name, index) => index + 0.5,
  BigFloat: (_name, index) => `${index + 1}00.00`,
  BigInt: (_name, index) => `${index + 1}`,
  Boolean: () => false,
  String: (name, index) => `${name} ${index + 1}`,
  Date: (_name, index) => `2026-10-0${index + 1}`,
  Datetime: (_name, index) => `2026-10-0${index + 1}T12:00:00Z`,
  JSON: () => ({}),
  Cursor: () => 'cursor',
};

/** A mock value of a type: lists have two items, enums a value for each, objects are resolved recursively. */
function mockValue(type: GraphQLOutputType, name: string, index: number): unknown {
  if (isNonNullType(type)) return mockValue(type.ofType, name, index);
  if (isListType(type)) return [0, 1].map((index) => mockValue(type.ofType, name, index));
  if (isEnumType(type)) return (type.getValues()[index] ?? type.getValues()[0])?.value;
  if (isObjectType(type)) return { index };
  return SCALARS[type.name]?.(name, index) ?? null;
}

const makeUp: GraphQLFieldResolver<{ index?: number } | undefined, Values> = (source, _args, values, info) => {
  for (const name of [`${info.parentType.name}.${info.fieldName}`, info.fieldName])
    if (name in values) return values[name];
  if (info.fieldName === 'hasNextPage' || info.fieldName === 'hasPreviousPage') return false;
  if (info.fieldName === 'totalCount') return 2;
  return mockValue(info.returnType, info.fieldName, source?.index ?? 0);
};

/** Values by `field` or `Type.field` that replace mock values. */
type Values = Record<string, unknown>;
type Options = {
  values?: Values;
  /** The error for an operation; undefined lets it through. */
  refuse?: (name: string, variables: { input?: Values }) => Refusal | undefined;
};

/**
 * Mocks the server: executes the console's documents against the API's schema with mock values, so that any page can be
 * rendered. Returns the requests. Throws on operations, variables, orders or filters that are not in the schema.
 */
export function schemaServer({ values = {}, refuse }: Options = {}): { sent: Sent[]; errors: string[] } {
  const sent: Sent[] = [];
  const errors: string[] = [];
  globalThis.fetch = jest.fn(async (address: unknown, init: RequestInit = {}) => {
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : {};
    const name = String(address) === '/graphql' ? body.operationName : `${init.method ?? 'GET'} ${String(address)}`;
    sent.push({ name, variables: body.variables ?? {}, body });
    if (String(address) !== '/graphql') return new Response('{}', { status: 200 });
    const refusal = refuse?.(name, body.variables ?? {});
    if (refusal) return new Response(JSON.stringify({ errors: [{ ...refusal }] }), { status: 200 });
    const result = await execute({
      schema,
      document: parse(operations[body.documentId] ?? ''),
      variableValues: body.variables,
      contextValue: values,
      fieldResolver: makeUp,
    });
    errors.push(...(result.errors ?? []).map(({ message }) => `${name}: ${message}`));
    return new Response(JSON.stringify(result), { status: 200, headers: { 'content-type': 'application/json' } });
  }) as never;
  return { sent, errors };
}
