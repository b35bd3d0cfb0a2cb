import type { Identifier } from 'react-admin';
import { ApiError, type TypedDocument } from '../../../ui/graphql.ts';
import { type ResourceName, resources } from './generated/resources.ts';
import { sameValue } from './sameValue.ts';

// biome-ignore lint/suspicious/noExplicitAny: react-admin types parameters and records per method
type Any = any;
type Values = Record<string, unknown>;
type AnyDocument = TypedDocument<Any, Any>;
type Input = { under: string | null; fields: readonly string[] };
type Definition = {
  documents: Readonly<Record<string, AnyDocument>>;
  create?: Input;
  update?: Input;
  updateMany?: Input;
};

/** A request: the document, its variables, and how to convert its data to react-admin's response. */
export type Operation = { document: AnyDocument; variables: Values; parse: (data: Any) => Any };

const DOCUMENT_OF: Record<string, string> = {
  getList: 'list',
  getManyReference: 'list',
  getTotal: 'total',
  isLarge: 'isLarge',
  getMany: 'many',
  getOne: 'one',
  create: 'create',
  update: 'update',
  updateMany: 'updateMany',
  delete: 'delete',
};

const enumName = (field: string) => field.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toUpperCase();

/** A value means equal, an array means any of, null means null; an object is already a condition of the API. */
function condition(value: unknown): unknown {
  if (value === null) return { isNull: true };
  if (Array.isArray(value)) return { in: value };
  return typeof value === 'object' ? value : { equalTo: value };
}

/**
 * Splits react-admin's filter: `q` is the search, `today` a line of Today, `or` a list of API conditions, the rest are
 * conditions. The API rejects unknown filters.
 */
export function filterVariables(filter: Values = {}): { search?: string; today?: string; filter?: Values } {
  const { q, today, ...fields } = filter;
  const given = Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined);
  return {
    ...(typeof q === 'string' && q.trim() ? { search: q.trim() } : {}),
    ...(typeof today === 'string' ? { today } : {}),
    ...(given.length
      ? { filter: Object.fromEntries(given.map(([name, value]) => [name, name === 'or' ? value : condition(value)])) }
      : {}),
  };
}

/**
 * Adds the id as the last sort key, in the same direction so that an index covers it; otherwise rows with equal values
 * could move between pages. The API rejects an unknown order.
 */
export function orderBy(sort?: { field: string; order: string }): string[] | undefined {
  if (!sort) return undefined;
  return [`${enumName(sort.field)}_${sort.order}`, ...(sort.field === 'id' ? [] : [`ID_${sort.order}`])];
}

/** The fields that the input type has; for an update only those that changed. Empty text becomes null. */
function inputOf(input: Input | undefined, data: Values, previous?: Values): Values {
  const values: Values = {};
  for (const name of input?.fields ?? []) {
    if (!(name in data) || name === 'version') continue;
    const value = data[name] === '' ? null : data[name];
    if (!previous || !sameValue(value, previous[name])) values[name] = value;
  }
  // The unchanged version is included so that the API can reject overwriting a newer one.
  if (input?.fields.includes('version') && data.version !== undefined) values.version = data.version;
  return input?.under ? { [input.under]: values } : values;
}

const numberOf = (id: Identifier): Identifier => (/^\d+$/.test(String(id)) ? Number(id) : id);

/** A list's document and its variables for a filter, search and sort order. */
export function listOperation(resource: string, { filter, sort, pagination }: Any): Operation {
  return {
    document: documentOf(resource, 'list').document,
    variables: {
      ...(pagination ? { first: pagination.perPage, offset: (pagination.page - 1) * pagination.perPage } : {}),
      orderBy: orderBy(sort),
      ...filterVariables(filter),
    },
    // No total: lists paginate by pageInfo, and `getTotal` counts separately.
    parse: ({ list }) => ({ data: list.nodes, pageInfo: list.pageInfo }),
  };
}

function documentOf(resource: string, kind: string): { definition: Definition; document: AnyDocument } {
  const definition = resources[resource as ResourceName] as unknown as Definition | undefined;
  const document = definition?.documents[kind];
  if (!definition || !document) throw new Error(`The resource ${resource} has no operation "${kind}".`);
  return { definition, document };
}

/** The document of react-admin's query of a resource; undefined if there is none. */
export const documentOfMethod = (resource: string, method: string): AnyDocument | undefined =>
  (resources[resource as ResourceName] as unknown as Definition | undefined)?.documents[DOCUMENT_OF[method] ?? ''];

/** True if the console has this operation for a resource. */
export const hasOperation = (resource: string, method: string): boolean =>
  documentOfMethod(resource, method) !== undefined;

/** The request for react-admin's `method` on `resource`. Pure. Throws if the resource does not have the operation. */
export function operationFor(method: string, resource: string, params: Any): Operation {
  const { definition, document } = documentOf(resource, DOCUMENT_OF[method] ?? method);
  switch (method) {
    case 'getList':
      return listOperation(resource, params);
    case 'getManyReference':
      return listOperation(resource, { ...params, filter: { ...params.filter, [params.target]: numberOf(params.id) } });
    case 'getTotal':
      return { document, variables: filterVariables(params.filter), parse: ({ list }) => list.totalCount };
    case 'isLarge':
      return { document, variables: filterVariables(params.filter), parse: ({ list }) => list.isLarge };
    case 'getMany':
      return { document, variables: { ids: params.ids.map(numberOf) }, parse: ({ list }) => ({ data: list }) };
    case 'getOne':
      return {
        document,
        variables: { id: numberOf(params.id) },
        parse: ({ record }) => {
          if (!record) throw new ApiError('This record was not found.', { status: 404, code: 'SL404' });
          return { data: record };
        },
      };
    case 'create':
      return {
        document,
        variables: { input: inputOf(definition.create, params.data) },
        parse: ({ result }) => ({ data: result.record, changeId: result.changeId ?? null }),
      };
    case 'update':
      return {
        document,
        variables: {
          input: { id: numberOf(params.id), ...inputOf(definition.update, params.data, params.previousData) },
        },
        parse: ({ result }) => ({ data: result.record, changeId: result.changeId ?? null }),
      };
    case 'updateMany':
      return {
        document,
        variables: { input: { ids: params.ids.map(numberOf), versions: params.meta?.versions, patch: params.data } },
        parse: ({ result }) => ({ data: params.ids, changeId: result?.changeId ?? null }),
      };
    default:
      return {
        document,
        variables: { input: { id: numberOf(params.id) } },
        parse: ({ result }) => ({
          data: params.previousData ?? { id: params.id },
          changeId: result?.changeId ?? null,
        }),
      };
  }
}
