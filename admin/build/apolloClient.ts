/**
 * Stands in for @apollo/client in the console's bundle. ra-data-graphql imports these names for the client that it makes when
 * it is given none; the console always gives one, so none of them runs. A name that a later version imports fails the build.
 */
const unused = (name: string) => (): never => {
  throw new Error(`${name} is not part of the console.`);
};

export const gql = unused('gql');
export const ApolloClient = unused('ApolloClient');
export const HttpLink = unused('HttpLink');
export const InMemoryCache = unused('InMemoryCache');
