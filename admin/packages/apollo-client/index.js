/**
 * The names that ra-data-graphql imports for its default client, which the console never creates. A name that a later
 * version imports breaks the build.
 */
const unused = (name) => () => {
  throw new Error(`${name} is not part of the console.`);
};

export const gql = unused('gql');
export const ApolloClient = unused('ApolloClient');
export const HttpLink = unused('HttpLink');
export const InMemoryCache = unused('InMemoryCache');
