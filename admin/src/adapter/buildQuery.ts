import { gql } from '@apollo/client/core';
import type { DocumentNode } from 'graphql';
import type { BuildQueryResult } from 'ra-data-graphql';
import { documentFor, type Kind, type ResourceDocument } from './documents.ts';
import type { Schema } from './introspection.ts';
import type { ResourceSpec } from './resources.ts';
import { createInput, filterValue, orderValue, updateInput } from './variables.ts';

// biome-ignore lint/suspicious/noExplicitAny: the shape of params depends on the fetch type, as react-admin has it
type Params = any;
// biome-ignore lint/suspicious/noExplicitAny: answers are read by the alias that the document gives
type Answer = any;

const KIND_OF: Record<string, Kind> = {
  GET_LIST: 'list',
  GET_MANY_REFERENCE: 'list',
  GET_MANY: 'many',
  GET_ONE: 'one',
  CREATE: 'create',
  UPDATE: 'update',
  DELETE: 'delete',
  UPDATE_MANY: 'updateMany',
  DELETE_MANY: 'deleteMany',
};

function listVariables(schema: Schema, spec: ResourceSpec, { args }: ResourceDocument, params: Params) {
  const { page = 1, perPage = 25 } = params.pagination ?? {};
  const { field, order = 'ASC' } = params.sort ?? {};
  const sorted = field ? orderValue(schema, args.orderBy ?? '', field, order) : undefined;
  const filter = { ...params.filter, ...(params.target ? { [params.target]: params.id } : {}) };
  return {
    first: perPage,
    offset: (page - 1) * perPage,
    ...(sorted ? { orderBy: [sorted] } : {}),
    filter: filterValue(schema, args.filter ?? '', spec, filter),
  };
}

function variablesOf(schema: Schema, spec: ResourceSpec, kind: Kind, found: ResourceDocument, params: Params) {
  const input = found.args.input ?? '';
  switch (kind) {
    case 'list':
      return listVariables(schema, spec, found, params);
    case 'many':
      return { filter: { id: { in: params.ids.map(Number) } } };
    case 'one':
      return { id: Number(params.id) };
    case 'create':
      return { input: createInput(schema, input, spec, params.data) };
    case 'update':
      return { input: { id: Number(params.id), ...updateInput(schema, input, params.data, params.previousData) } };
    case 'delete':
      return { input: { id: Number(params.id) } };
    case 'updateMany':
      return { input: { ids: params.ids.map(Number), ...updateInput(schema, input, params.data) } };
    case 'deleteMany':
      return { input: { ids: params.ids.map(Number) } };
  }
}

function parse(kind: Kind, params: Params) {
  return ({ data }: Answer) => {
    if (kind === 'list') {
      if (Array.isArray(data.items)) return { data: data.items, total: data.items.length };
      return { data: data.items.nodes, total: data.items.totalCount };
    }
    if (kind === 'many') return { data: data.items };
    if (kind === 'updateMany' || kind === 'deleteMany') return { data: params.ids };
    const item = kind === 'one' ? data.item : data.answer.item;
    if (kind === 'one' && !item) throw new Error('Not found');
    return { data: item ?? { ...params.previousData, ...params.data, id: params.id } };
  };
}

const parsed = new Map<string, DocumentNode>();

/** The parsed form of a document's text; each is parsed once. */
function node(text: string): DocumentNode {
  const known = parsed.get(text) ?? gql(text);
  parsed.set(text, known);
  return known;
}

/** Makes ra-data-graphql's buildQuery for the listed resources. */
export const makeBuildQuery =
  (schema: Schema, specs: readonly ResourceSpec[]) =>
  (fetchType: string, resource: string, params: Params): BuildQueryResult => {
    const spec = specs.find(({ name }) => name === resource);
    const kind = KIND_OF[fetchType];
    const found = spec && kind && documentFor(schema, spec, kind);
    if (!found) throw new Error(`The API has no ${fetchType} for ${resource}`);
    return {
      query: node(found.text),
      variables: variablesOf(schema, spec, kind, found, params),
      parseResponse: parse(kind, params),
    } as BuildQueryResult;
  };
