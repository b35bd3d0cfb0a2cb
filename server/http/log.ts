import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { logContext } from '../shared/observability/log.ts';
import { loggedViewer } from '../viewer.ts';
import type { RequestMetrics } from './metrics.ts';

declare global {
  namespace Express {
    interface Request {
      /** Names this request in the log and in the answer's X-Request-Id. */
      id: string;
    }
  }
}

/** Path segments that carry a secret, in any case as routes are found: whatever follows is replaced before it is logged. */
const SECRET_PATHS =
  /^\/(accept-offer|qualify|welcome|respond-to-deadline|campaign-dashboard|seasonal-dashboard|sponsor-dashboard|invitation|invitations|recover-account|confirm-member|member_requests|reset_password|survey_views|calendar|files|unsubscribe|unsubscriptions)\/.+$/i;

/** A path that may be written down: no token, no query. */
export const loggablePath = (path: string) => path.replace(SECRET_PATHS, '/$1/[hidden]');

/** The GraphQL operation that a request asked for, when it is one of the apps' own; any other is not worth a name. */
export type OperationNamer = (body: unknown) => string | undefined;

/** Reads the name from the request's text; `names` are those of the known operations. */
export function operationNamer(names: ReadonlySet<string>): OperationNamer {
  return (body) => {
    const { operationName, query } = (body ?? {}) as { operationName?: unknown; query?: unknown };
    const name =
      typeof operationName === 'string'
        ? operationName
        : typeof query === 'string'
          ? /^\s*(?:query|mutation|subscription)\s+(\w+)/.exec(query.slice(0, 200))?.[1]
          : undefined;
    return name !== undefined && names.has(name) ? name : undefined;
  };
}

/** The pattern that took a request, such as /invitations/:token/accept: a bounded number of names, none with a secret. */
function routeOf(req: Request): string {
  if (req.path === '/graphql' || req.originalUrl.startsWith('/graphql')) return '/graphql';
  const pattern: unknown = Array.isArray(req.route?.path) ? req.route.path[0] : req.route?.path;
  if (typeof pattern === 'string' && pattern !== '/{*rest}') return pattern;
  return /^\/assets\/(admin|portal|entry)\//.exec(req.originalUrl)?.[0] ?? 'none';
}

/** Answers that may be somebody trying doors: marked, so that an alert can count them. */
const REFUSALS: Record<number, string> = { 401: 'not signed in', 403: 'refused', 408: 'too slow', 429: 'too many' };

/**
 * Gives every request an id, which every line has that is written meanwhile, and writes one line when it ends: who asked from
 * which address, method, path without secrets, operation, status, milliseconds. The same figures go to the metrics. 499: the client went away before its answer.
 */
export function requestLog(log: Logger, metrics: RequestMetrics, nameOf: OperationNamer): RequestHandler {
  return (req, res, next) => {
    const started = performance.now();
    req.id = randomUUID();
    const { ip } = req; // a connection that is over has none
    res.setHeader('X-Request-Id', req.id);
    res.on('close', () => {
      const ms = performance.now() - started;
      const route = routeOf(req);
      const operation = route === '/graphql' ? (nameOf(req.body) ?? 'other') : undefined;
      const status = res.writableFinished ? res.statusCode : 499;
      metrics.observe({ method: req.method, route: operation ? `${route}:${operation}` : route, status, ms });
      if (!log.isLevelEnabled('info')) return;
      log.info(
        {
          requestId: req.id,
          method: req.method,
          path: loggablePath(req.path),
          ...(operation ? { operation } : {}),
          status,
          ...(REFUSALS[status] ? { event: REFUSALS[status] } : {}),
          ms: Math.round(ms),
          ip,
          ...loggedViewer(req.user?.viewer),
        },
        'request',
      );
    });
    logContext.run({ requestId: req.id }, next);
  };
}
