import type { Request, Response } from 'express';
import type { ServerContext } from '../context.ts';
import { HttpError, notFound } from '../http/errors.ts';
import { sendStream } from '../http/sendStream.ts';
import { removeRequestHeaders } from '../http/sharedCaching.ts';
import { verifyFileUrl } from '../shared/files/fileUrls.ts';
import { type ByteRange, type FileStore, isFileKey } from '../shared/files/store/store.ts';

const TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  pdf: 'application/pdf',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};

/** How long a browser shows a picture without asking again, in seconds: photos may be taken down. */
const PICTURE_SECONDS = 30;

/**
 * GET and HEAD /files/{key}?e=expiry&s=signature: the bytes of a file, or one range of them, for anyone with its signed
 * URL, until it expires or the file is taken down: the database is asked at each request which file the URL names
 * (sql/verification/takedowns.sql). The type comes from the generated name and is never sniffed; everything but a picture is a
 * download. A picture on a page is sent as WebP to a browser that accepts it, if there is one (S-307); with &size=page
 * the WebP of a large picture is a smaller one, at most 1,200 pixels; opened directly, it is sent as uploaded. A file
 * never changes under its key, so its name is its ETag; documents are cached until the URL expires, pictures for half a
 * minute, because photos may be taken down; with &edge=1, which URLs on shared dashboards have, by shared caches too. 404
 * with the same body for a bad signature, an expired URL and a missing file; 416 for a range outside of the file.
 */
export function installFiles({
  express,
  store,
  config,
  clock,
  log,
  database,
}: ServerContext & { store: FileStore }): void {
  express.get('/files/*key', async (req, res) => {
    const key = ([] as string[]).concat(req.params.key).join('/');
    const { e, s } = req.query;
    const signed =
      isFileKey(key) &&
      typeof e === 'string' &&
      typeof s === 'string' &&
      verifyFileUrl(key, e, s, config.secrets, clock.seconds());
    if (!signed) throw notFound();
    const [named] = await database.asServer<NamedFile>('select * from app_private.file_at($1)', [key]);
    if (!named) throw notFound();
    const { shown, size } = await shownFile(store, named, req.get('accept') ?? '', req.query.size === 'page');
    const type = typeOf(shown);
    const published = config.edgePurgeUrls.length > 0 && req.query.edge !== undefined;
    if (published) removeRequestHeaders(res);
    const etag = `"${shown.slice(shown.lastIndexOf('/') + 1)}"`;
    res.set({
      'Content-Type': type,
      'X-Content-Type-Options': 'nosniff',
      'Content-Disposition': type.startsWith('image/') ? 'inline' : 'attachment',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': cacheControl(type, Math.max(0, Number(e) - clock.seconds()), published),
      'Accept-Ranges': 'bytes',
      ETag: etag,
      Vary: 'Accept',
    });
    if (req.fresh) return void res.status(304).end();
    const range = rangeOf(req, res, etag, size);
    if (range) res.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
    res.set('Content-Length', String(range ? range.end - range.start + 1 : size));
    if (req.method === 'HEAD') return void res.end();
    const file = await store.open(shown, range);
    if (!file) throw notFound();
    await sendStream(res, file.stream, log, 'a file was not sent to its end');
  });
}

const cacheControl = (type: string, seconds: number, published: boolean): string =>
  type.startsWith('image/')
    ? `${published ? 'public' : 'private'}, max-age=${Math.min(PICTURE_SECONDS, seconds)}, must-revalidate`
    : `private, max-age=${seconds}, immutable`;

const typeOf = (key: string): string => TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

/** The keys of a file and of the WebPs that there are of it. */
interface NamedFile extends Record<string, unknown> {
  storage_key: string;
  webp_key: string | null;
  page_key: string | null;
}

/**
 * The key to send for these accepted types, and its size: on a page the first of the file's WebPs that there is,
 * otherwise the file itself. Errors: SL404 if the file is not in the store.
 */
async function shownFile(store: FileStore, named: NamedFile, accept: string, small: boolean) {
  const wantsWebp = /image\/webp/.test(accept) && !/text\/html/.test(accept);
  for (const shown of [wantsWebp && small && named.page_key, wantsWebp && named.webp_key, named.storage_key]) {
    const size = shown ? await store.size(shown) : null;
    if (shown && size !== null) return { shown, size };
  }
  throw notFound();
}

/** The requested range; undefined for the whole file, also if several ranges or another version are requested. */
function rangeOf(req: Request, res: Response, etag: string, size: number): ByteRange | undefined {
  const condition = req.get('if-range');
  if (condition && condition !== etag) return undefined;
  const asked = req.range(size);
  if (asked === -1) {
    res.set('Content-Range', `bytes */${size}`);
    throw new HttpError(416, 'The file has no such part.', 'SL400');
  }
  if (asked === undefined || asked === -2 || asked.type !== 'bytes' || asked.length !== 1) return undefined;
  return asked[0];
}
