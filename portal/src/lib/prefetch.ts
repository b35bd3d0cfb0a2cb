/**
 * Queries of a page, started as soon as its chunk has loaded: the network responds while React renders the page for the
 * first time. useQuery takes the response; what is not taken soon is dropped, and so is what another login started.
 */
import { prepareFormats } from '../../../ui/formats.ts';
import { type RequestOptions, request, type TypedDocument } from '../../../ui/graphql.ts';
import { readToken } from '../../../ui/session.ts';

/** A page takes its responses on its first render; a later visit queries again. */
const MAX_AGE_MS = 3000;

const prefetched = new Map<string, Promise<unknown>>();

const keyOf = ({ id }: { id: string }, variables: unknown, linkToken: string | undefined): string =>
  JSON.stringify([id, variables, linkToken ?? null, readToken()]);

/** Drops all prefetched queries that were not taken. */
export const clearPrefetched = (): void => prefetched.clear();

/**
 * Starts a query; its error is reported to the caller of takePrefetched. `onData` is called with its response at once,
 * to start loading what the page will show of it.
 */
export function prefetchQuery<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  { linkToken, onData }: Pick<RequestOptions, 'linkToken'> & { onData?: (data: Result) => void } = {},
): void {
  const answer = request(document, variables, linkToken === undefined ? {} : { linkToken });
  answer.then(onData, () => undefined);
  setTimeout(prepareFormats);
  const key = keyOf(document, variables, linkToken);
  prefetched.set(key, answer);
  setTimeout(() => {
    if (prefetched.get(key) === answer) prefetched.delete(key);
  }, MAX_AGE_MS);
}

/** The response of a prefetched query, once; null if it was not prefetched. */
export function takePrefetched<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  linkToken: string | undefined,
): Promise<Result> | null {
  const key = keyOf(document, variables, linkToken);
  const answer = prefetched.get(key) ?? null;
  prefetched.delete(key);
  return answer as Promise<Result> | null;
}
