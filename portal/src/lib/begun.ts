/**
 * Requests that a page will make, begun as soon as its piece has come: the network answers while React draws the page for
 * the first time. useQuery takes the answer; what nobody takes is forgotten.
 */
import { type RequestOptions, request, type TypedDocument } from '../../../ui/graphql.ts';

const begun = new Map<string, Promise<unknown>>();

const keyOf = (document: TypedDocument<never, never>, variables: unknown, linkToken: string | undefined): string =>
  JSON.stringify([document.text, variables, linkToken ?? null]);

/** Begins a request; whether it fails is told to whoever takes it. */
export function begin<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  { linkToken }: Pick<RequestOptions, 'linkToken'> = {},
): void {
  const answer = request(document, variables, linkToken === undefined ? {} : { linkToken });
  answer.catch(() => undefined);
  begun.set(keyOf(document as TypedDocument<never, never>, variables, linkToken), answer);
}

/** The answer of a request that was begun, once; null when it was not. */
export function takeBegun<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  linkToken: string | undefined,
): Promise<Result> | null {
  const key = keyOf(document as TypedDocument<never, never>, variables, linkToken);
  const answer = begun.get(key) ?? null;
  begun.delete(key);
  return answer as Promise<Result> | null;
}
