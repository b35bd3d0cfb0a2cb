import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import type { RequestHandler } from 'express';
import { removeRequestHeaders } from '../http/sharedCaching.ts';
import { compressText, encodingFor } from './compress.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.mp4': 'video/mp4',
};
const COMPRESSIBLE = new Set(['.js', '.mjs', '.css', '.json', '.svg', '.txt', '.webmanifest']);

interface Asset {
  modified: number;
  etag: string;
  plain: Buffer;
  br?: Promise<Buffer>;
  gzip?: Promise<Buffer>;
}

/**
 * Built files of one app, cached in memory and compressed once each, unless the build wrote a Brotli copy beside them.
 * Names contain a content hash, so browsers may cache them for a year.
 */
export function assets(folder: string): RequestHandler {
  const kept = new Map<string, Asset>();
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const file = normalize(join(folder, decodeURIComponent(req.path)));
    const extension = extname(file);
    const type = TYPES[extension];
    if (!type || !file.startsWith(folder + sep)) return next();
    const asset = await load(kept, file);
    if (!asset) return next();
    const encoding = COMPRESSIBLE.has(extension) ? encodingFor(req) : 'identity';
    const hashed = /[.-][\w-]{7,}\.\w+$/.test(file);
    if (hashed) removeRequestHeaders(res);
    res.set({
      'Content-Type': type,
      'Cache-Control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      Vary: 'Accept-Encoding',
      ETag: `"${asset.etag}-${encoding}"`,
    });
    if (req.fresh) return void res.status(304).end();
    if (encoding === 'identity') return void res.send(asset.plain);
    res.set('Content-Encoding', encoding);
    asset[encoding] ??= compressText(asset.plain, encoding, 9);
    res.send(await asset[encoding]);
  };
}

async function load(kept: Map<string, Asset>, file: string): Promise<Asset | null> {
  const info = await stat(file).catch(() => null);
  if (!info?.isFile()) return null;
  const known = kept.get(file);
  if (known?.modified === info.mtimeMs) return known;
  const plain = await readFile(file);
  const asset: Asset = { modified: info.mtimeMs, plain, etag: createHash('sha1').update(plain).digest('base64url') };
  const small = await readFile(`${file}.br`).catch(() => null);
  if (small) asset.br = Promise.resolve(small);
  kept.set(file, asset);
  return asset;
}
