import express, { type RequestHandler } from 'express';
import type { Fields } from '../http/input.ts';
import { bearer } from './install.ts';
import type { TokenContext } from './resolveToken.ts';

/**
 * Reads a form of up to one megabyte, and the session that it may carry in its field `token`: unlike a request by script,
 * a form lets the browser save a file while it downloads. Answers 401 to an invalid token.
 */
export function formSession(context: TokenContext): RequestHandler {
  const read = express.urlencoded({ limit: '1mb', extended: false });
  const authenticate = bearer(context);
  return (req, res, next) =>
    read(req, res, (error?: unknown) => {
      const { token } = (req.body ?? {}) as Fields;
      if (error || req.user || typeof token !== 'string') return next(error);
      req.headers.authorization = `Bearer ${token}`;
      authenticate(req, res, next);
    });
}
