/** Tells the server of an error that a person met, for its log (L-253). Sends no token, no typed text and no query. */
import { ApiError } from './graphql.ts';

/** Link tokens and ids stand in paths: only the first part says which page it was. */
const pageOf = (path: string): string => `/${path.split('/')[1] ?? ''}`;

/** Never throws and waits for nothing: a report that is lost is no second error. */
export function reportError(error: unknown): void {
  const report = {
    page: pageOf(globalThis.location.pathname),
    name: error instanceof Error ? error.name : 'Error',
    // what the server said is in its own log
    message: error instanceof Error && !(error instanceof ApiError) ? error.message.slice(0, 300) : '',
    code: error instanceof ApiError ? error.code : null,
    status: error instanceof ApiError ? error.status : null,
  };
  void fetch('/client_errors', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    keepalive: true,
  }).catch(() => undefined);
}
