import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { logContext } from '../shared/observability/log.ts';
import { loggedViewer } from '../viewer.ts';
import type { RequestMetrics } from './metrics.ts';

declare global {
  namespace Express {
    interface Request {
      /** The request's id, in the log and in the response's X-Request-Id. */
      id: string;
    }
  }
}

/**
 * Path segments that are followed by a secret, in any case, as routes match them: what follows is replaced before it is
 * logged.
 */
const SECRET_PATHS =
  /^\/(dashboards|feeds|accept-offer|qualify|welcome|respond-to-deadline|forwarded-task|campaign-dashboard|seasonal-dashboard|sponsor-dashboard|invitation|invitations|recover-account|confirm-member|member_requests|reset_password|survey_views|calendar|files|unsubscribe|unsubscriptions|shared-recap|recap-shares|photo-release|photo-releases|tax-form|tax_form|sponsorship-status|sponsorship_status|sign-contract|contract-links|invoice-links)\/.+$/i;

/** A path that may be logged: without tokens and query. */
export const loggablePath = (path: string) =>
  path.replace(SECRET_PATHS, '/$1/[hidden]').replace(/sideline_sk_\w+/g, '[hidden]');

/** The GraphQL operation of a request, if it is one of the apps' own; others are not named. */
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

/** The route's pattern, such as /invitations/:token/accept: a bounded number of names, none with a secret. */
function routeOf(req: Request): string {
  if (req.path === '/graphql' || req.originalUrl.startsWith('/graphql')) return '/graphql';
  const pattern: unknown = Array.isArray(req.route?.path) ? req.route.path[0] : req.route?.path;
  if (typeof pattern === 'string' && pattern !== '/{*rest}') return pattern;
  return /^\/assets\/(admin|portal|entry)\//.exec(req.originalUrl)?.[0] ?? 'none';
}

/** Responses that may indicate an attack: marked, so that an alert can count them. */
const REFUSALS: Record<number, string> = { 401: 'not signed in', 403: 'refused', 408: 'too slow', 429: 'too many' };

/**
 * Gives every request an id, which is in every line logged while it runs, and logs one line when it ends: viewer,
 * network address, method, path without secrets, operation, status, milliseconds. The metrics get the same figures.
 * 499: the client disconnected before the response.
 */
export function requestLog(log: Logger, metrics: RequestMetrics, nameOf: OperationNamer): RequestHandler {
  return (req, res, next) => {
    const started = performance.now();
    req.id = randomUUID();
    const { ip } = req; // a closed connection has none
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
