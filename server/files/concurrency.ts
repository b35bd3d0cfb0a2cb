/**
 * The number of uploads processed concurrently. Waiting uploads are on disk; one being processed is in memory: a file
 * once, a list several times. Without a limit, twenty concurrent lists ended the process, and fifty documents took a
 * gigabyte.
 */
import type { Request, RequestHandler, Response } from 'express';
import { Semaphore } from '../shared/semaphore.ts';

/** Limits for files of up to 20 MB; only two pictures are decoded at a time (picture.ts). */
export const fileSemaphore = new Semaphore(
  4,
  100,
  'Very many files are being sent right now. Please try again in a few seconds.',
);
/** Limits for lists of up to 5 MB, which take about 60 MB each while they are parsed. */
export const listSemaphore = new Semaphore(
  1,
  30,
  'Very many lists are being read right now. Please try again in a few seconds.',
);

/**
 * Runs the handler under the semaphore; 429 with Retry-After if too many wait. A client that has disconnected is
 * skipped.
 */
export const limited =
  (semaphore: Semaphore, handle: (req: Request, res: Response) => Promise<void>): RequestHandler =>
  (req, res) =>
    semaphore.run(async () => {
      if (!res.closed) await handle(req, res);
    });
