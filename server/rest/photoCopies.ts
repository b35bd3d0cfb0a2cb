import type { Request, Response } from 'express';
import { only } from '../auth/install.ts';
import type { ServerContext } from '../context.ts';
import { storeAndAttach } from '../files/attach.ts';
import { described } from '../files/check.ts';
import { fileSemaphore, limited } from '../files/concurrency.ts';
import { PICTURES, type PictureType } from '../files/picture.ts';
import { type Region, redact } from '../files/redact.ts';
import { HttpError, notFound } from '../http/errors.ts';
import { bodyOf, idOf, viewerOf } from '../http/input.ts';
import { signFileUrl } from '../shared/files/fileUrls.ts';
import type { FileStore } from '../shared/files/store/store.ts';

const MAX_REGIONS = 50;
const invalid = (field: string) => new HttpError(422, 'Give the rectangle in shares from 0 to 1.', 'SL422', field);

function regionOf(value: unknown, field: string): Region {
  const given = (value ?? {}) as Record<string, unknown>;
  const [left, top, width, height] = ['left', 'top', 'width', 'height'].map((side) => given[side]);
  const numbers = [left, top, width, height];
  if (!numbers.every((number) => typeof number === 'number' && Math.abs(number) <= 2)) throw invalid(field);
  return { left, top, width, height } as Region;
}

function regionsOf(value: unknown): Region[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw invalid('blur');
  if (value.length > MAX_REGIONS)
    throw new HttpError(422, `At most ${MAX_REGIONS} rectangles at a time.`, 'SL422', 'blur');
  return value.map((region) => regionOf(region, 'blur'));
}

/**
 * POST /verification_images/{id}/copies {version, blur: [{left, top, width, height}], crop: {…}} → {id, version,
 * fullSizeUrl}: shows a copy of a photo in which the regions are a mosaic, or only the part within crop; all in shares
 * of the upright clear picture from 0 to 1. Always made of the clear picture, which staff keep. Staff only. Errors:
 * SL404; SL409 if the photo has changed since `version`; SL422 for regions.
 */
export function installPhotoCopies(app: ServerContext & { store: FileStore }): void {
  const make = async (req: Request, res: Response) => {
    const viewer = viewerOf(req);
    const id = idOf(req.params.id, 'id');
    const input = bodyOf(req);
    const version = idOf(input.version, 'version');
    const blur = regionsOf(input.blur);
    const crop = input.crop ? regionOf(input.crop, 'crop') : null;
    if (blur.length === 0 && !crop) throw new HttpError(422, 'Draw what to blur, or what to keep.', 'SL422', 'blur');
    const [clear] = await app.database.as(viewer, (query) =>
      query<{ key: string; type: PictureType }>(
        `select app_public.file_key(coalesce(clear_file_id, file_id), false) as key,
           app_public.file_content_type(coalesce(clear_file_id, file_id)) as type
         from app_public.verification_images where id = $1`,
        [id],
      ),
    );
    const bytes = clear && (await app.store.get(clear.key));
    if (!clear || !bytes) throw notFound('There is no such image.');
    const copy = await redact(bytes, clear.type, { blur, crop });
    const type = clear.type === 'image/jpeg' ? 'image/jpeg' : 'image/png';
    const file = described(copy.bytes, type, PICTURES[type], copy.width, copy.height);
    const { attached, key } = await storeAndAttach(app, viewer, file, (query, fileId) =>
      query<{ id: number; version: number }>('select id, version from app_public.attach_photo_copy($1, $2, $3, $4)', [
        id,
        fileId,
        version,
        blur.length === 0,
      ]),
    );
    res.status(201).json({ ...attached[0], fullSizeUrl: signFileUrl(key, app.config.secret, app.clock.seconds()) });
  };
  app.express.post('/verification_images/:id/copies', only('admin'), limited(fileSemaphore, make));
}
