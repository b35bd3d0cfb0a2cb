import { ApolloClient, ApolloLink, type FetchResult, InMemoryCache, Observable } from '@apollo/client/core';
import { type DocumentNode, type GraphQLFormattedError, print } from 'graphql';
import { ApiError, request } from '../../../ui/graphql.ts';

/** What the server refused, in GraphQL's own form; the refusal itself goes along, for `toFormError` to find again. */
function refused(refusal: ApiError): GraphQLFormattedError {
  return { message: refusal.message, extensions: { refusal } };
}

/** Sends through the same client as every other call of the console: one place for the token and for 401. */
const link = new ApolloLink(
  ({ query, variables }) =>
    new Observable<FetchResult>((observer) => {
      const stop = new AbortController();
      request<FetchResult['data'], unknown>({ text: print(query) }, variables, { signal: stop.signal })
        .then((data) => observer.next({ data } as FetchResult))
        .catch((error: unknown) => {
          if (error instanceof ApiError) observer.next({ errors: [refused(error)] });
          else throw error;
        })
        .then(() => observer.complete())
        .catch((error: unknown) => observer.error(error));
      return () => stop.abort();
    }),
);

/** Documents are sent as written, so that the closed list of production knows them: nothing adds __typename. */
class PlainCache extends InMemoryCache {
  override transformDocument(document: DocumentNode): DocumentNode {
    return document;
  }
}

/** Apollo without its cache: react-query holds the answers. */
export const makeClient = () =>
  new ApolloClient({
    link,
    cache: new PlainCache(),
    defaultOptions: { query: { fetchPolicy: 'no-cache' }, mutate: { fetchPolicy: 'no-cache' } },
  });
