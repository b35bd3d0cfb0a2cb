/**
 * Replaces @apollo/client in the console's bundle. ra-data-graphql imports these names for its default client, which
 * the console never uses because it passes its own. A name imported by a later version breaks the build.
 */
const unused = (name: string) => (): never => {
  throw new Error(`${name} is not part of the console.`);
};

export const gql = unused('gql');
export const ApolloClient = unused('ApolloClient');
export const HttpLink = unused('HttpLink');
export const InMemoryCache = unused('InMemoryCache');
