import buildGraphQLProvider, { type BuildQueryResult } from 'ra-data-graphql';
import type { DataProvider, HttpError } from 'react-admin';
import { ApiError, request, type TypedDocument } from '../../../ui/graphql.ts';
import { publishMadeChange } from '../changes/made.ts';
import { reading } from './errors.ts';
import { hasOperation, operationFor } from './operationFor.ts';
import { operationMethods } from './operationsOf.ts';

// biome-ignore lint/suspicious/noExplicitAny: react-admin types parameters per method
type Params = any;
type Sent = {
  query?: { document: TypedDocument<unknown, unknown> };
  mutation?: { document: TypedDocument<unknown, unknown> };
  variables: Record<string, unknown>;
  context?: { fetchOptions: { signal?: AbortSignal } };
};

const METHOD: Record<string, string> = {
  GET_LIST: 'getList',
  GET_ONE: 'getOne',
  GET_MANY: 'getMany',
  GET_MANY_REFERENCE: 'getManyReference',
  CREATE: 'create',
  UPDATE: 'update',
  UPDATE_MANY: 'updateMany',
  DELETE: 'delete',
};

/** All that ra-data-graphql needs of a client. The build replaces @apollo/client, which it imports but never runs. */
const send = async ({ query, mutation, variables, context }: Sent) => {
  const document = (query ?? mutation)?.document as TypedDocument<unknown, unknown>;
  const signal = context?.fetchOptions.signal;
  return { data: await request(document, variables, signal ? { signal } : {}) };
};

/** The static document of a call, in the little of an AST that ra-data-graphql reads: whether it is a mutation. */
function buildQuery(fetchType: string, resource: string, params: Params): BuildQueryResult {
  const { document, variables, parse } = operationFor(METHOD[fetchType] ?? fetchType, resource, params);
  return {
    query: { document, definitions: [{ operation: document.kind }] },
    variables,
    parseResponse: ({ data }: { data: unknown }) => parse(data),
  } as never;
}

/** ra-data-graphql wraps every error in an HttpError. Callers get the server's error, with `body.errors` by field for forms. */
function unwrap(error: unknown): unknown {
  const cause = (error as HttpError).body ?? error;
  if (cause instanceof ApiError && cause.field)
    Object.assign(cause, { body: { errors: { [cause.field]: cause.message } } });
  return cause;
}

const base: DataProvider = buildGraphQLProvider({
  client: { query: send, mutate: send } as never,
  introspection: false as never,
  buildQuery: () => buildQuery,
});

const call = (method: keyof DataProvider, resource: string, params: Params) =>
  reading(async () => {
    try {
      return await base[method](resource, params);
    } catch (error) {
      throw unwrap(error);
    }
  });

/** A write, published to the listeners of changes. */
const write = async (method: 'create' | 'update' | 'updateMany' | 'delete', resource: string, params: Params) => {
  const result = await call(method, resource, params);
  const { data, changeId = null } = result as { data: unknown; changeId?: string | null };
  publishMadeChange({ kind: 'record', resource, method, params, data, changeId });
  return result;
};

/**
 * The one way of the console to its API: react-admin's methods for records, `getTotal`, and every other operation of the
 * .graphql files as a method of its own name (`approveCheck`). Throws ApiError or NetworkError.
 */
export const dataProvider = {
  ...operationMethods,
  supportAbortSignal: true,
  getList: (resource, params) => call('getList', resource, params),
  getManyReference: (resource, params) => call('getManyReference', resource, params),
  getMany: (resource, params) => call('getMany', resource, params),
  getOne: (resource, params) => call('getOne', resource, params),
  create: (resource, params) => write('create', resource, params),
  update: (resource, params) => write('update', resource, params),
  delete: (resource, params) => write('delete', resource, params),
  /** Changes all records or none; an error names those that refuse. */
  updateMany: (resource, params) => write('updateMany', resource, params),
  deleteMany: async (resource, { ids }) => {
    for (const id of ids) await write('delete', resource, { id });
    return { data: ids };
  },
  /** Number of records under a filter, asked for beside the rows; undefined for a resource that is not counted. */
  getTotal: async (
    resource: string,
    { filter, signal }: { filter: Record<string, unknown>; signal?: AbortSignal },
  ): Promise<number | undefined> => {
    if (!hasOperation(resource, 'getTotal')) return undefined;
    const { document, variables, parse } = operationFor('getTotal', resource, { filter });
    return parse(await request(document, variables, signal ? { signal } : {}));
  },
} satisfies DataProvider;

export type ConsoleDataProvider = typeof dataProvider;
