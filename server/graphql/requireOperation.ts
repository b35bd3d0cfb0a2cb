import type { Request, RequestHandler } from 'express';
import { HttpError } from '../http/errors.ts';

const JSON_TYPE = /^application\/json\s*(;|$)/i;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const malformed = (message: string) => new HttpError(400, message, 'SL400');

/** Requires the body to be one operation as JSON; anything else is refused with a code, like every error (S-436). */
export function requireBody(req: Request): Record<string, unknown> {
  if (!JSON_TYPE.test(req.headers['content-type'] ?? ''))
    throw new HttpError(415, 'Please send the operation as JSON.', 'SL400');
  if (!isObject(req.body)) throw malformed('Please send one operation as a JSON object.');
  return req.body;
}

/** Refuses an operation whose parts have the wrong type; its document is set by now. */
export function requireOperation({ query, variables, operationName }: Record<string, unknown>): void {
  if (typeof query !== 'string') throw malformed('The query must be text.');
  if (variables != null && !isObject(variables)) throw malformed('The variables must be a JSON object.');
  if (operationName != null && typeof operationName !== 'string') throw malformed('The operation’s name must be text.');
}

/** Refuses every method but POST: no operation can be run by a link or a form. */
export const postOnly: RequestHandler = (_req, res) => {
  res.set('Allow', 'POST');
  throw new HttpError(405, 'Operations are sent by POST.', 'SL400');
};
