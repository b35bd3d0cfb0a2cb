import type { Response } from 'express';

/** Removes the headers about one request and its viewer from a response that shared caches may store. */
export function removeRequestHeaders(res: Response): void {
  for (const name of ['RateLimit', 'RateLimit-Policy', 'X-Request-Id']) res.removeHeader(name);
}
