/** The response of a REST URL that contains its own secret, fetched once, for a page based on it. */
import { useEffect, useState } from 'react';
import { ApiError, rest, withoutLogin } from '../../../ui/graphql.ts';

export type RestQuery<Result> =
  | { kind: 'loading' }
  | { kind: 'ready'; answer: Result }
  /** The server responds 404 at the URL. */
  | { kind: 'not-found' }
  | { kind: 'failed'; error: unknown };

/** Fetches the URL without a login, and again when it or the attempt number changes; a late response of an earlier fetch is ignored. */
export function useRestQuery<Result>(path: string, attempt = 0): RestQuery<Result> {
  const [state, setState] = useState<RestQuery<Result>>({ kind: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is made by its number
  useEffect(() => {
    let current = true;
    setState({ kind: 'loading' });
    rest<Result>('GET', path, undefined, withoutLogin).then(
      (answer) => current && setState({ kind: 'ready', answer }),
      (error: unknown) => {
        const unknown = error instanceof ApiError && error.status === 404;
        if (current) setState(unknown ? { kind: 'not-found' } : { kind: 'failed', error });
      },
    );
    return () => {
      current = false;
    };
  }, [path, attempt]);
  return state;
}
