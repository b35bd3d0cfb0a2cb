import type { ApolloClient } from '@apollo/client';
import type { IntrospectionSchema } from 'graphql';
import buildGraphQLProvider from 'ra-data-graphql';
import type { DataProvider, Identifier } from 'react-admin';
import { reading } from '../api/errors.ts';
import { makeBuildQuery } from './buildQuery.ts';
import { makeClient } from './client.ts';
import { documentFor } from './documents.ts';
import { toFormError } from './errors.ts';
import { Schema } from './introspection.ts';
import type { ResourceSpec } from './resources.ts';

type Many = { ids: Identifier[]; data?: Record<string, unknown>; meta?: unknown };

/** Runs the calls of a many-form one after the other, where the API has no call over a list of ids. */
async function oneByOne(ids: Identifier[], call: (id: Identifier) => Promise<unknown>) {
  for (const id of ids) await call(id);
  return { data: ids };
}

/**
 * The data provider of react-admin over our GraphQL API.
 * `introspection` is the build-time file, `specs` the list of resources; `client` is for tests.
 */
export function makeDataProvider(
  introspection: Pick<IntrospectionSchema, 'queryType' | 'mutationType' | 'types'>,
  specs: readonly ResourceSpec[],
  client: ApolloClient<unknown> = makeClient() as ApolloClient<unknown>,
): DataProvider {
  const schema = new Schema(introspection);
  const base = buildGraphQLProvider({
    client,
    introspection: false,
    buildQuery: () => makeBuildQuery(schema, specs),
    // Answers are react-query's to keep; Apollo's cache would only hold them twice.
    query: () => ({ fetchPolicy: 'no-cache' }),
    mutation: () => ({ fetchPolicy: 'no-cache' }),
  });
  const has = (resource: string, kind: 'updateMany' | 'deleteMany') => {
    const spec = specs.find(({ name }) => name === resource);
    return spec !== undefined && documentFor(schema, spec, kind) !== undefined;
  };
  const provider = {
    ...base,
    updateMany: (resource: string, params: Many) =>
      has(resource, 'updateMany')
        ? base.updateMany(resource, params as never)
        : oneByOne(params.ids, (id) =>
            base.update(resource, { id, data: params.data ?? {}, previousData: { id } as never }),
          ),
    deleteMany: (resource: string, params: Many) =>
      has(resource, 'deleteMany')
        ? base.deleteMany(resource, params)
        : oneByOne(params.ids, (id) => base.delete(resource, { id })),
  } as DataProvider;
  return new Proxy(provider, {
    get(target, name: string) {
      const method = target[name];
      if (typeof method !== 'function') return method;
      return (...args: unknown[]) =>
        reading(async () => {
          try {
            return await method(...args);
          } catch (error) {
            throw toFormError(error);
          }
        });
    },
  });
}
