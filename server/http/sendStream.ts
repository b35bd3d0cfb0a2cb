import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { Logger } from 'pino';

/**
 * Sends bytes as the response's body. The source is closed in any case, also when the client was gone before the first
 * byte. A client that disconnects is no error; any other error can only cut the response short, and is logged with
 * `problem`.
 */
export async function sendStream(
  res: Response,
  source: Readable | AsyncIterable<Uint8Array>,
  log: Logger,
  problem: string,
): Promise<void> {
  try {
    await pipeline(source, res);
  } catch (err) {
    if (!isClientGone(err)) log.warn({ err }, problem);
    res.destroy();
  } finally {
    if (source instanceof Readable) source.destroy(); // pipeline leaves it open if the response has ended before
  }
}

/** True for the error of a response whose client disconnected before it began or while it was sent. */
export const isClientGone = (error: unknown): boolean =>
  ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE'].includes((error as { code?: string } | null)?.code ?? '');
