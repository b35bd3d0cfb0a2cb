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

/** The limit holds for all frames of a GIF together. */
const TOO_MANY_FRAMES =
  'This animated image is too large: its frames may have at most 50 megapixels in total. Please choose one with fewer frames, or a JPEG or PNG.';

const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;

/**
 * Runs work on a picture in its turn; it opens the picture with these options. Throws an HttpError if it cannot be read or
 * the result is too large, with `tooManyPixels` as the message for one with more pixels.
 */
export const decoding = (
  work: (given: typeof options) => Promise<Picture>,
  tooManyPixels = 'The picture is too large: at most 50 megapixels.',
): Promise<Picture> =>
  turn(async () => {
    try {
      const made = await work(options);
      if (made.bytes.length > MAX_BYTES) throw new HttpError(422, TOO_LARGE, 'SL422', 'image');
      return made;
    } catch (error) {
      if (error instanceof HttpError) throw error;
      throw new HttpError(422, messageOf(String(error), tooManyPixels), 'SL422', 'image');
    }
  });

/**
 * Decodes a picture, rotates it upright, shrinks a very large one and re-encodes it, which removes location, names and
 * all other metadata. Throws an HttpError if it is broken, truncated, larger than 50 megapixels or takes too long.
 */
export const encodeAgain = (sent: Buffer, type: PictureType): Promise<Picture> =>
  // failOn error: a truncated picture is refused rather than shown half gray
  decoding(
    async (given) => {
      const picture = sharp(sent, { ...given, animated: type === 'image/gif' })
        .timeout({ seconds: SECONDS })
        .autoOrient()
        .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
      const encoded =
        type === 'image/png' ? picture.png() : type === 'image/gif' ? picture.gif() : picture.jpeg({ quality: 88 });
      const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
      return { bytes: data, width: info.width, height: info.pageHeight ?? info.height };
    },
    type === 'image/gif' ? TOO_MANY_FRAMES : undefined,
  );

const messageOf = (error: string, tooManyPixels: string): string => {
  if (/pixel limit/.test(error)) return tooManyPixels;
  if (/timeout/.test(error)) return 'The picture takes too long to process. Please save a copy and upload that.';
  return 'The picture could not be read.';
};
