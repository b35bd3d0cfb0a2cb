import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { isUnavailable } from '../../db/unavailable.ts';
import { Overloaded } from '../shared/semaphore.ts';
import type { ConstraintColumns } from './constraintMessages.ts';
import { camelCase, fieldOfBadValue, publicError, VIEWING_ONLY } from './publicError.ts';

/** An error with an HTTP status and a message for the user. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly code: string | undefined;
  readonly field: string | undefined;
  /** Seconds for Retry-After. */
  readonly retryAfter: number | undefined;

  constructor(status: number, message: string, code?: string, field?: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.code = code;
    this.field = field;
    this.retryAfter = retryAfter;
  }
}

/** An error in an uploaded list with a message for each of its errors. */
export class ListError extends HttpError {
  readonly errors: string[];

  constructor(errors: string[], field: string) {
    super(422, errors.length === 1 ? (errors[0] as string) : `${errors.length} rows cannot be read.`, 'SL422', field);
    this.errors = errors;
  }
}
/** Retry-After in seconds while the database is unavailable. */
const AWAY_SECONDS = 3;
/** Set while a change is done that its client sent without a key: sending it again may do it twice (keyedRequests.ts). */
export const changeWithoutKey = new AsyncLocalStorage<true>();
/** The database was lost. Only the commit's answer says whether a change was saved, so nobody is asked to repeat one blindly. */
export const databaseUnavailable = () =>
  changeWithoutKey.getStore()
    ? new HttpError(503, 'The connection was lost. This may have been saved: check before you try again.', 'SL503')
    : new HttpError(503, 'Sideline is temporarily unavailable. Please try again.', 'SL503', undefined, AWAY_SECONDS);
export const tooManyAtOnce = ({ message, seconds }: Overloaded) =>
  new HttpError(429, message, 'SL429', undefined, seconds);

export const tooManyRequests = (message = 'Too many requests. Please wait a minute.') =>
  new HttpError(429, message, 'SL429', undefined, 60);
export const tooManyAttempts = () =>
  new HttpError(429, 'Too many attempts. Please wait a few minutes and try again.', 'SL429');
export const notFound = (message = 'Not found.', field?: string) => new HttpError(404, message, 'SL404', field);
export const notSignedIn = () => new HttpError(401, 'Please sign in.', 'SL401');
export const notPermitted = () => new HttpError(403, 'You are not permitted to do this.', 'SL403');
/** The error for staff who view the portal as another user, which is read-only, and try to change something. */
export const viewingOnly = () => new HttpError(403, VIEWING_ONLY, 'SL403');

/** Answers unknown routes: as JSON, because pages have been served before. */
export const unknownRoute: RequestHandler = (_req, res) => {
  res.status(404).json({ error: 'Not found.', code: 'SL404' });
};

const STATUS: Record<string, number> = {
  SL400: 400,
  SL401: 401,
  SL403: 403,
  SL404: 404,
  SL409: 409,
  SL422: 422,
  SL428: 428,
  SL429: 429,
  SL507: 507,
};
/** Headers that a route may have set before it failed and that do not match the error response. */
const OF_ANOTHER = [
  'Content-Type',
  'Content-Length',
  'Content-Encoding',
  'Content-Disposition',
  'Accept-Ranges',
  'ETag',
];
/** The error in the form that the client expects: that of GraphQL for /graphql. */
const readable = (path: string, message: string, code?: string, field?: string) =>
  path === '/graphql' ? { errors: [{ message, extensions: { code, field } }] } : { error: message, code, field };

/**
 * The only place where an exception becomes a REST response: registered database errors keep their message, code and
 * field; anything unknown is logged under an id and hidden behind it.
 */
export function errorHandler(log: Logger, columns: ConstraintColumns): ErrorRequestHandler {
  return (error, req, res, _next) => {
    if (res.headersSent) {
      res.destroy();
      return;
    }
    // headers of the response that the route was about to send
    for (const name of OF_ANOTHER) res.removeHeader(name);
    res.set('Cache-Control', 'no-store');
    const refusal =
      error instanceof Overloaded ? tooManyAtOnce(error) : isUnavailable(error) ? databaseUnavailable() : error;
    if (refusal instanceof HttpError) {
      const { message, code, field, status, retryAfter } = refusal;
      if (status === 503) log.warn({ reason: error.message }, 'the database or the file store is unavailable');
      if (retryAfter !== undefined) res.set('Retry-After', String(retryAfter));
      const answer = readable(req.path, message, code, field);
      res.status(status).json(refusal instanceof ListError ? { ...answer, errors: refusal.errors } : answer);
      return;
    }
    if (typeof error?.status === 'number' && error.status < 500 && error.expose === true) {
      const message = error.status === 413 ? 'This request is too large.' : 'The request could not be read.';
      res.status(error.status).json(readable(req.path, message, 'SL400'));
      return;
    }
    if (error instanceof URIError) {
      res.status(400).json({ error: 'This address cannot be read.', code: 'SL400' });
      return;
    }
    const known = publicError(error, columns);
    if (known) {
      if (known.code === 'SL507') log.error({ err: error }, 'a disk is full');
      const named = fieldOfBadValue(error, req.body);
      const field = known.field ?? (named ? camelCase(named) : undefined);
      res.status(STATUS[known.code] ?? 422).json({ error: known.message, code: known.code, field });
      return;
    }
    const id = randomBytes(6).toString('hex');
    log.error({ err: error, errorId: id }, 'request failed');
    res.status(500).json({ error: `Something went wrong (error ${id}).`, code: 'SL500' });
  };
}
