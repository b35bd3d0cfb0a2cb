import { ApiError } from '../../../ui/graphql.ts';

/** The server's message about a rejected request; `otherwise` if the request failed without one. Untranslated. */
export const refusalOr = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && !error.isServerError && error.message ? error.message : otherwise;
