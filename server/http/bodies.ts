import { isUtf8 } from 'node:buffer';
import type { Request, Response } from 'express';
import express from 'express';
import type { ServerContext } from '../context.ts';
import { Semaphore } from '../shared/semaphore.ts';
import { HttpError } from './errors.ts';

/** What a form or a page sends is smaller. Parsed, a body may take ten times its size and more: `[[],[],…]`. */
export const LARGE_BODY = 16_000;
const TOO_MANY = 'Very many large requests come right now. Please try again in a few seconds.';

/**
 * JSON bodies up to one megabyte. Uploads have their own reader, with its own limit. Answers of calls are kept by no cache;
 * pages, assets and files, which come before, say for themselves how long they last.
 *
 * A large body is read whole by a hundred requests at most, and parsed and answered by four at a time: without a bound three
 * hundred of them, from anybody, ended the process. 429 with Retry-After when too many wait.
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
          res.once('close', resolve); // who leaves midway is no reader any more
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

/** A JSON body that is large, or may be: one that is compressed or comes in chunks does not say. */
function isLarge(req: Request): boolean {
  const { 'content-length': length, 'content-encoding': encoding, 'transfer-encoding': transfer } = req.headers;
  if (!req.is('application/json')) return false;
  return Number(length) > LARGE_BODY || encoding !== undefined || transfer !== undefined;
}

const ended = (res: Response): Promise<void> => new Promise((resolve) => void res.once('close', resolve));

const unreadable = () => new HttpError(400, 'The request could not be read.', 'SL400');

/** The text of a body; 400 for bytes that are no UTF-8: read all the same, they would be kept as signs that nobody typed. */
function textOf(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw unreadable();
  return bytes.toString();
}

/** An object or a list, as express.json takes them; undefined without a body. */
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
