import pLimit from 'p-limit';
import sharp from 'sharp';
import { HttpError } from '../http/errors.ts';
import { MAX_BYTES, TOO_LARGE } from './receive.ts';

/** More would only use memory; a 48-megapixel camera stays below it. */
const MAX_PIXELS = 50_000_000;
/** Longest side of a stored picture, in pixels: enough to print a page, small enough for a phone. */
const MAX_SIDE = 4096;
const SECONDS = 30;

export const PICTURES = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/gif': 'gif' } as const;
export type PictureType = keyof typeof PICTURES;

export interface Picture {
  bytes: Buffer;
  width: number;
  height: number;
}

/** Two at a time: each may take 200 MB, and signing in needs the same few threads. */
const turn = pLimit(2);

/**
 * Decodes a picture, rotates it upright, shrinks a very large one and re-encodes it, which removes location, names and
 * all other metadata. Throws an HttpError if it is broken, truncated, larger than 50 megapixels or takes too long.
 */
export function encodeAgain(sent: Buffer, type: PictureType): Promise<Picture> {
  return turn(async () => {
    try {
      // failOn error: a truncated picture is refused rather than shown half gray
      const picture = sharp(sent, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: type === 'image/gif' })
        .timeout({ seconds: SECONDS })
        .autoOrient()
        .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
      const encoded =
        type === 'image/png' ? picture.png() : type === 'image/gif' ? picture.gif() : picture.jpeg({ quality: 88 });
      const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
      if (data.length > MAX_BYTES) throw new HttpError(422, TOO_LARGE, 'SL422', 'image');
      return { bytes: data, width: info.width, height: info.pageHeight ?? info.height };
    } catch (error) {
      if (error instanceof HttpError) throw error;
      throw new HttpError(422, messageOf(String(error)), 'SL422', 'image');
    }
  });
}

const messageOf = (error: string): string => {
  if (/pixel limit/.test(error)) return 'The picture is too large: at most 50 megapixels.';
  if (/timeout/.test(error)) return 'The picture takes too long to process. Please save a copy and upload that.';
  return 'The picture could not be read.';
};
