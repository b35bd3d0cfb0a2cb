import buildGraphQLProvider, { type BuildQueryResult } from 'ra-data-graphql';
import type { DataProvider, HttpError } from 'react-admin';
import { ApiError, request, type TypedDocument } from '../../../ui/graphql.ts';
import { publishMadeChange } from '../changes/made.ts';
import { timedQuery } from './errors.ts';
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

/**
 * The part of an Apollo client that ra-data-graphql needs; `admin/packages/apollo-client` stands in for the package that it
 * imports.
 */
const send = async ({ query, mutation, variables, context }: Sent) => {
  const document = (query ?? mutation)?.document as TypedDocument<unknown, unknown>;
  const signal = context?.fetchOptions.signal;
  return { data: await request(document, variables, signal ? { signal } : {}) };
};

/** A minimal document: ra-data-graphql reads only whether it is a mutation. */
function buildQuery(fetchType: string, resource: string, params: Params): BuildQueryResult {
  const { document, variables, parse } = operationFor(METHOD[fetchType] ?? fetchType, resource, params);
  return {
    query: { document, definitions: [{ operation: document.kind }] },
    variables,
    parseResponse: ({ data }: { data: unknown }) => parse(data),
  } as never;
}

/**
 * Unwraps the HttpError that ra-data-graphql makes of every error. Throws the server's error, with `body.errors` by
 * field for forms.
 */
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
  timedQuery(async () => {
    try {
      return await base[method](resource, params);
    } catch (error) {
      throw unwrap(error);
    }
  });

/** Publishes a successful mutation to the listeners of changes. */
const write = async (method: 'create' | 'update' | 'updateMany' | 'delete', resource: string, params: Params) => {
  const result = await call(method, resource, params);
  const { data, changeId = null } = result as { data: unknown; changeId?: string | null };
  publishMadeChange({ kind: 'record', resource, method, params, data, changeId });
  return result;
};

/** Queries something about a filtered list, in parallel with its rows; undefined for a resource without the operation. */
const ofList =
  <Result>(method: 'getTotal' | 'isLarge') =>
  async (
    resource: string,
    { filter, signal }: { filter: Record<string, unknown>; signal?: AbortSignal },
  ): Promise<Result | undefined> => {
    if (!hasOperation(resource, method)) return undefined;
    const { document, variables, parse } = operationFor(method, resource, { filter });
    return parse(await request(document, variables, signal ? { signal } : {}));
  };

/**
 * The console's only access to the API: react-admin's CRUD methods, `getTotal`, `isLarge`, and every other operation of the
 * .graphql files as a method of the same name (`approveCheck`). Throws ApiError or NetworkError.
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
  /** Updates all records or none; the error names the records that were rejected. */
  updateMany: (resource, params) => write('updateMany', resource, params),
  deleteMany: async (resource, { ids }) => {
    for (const id of ids) await write('delete', resource, { id });
    return { data: ids };
  },
  /** Number of records that match a filter. */
  getTotal: ofList<number>('getTotal'),
  /** True if more than LARGE_LIST records match a filter; the server answers it long before their number. */
  isLarge: ofList<boolean>('isLarge'),
} satisfies DataProvider;

export type ConsoleDataProvider = typeof dataProvider;
