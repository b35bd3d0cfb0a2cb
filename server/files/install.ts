import { isFileKey, verifyFileUrl } from '../../db/shared/files.ts';
import type { App } from '../app.ts';
import { notFound } from '../http/errors.ts';

const TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};

/**
 * GET /files/{key}?e=expiry&s=signature: the bytes of a file for whoever got its signed address, until it expires. The
 * type comes from the generated name and is never guessed; everything but a picture is a download.
 */
export function installFiles({ express, store, config, clock }: App): void {
  express.get('/files/*key', async (req, res) => {
    const key = ([] as string[]).concat(req.params.key).join('/');
    const { e, s } = req.query;
    const signed =
      isFileKey(key) &&
      typeof e === 'string' &&
      typeof s === 'string' &&
      verifyFileUrl(key, e, s, config.secret, clock.seconds());
    // one answer for a bad signature, an expired address and a missing file
    if (!signed) throw notFound();
    const bytes = await store.get(key);
    if (!bytes) throw notFound();
    const type = TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    const seconds = Math.max(0, Number(e) - clock.seconds());
    res.set({
      'Content-Type': type,
      'X-Content-Type-Options': 'nosniff',
      'Content-Disposition': type.startsWith('image/') ? 'inline' : 'attachment',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': `private, max-age=${seconds}, immutable`,
    });
    res.send(bytes);
  });
}
