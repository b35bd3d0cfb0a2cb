import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { type Logger, pino } from 'pino';

declare global {
  namespace Express {
    interface Request {
      /** Names this request in the log and in the answer's X-Request-Id. */
      id: string;
    }
  }
}

export const createLog = (level: string): Logger => pino({ level, base: undefined });

/** Path segments that carry a secret: whatever follows is replaced before it is logged. */
const SECRET_PATHS =
  /^\/(accept-offer|qualify|welcome|respond-to-deadline|campaign-dashboard|seasonal-dashboard|sponsor-dashboard|invitation|invitations|recover-account|reset_password|survey_views|files|unsubscribe|unsubscriptions)\/.+$/;

/** A path that may be written down: no token, no query. */
export const loggablePath = (path: string) => path.replace(SECRET_PATHS, '/$1/[hidden]');

/** Gives every request an id and writes one line when it ends: method, path without secrets, status, milliseconds. */
export function requestLog(log: Logger): RequestHandler {
  return (req, res, next) => {
    const started = performance.now();
    req.id = randomUUID();
    res.setHeader('X-Request-Id', req.id);
    res.on('finish', () => {
      log.info(
        {
          requestId: req.id,
          method: req.method,
          path: loggablePath(req.path),
          status: res.statusCode,
          ms: Math.round(performance.now() - started),
          viewer: req.user?.viewer.type,
        },
        'request',
      );
    });
    next();
  };
}
