/**
 * Reports an error that a user encountered to the server's log (L-253). Sends no token, no typed text and no query
 * string.
 */
import { ApiError } from './graphql.ts';

/** Paths contain link tokens and ids, so only the first segment is sent. */
const pageOf = (path: string): string => `/${path.split('/')[1] ?? ''}`;

/** Never throws and is not awaited: a lost report is not another error. */
export function reportError(error: unknown): void {
  const report = {
    page: pageOf(globalThis.location.pathname),
    name: error instanceof Error ? error.name : 'Error',
    // Messages of the server are already in its log.
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

const reported = new Set<string>();

/** Reports the shape of a value that no format could show, once per page: "20266-12-15" as "99999-99-99" [R19]. */
export function reportUnreadable(value: string): void {
  const shape = value.slice(0, 40).replace(/\d/g, '9').replace(/\p{L}/gu, 'a');
  if (reported.has(shape)) return;
  reported.add(shape);
  reportError(new RangeError(`Not readable: ${shape}`));
}
