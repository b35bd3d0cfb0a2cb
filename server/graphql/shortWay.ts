import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { App } from '../app.ts';
import { signIn } from '../auth/install.ts';
import { LARGE_BODY, textOf } from '../http/bodies.ts';
import { HttpError } from '../http/errors.ts';
import type { CountRequest } from '../http/rateLimit.ts';
import { headersOfData } from '../http/securityHeaders.ts';

const JSON_BODY = /^application\/json(\s*;\s*charset=utf-?8)?$/i;

/**
 * Nearly every request is a POST to /graphql with a plain JSON body. It does not walk through the layers that pages,
 * uploads and REST calls need: this does the same things in the same order – id and log line, security headers,
 * limits, body, sign-in – with one call each, which halves what a small query costs the server. Whatever is out of the
 * ordinary (compressed or chunked, another type, larger) goes the long way, and errors end in the common handler.
 */
export function installShortWay(
  app: App,
  log: RequestHandler,
): { count: CountRequest | null; answer: RequestHandler | null } {
  const { config, clock, sessions } = app;
  const headers = [...headersOfData(config), ['Cache-Control', 'no-store'] as const]; // what somebody may see is nobody else's
  const tokens = { secrets: config.secrets, clock, sessions };
  const parts: ReturnType<typeof installShortWay> = { count: null, answer: null };
  const answerShort = async (req: Request, res: Response, next: NextFunction) => {
    const { count, answer } = parts;
    if (!count || !answer) return next();
    for (const [name, value] of headers) res.setHeader(name, value);
    if (!(await count(req, res))) return;
    req.body = await readJson(req);
    if (!(await signIn(req, res, tokens))) return;
    await answer(req, res, next);
  };
  app.express.post('/graphql', (req, res, next) => {
    if (!isOrdinary(req)) return next();
    // worked out once; without a proxy's word it is the caller's own
    const ip = req.headers['x-forwarded-for'] === undefined ? req.socket.remoteAddress : req.ip;
    Object.defineProperty(req, 'ip', { value: ip });
    log(req, res, () => answerShort(req, res, next).catch(next));
  });
  return parts;
}

function isOrdinary({ url, headers }: Request): boolean {
  const bytes = Number(headers['content-length']);
  return (
    url === '/graphql' &&
    bytes > 0 &&
    bytes <= LARGE_BODY &&
    JSON_BODY.test(headers['content-type'] ?? '') &&
    headers['content-encoding'] === undefined &&
    headers['transfer-encoding'] === undefined
  );
}

/** The body as an object or a list; rejects with what the client is told. */
function readJson(req: Request): Promise<object> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    req.on('data', (part: Buffer) => parts.push(part));
    const unreadable = () => reject(new HttpError(400, 'The request could not be read.', 'SL400'));
    req.on('error', unreadable); // whoever sent it went away: nothing of ours is at fault
    req.on('end', () => {
      try {
        const body = JSON.parse(textOf(parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts)));
        if (body !== null && typeof body === 'object') return resolve(body);
      } catch {
        // answered below
      }
      unreadable();
    });
  });
}
