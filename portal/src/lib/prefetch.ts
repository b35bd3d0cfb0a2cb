/**
 * Requests that a page will make, begun as soon as its piece has come: the network answers while React draws the page for
 * the first time. useQuery takes the answer; what is not taken at once is forgotten, and so is what another login began.
 */
import { type RequestOptions, request, type TypedDocument } from '../../../ui/graphql.ts';
import { readToken } from '../../../ui/session.ts';

/** A page takes its answers when it is first drawn; somebody who comes back later asks anew. */
const MAX_AGE_MS = 3000;

const prefetched = new Map<string, Promise<unknown>>();

const keyOf = ({ id }: { id: string }, variables: unknown, linkToken: string | undefined): string =>
  JSON.stringify([id, variables, linkToken ?? null, readToken()]);

/** Forgets what was begun and not taken. */
export const clearPrefetched = (): void => prefetched.clear();

/** Begins a request; whether it fails is told to whoever takes it. */
export function prefetchQuery<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  { linkToken }: Pick<RequestOptions, 'linkToken'> = {},
): void {
  const answer = request(document, variables, linkToken === undefined ? {} : { linkToken });
  answer.catch(() => undefined);
  const key = keyOf(document, variables, linkToken);
  prefetched.set(key, answer);
  setTimeout(() => {
    if (prefetched.get(key) === answer) prefetched.delete(key);
  }, MAX_AGE_MS);
}

/** The answer of a request that was begun, once; null when it was not. */
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
