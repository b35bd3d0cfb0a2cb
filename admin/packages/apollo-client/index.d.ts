/** The types that ra-data-graphql names. The console's own operations are typed by its documents. */
export type ApolloClient<_Cache> = never;
export type ApolloClientOptions<_Cache> = never;
export type ApolloQueryResult<Data> = { data: Data };
export type OperationVariables = Record<string, unknown>;
export type QueryOptions<Variables, _Data> = { query: unknown; variables?: Variables };
export type MutationOptions<Variables, _Data> = { mutation: unknown; variables?: Variables };
export type WatchQueryOptions<Variables, Data> = QueryOptions<Variables, Data>;
