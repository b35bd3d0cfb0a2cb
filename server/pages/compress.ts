import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const brotliText = promisify(brotliCompress);
const gzipText = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** How an answer is best sent: brotli to whom takes it, for browsers name gzip first and take both alike. */
export function encodingFor(req: Request): Encoding {
  return req.acceptsEncodings('br') === 'br' ? 'br' : req.acceptsEncodings('gzip') === 'gzip' ? 'gzip' : 'identity';
}

/** A text compressed; `effort` as brotli counts it, from 0 to 11. */
export function compressText(text: string | Buffer, encoding: 'br' | 'gzip', effort: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
  };
  return encoding === 'br' ? brotliText(text, { params }) : gzipText(text, { level: Math.min(effort, 9) });
}

/**
 * A page's text as the browser takes it, with the headers that say so. It is another one each time (its nonce), so it is
 * compressed with little effort: about a millisecond on a thread of its own.
 */
export async function compressedPage(req: Request, res: Response, text: string): Promise<string | Buffer> {
  res.vary('Accept-Encoding');
  const encoding = encodingFor(req);
  if (encoding === 'identity' || text.length < 1500) return text;
  res.set('Content-Encoding', encoding);
  return compressText(text, encoding, 5);
}
