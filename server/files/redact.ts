import sharp, { type OverlayOptions } from 'sharp';
import { HttpError } from '../http/errors.ts';
import { decoding, type Picture, type PictureType } from './picture.ts';

/** A rectangle of an upright picture, as shares of its width and height from 0 to 1. */
export interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What to do to a picture: regions to make unrecognizable, and the part to keep. */
export interface Redaction {
  blur: Region[];
  crop: Region | null;
}

/** Fields of a mosaic in each direction; each is at least this many pixels wide and high. */
const FIELDS = 8;
const FIELD_PIXELS = 8;
/** The smallest picture that a crop may leave, in pixels. */
const MIN_SIDE = 32;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The pixels of a region within a picture, at least one; clipped to its edges. Throws 422 if it lies outside. */
function boxOf(region: Region, width: number, height: number, field: string): Box {
  const left = Math.min(Math.max(Math.floor(region.left * width), 0), width);
  const top = Math.min(Math.max(Math.floor(region.top * height), 0), height);
  const right = Math.min(Math.max(Math.ceil((region.left + region.width) * width), 0), width);
  const bottom = Math.min(Math.max(Math.ceil((region.top + region.height) * height), 0), height);
  if (right <= left || bottom <= top)
    throw new HttpError(422, 'Draw the rectangle within the picture.', 'SL422', field);
  return { left, top, width: right - left, height: bottom - top };
}

const fieldsOf = (pixels: number): number => Math.min(FIELDS, Math.max(1, Math.floor(pixels / FIELD_PIXELS)));

/**
 * A copy of a stored picture with mosaics over the regions, which cannot be undone: what is below is not in the copy.
 * Keeps no metadata; of an animation only the first picture. Throws an HttpError for regions outside of the picture and
 * a picture that cannot be read.
 */
export const redact = (bytes: Buffer, type: PictureType, { blur, crop }: Redaction): Promise<Picture> =>
  decoding(async (options) => {
    const { data, info } = await sharp(bytes, options).autoOrient().raw().toBuffer({ resolveWithObject: true });
    const raw = { raw: { width: info.width, height: info.height, channels: info.channels } };
    const mosaics: OverlayOptions[] = [];
    for (const region of blur) {
      const box = boxOf(region, info.width, info.height, 'blur');
      const fields = await sharp(data, raw)
        .extract(box)
        .resize(fieldsOf(box.width), fieldsOf(box.height), { fit: 'fill' })
        .png()
        .toBuffer();
      const input = await sharp(fields)
        .resize(box.width, box.height, { kernel: 'nearest', fit: 'fill' })
        .blur(Math.max(0.3, box.width / (2 * FIELDS)))
        .png()
        .toBuffer();
      mosaics.push({ input, left: box.left, top: box.top });
    }
    const covered = await sharp(data, raw).composite(mosaics).raw().toBuffer({ resolveWithObject: true });
    const whole = { raw: { width: info.width, height: info.height, channels: covered.info.channels } };
    const part = crop && boxOf(crop, info.width, info.height, 'crop');
    if (part && Math.min(part.width, part.height) < MIN_SIDE)
      throw new HttpError(422, `Keep at least ${MIN_SIDE} pixels of the picture.`, 'SL422', 'crop');
    const kept = part ? sharp(covered.data, whole).extract(part) : sharp(covered.data, whole);
    const encoded = type === 'image/jpeg' ? kept.jpeg({ quality: 88 }) : kept.png();
    const made = await encoded.toBuffer({ resolveWithObject: true });
    return { bytes: made.data, width: made.info.width, height: made.info.height };
  });
