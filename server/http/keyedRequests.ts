import { createHmac } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { KeyedRequest } from '../shared/keyedRequest.ts';
import { loggedViewer } from '../viewer.ts';
import { changeWithoutKey, HttpError } from './errors.ts';

/**
 * Requests that answer with a file or a taxpayer number, or take an account number: nothing of them is kept under a key.
 * Those of /mcp have keys of their own (server/mcp/runTool.ts).
 */
const FILES =
  /^\/(exports|dashboard_lists|dashboard_photos|check-runs|check-stock|deposit-runs|positive-pay|recaps|tax-forms|deposit-accounts|deposit-returns|mcp)\b/;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Reads the header `Idempotency-Key`, a UUID that the client makes when it sends a request and sends again after a lost
 * response: whatever the request writes as its viewer, over GraphQL and REST alike, is written once and answered with
 * the first result [R21]. Ignored without a viewer, while staff view as somebody else, and for downloads. When the
 * database is lost, the answer to a change without a key says that it may have been saved (errors.ts). Errors: SL400 for a
 * key that is not a UUID; SL409 when the key comes with other contents.
 */
export const keyedRequests =
  (secret: string): RequestHandler =>
  (req, _res, next) => {
    const key = req.get('idempotency-key');
    const viewer = req.user?.viewer;
    if (!viewer || viewer.type === 'view_as') return next();
    if (req.method !== 'POST' || FILES.test(req.path)) return next();
    if (key === undefined) return isRead(req) ? next() : changeWithoutKey.run(true, next);
    if (!UUID.test(key)) throw new HttpError(400, 'The Idempotency-Key must be a UUID.', 'SL400');
    const name = Object.values(loggedViewer(viewer)).join(':');
    req.user = { viewer: { ...viewer, request: new KeyedRequest(name, key, () => contentsHash(req, secret)) } };
    next();
  };

/** True for GraphQL's queries. */
const isRead = ({ path, body }: Request): boolean => path === '/graphql' && !/\bmutation\b/.test(String(body?.query));

/** A keyed hash of a request's path, fields and file; nothing that was entered can be read from it. */
const contentsHash = ({ method, originalUrl, body, file }: Request, secret: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([method, originalUrl, body, file?.originalname, file?.size]))
    .digest('base64url');
