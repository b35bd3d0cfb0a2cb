import type { Request, RequestHandler } from 'express';
import { HttpError } from '../http/errors.ts';

const JSON_TYPE = /^application\/json\s*(;|$)/i;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const malformed = (message: string) => new HttpError(400, message, 'SL400');

/** The body of a request that is one operation as JSON; all else is refused with a code, as every refusal is (S-436). */
export function requireBody(req: Request): Record<string, unknown> {
  if (!JSON_TYPE.test(req.headers['content-type'] ?? ''))
    throw new HttpError(415, 'Please send the operation as JSON.', 'SL400');
  if (!isObject(req.body)) throw malformed('Please send one operation as a JSON object.');
  return req.body;
}

/** Refuses an operation whose parts are of another kind; the document stands in its place by now. */
export function requireOperation({ query, variables, operationName }: Record<string, unknown>): void {
  if (typeof query !== 'string') throw malformed('The query must be text.');
  if (variables != null && !isObject(variables)) throw malformed('The variables must be a JSON object.');
  if (operationName != null && typeof operationName !== 'string') throw malformed('The operation’s name must be text.');
}

/** Every other method than POST: no operation is run by a link or a form. */
export const postOnly: RequestHandler = (_req, res) => {
  res.set('Allow', 'POST');
  throw new HttpError(405, 'Operations are sent by POST.', 'SL400');
};
