import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const brotliText = promisify(brotliCompress);
const gzipText = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * The best content encoding: Brotli if the client accepts it, although browsers list gzip first, because they accept
 * both equally.
 */
export function encodingFor(req: Request): Encoding {
  return req.acceptsEncodings('br') === 'br' ? 'br' : req.acceptsEncodings('gzip') === 'gzip' ? 'gzip' : 'identity';
}

/** Compresses a text; `effort` is Brotli's quality, from 0 to 11. */
export function compressText(text: string | Buffer, encoding: 'br' | 'gzip', effort: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
  };
  return encoding === 'br' ? brotliText(text, { params }) : gzipText(text, { level: Math.min(effort, 9) });
}

/**
 * A page's text in the encoding that the browser accepts, with its headers. It differs each time (its nonce), so it is
 * compressed with little effort: about a millisecond on a separate thread.
 */
export async function compressedPage(req: Request, res: Response, text: string): Promise<string | Buffer> {
  res.vary('Accept-Encoding');
  const encoding = encodingFor(req);
  if (encoding === 'identity' || text.length < 1500) return text;
  res.set('Content-Encoding', encoding);
  return compressText(text, encoding, 5);
}
