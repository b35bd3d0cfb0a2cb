import { isUtf8 } from 'node:buffer';
import type { Request, Response } from 'express';
import express from 'express';
import type { ServerContext } from '../context.ts';
import { Semaphore } from '../shared/semaphore.ts';
import { HttpError } from './errors.ts';

/** The limit of ordinary requests. Parsed, a body may take more than ten times its size: `[[],[],…]`. */
export const LARGE_BODY = 16_000;
const TOO_MANY = 'There are too many large requests right now. Please try again in a few seconds.';

/**
 * JSON bodies up to one megabyte. Uploads have their own reader and limit. Responses of operations are not cached;
 * pages, assets and files, which come before, set their own cache headers.
 *
 * At most a hundred large bodies are received, and four parsed and answered, at a time: without a limit, three hundred
 * of them, from anybody, ended the process. 429 with Retry-After if too many wait.
 */
export function installBodies(app: Pick<ServerContext, 'express'>): void {
  const small = express.json({ limit: '1mb', verify: (_req, _res, bytes) => void textOf(bytes) });
  const whole = express.raw({ limit: '1mb', type: 'application/json' });
  const reading = new Semaphore(100, 0, TOO_MANY);
  const working = new Semaphore(4, 100, TOO_MANY);
  app.express.use((_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });
  app.express.use(async (req, res, next) => {
    if (!isLarge(req)) return small(req, res, next);
    await reading.run(
      () =>
        new Promise<void>((resolve, reject) => {
          res.once('close', resolve); // a client that disconnects midway is no longer counted
          whole(req, res, (error?: unknown) => (error ? reject(error) : resolve()));
        }),
    );
    await working.run(async () => {
      if (res.closed) return;
      req.body = parsed(req.body as Buffer | undefined);
      const done = ended(res);
      next();
      await done;
    });
  });
}

/** True for a large JSON body, or one that may be: a compressed or chunked one has no length. */
function isLarge(req: Request): boolean {
  const { 'content-length': length, 'content-encoding': encoding, 'transfer-encoding': transfer } = req.headers;
  if (!req.is('application/json')) return false;
  return Number(length) > LARGE_BODY || encoding !== undefined || transfer !== undefined;
}

const ended = (res: Response): Promise<void> => new Promise((resolve) => void res.once('close', resolve));

const unreadable = () => new HttpError(400, 'The request could not be read.', 'SL400');

/** The text of a body; 400 for invalid UTF-8, which would otherwise be stored as replacement characters. */
function textOf(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw unreadable();
  return bytes.toString();
}

/** An object or a list, like express.json; undefined without a body. */
function parsed(bytes: Buffer | undefined): unknown {
  if (!Buffer.isBuffer(bytes) || bytes.length === 0) return undefined;
  try {
    const body = JSON.parse(textOf(bytes));
    if (body !== null && typeof body === 'object') return body;
  } catch {
    // answered below
  }
  throw unreadable();
}
