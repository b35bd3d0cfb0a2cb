import { createHash, randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { fileTypeFromBuffer } from 'file-type';
import multer from 'multer';
import sharp from 'sharp';
import { HttpError } from '../http/errors.ts';

/** S-305. */
export const MAX_BYTES = 20_000_000;
const MAX_PIXELS = 50_000_000;
const IMAGES = new Set(['image/jpeg', 'image/png', 'image/gif']);
/** Besides pictures, what a creative may be (S-319). Office files are zip or compound files; file-type looks inside. */
const DOCUMENTS = new Set([
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/x-cfb',
]);

/** An upload whose content was looked at: safe to store and to serve. */
export interface CheckedFile {
  key: string;
  contentType: string;
  bytes: Buffer;
  sha256: Buffer;
  width: number | null;
  height: number | null;
}

/**
 * Reads one multipart file of a field into memory; more than 20,000,000 bytes are refused while reading. A body that is
 * broken or was cut off on its way is the sender's, not a fault of ours.
 */
export function readUpload(field: string): RequestHandler {
  const read = multer({
    storage: multer.memoryStorage(),
    defParamCharset: 'utf8', // names of files come as browsers write them
    limits: { fileSize: MAX_BYTES, files: 1, fields: 20, fieldSize: 100_000, parts: 30 },
  }).single(field);
  return (req, res, next) =>
    read(req, res, (error: unknown) =>
      next(
        error instanceof Error && !(error instanceof multer.MulterError)
          ? new HttpError(400, 'The upload could not be read. Please send it again.', 'SL400', field)
          : error,
      ),
    );
}

/**
 * The one way in for every file: type by content, never by name; pictures are decoded, turned upright and encoded again,
 * which drops places and hidden data; the name is generated. Refuses what is neither a picture nor, where allowed, a
 * document.
 */
export async function checkFile(
  file: { buffer: Buffer } | undefined,
  allow: 'images' | 'creatives',
): Promise<CheckedFile> {
  if (!file || file.buffer.length === 0) throw new HttpError(422, 'Please choose a file.', 'SL422', 'image');
  const type = await fileTypeFromBuffer(file.buffer);
  if (type && IMAGES.has(type.mime)) return checkPicture(file.buffer, type.mime);
  if (type && allow === 'creatives' && DOCUMENTS.has(type.mime))
    return describe(file.buffer, type.mime, type.ext, null, null);
  throw new HttpError(
    422,
    allow === 'images'
      ? 'The file must be a JPEG, PNG or GIF.'
      : 'The file must be a picture, a PDF or an office document.',
    'SL422',
    'image',
  );
}

async function checkPicture(buffer: Buffer, mime: string): Promise<CheckedFile> {
  try {
    // failOn error: a truncated picture is refused rather than shown half grey
    const picture = sharp(buffer, {
      limitInputPixels: MAX_PIXELS,
      failOn: 'error',
      animated: mime === 'image/gif',
    }).rotate();
    const encoded =
      mime === 'image/png'
        ? picture.png()
        : mime === 'image/gif'
          ? picture.gif()
          : picture.jpeg({ quality: 88, mozjpeg: true });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    if (data.length > MAX_BYTES) throw new HttpError(422, 'File cannot exceed 20MB!', 'SL422', 'image');
    const extension = mime === 'image/jpeg' ? 'jpg' : mime.slice('image/'.length);
    return describe(data, mime, extension, info.width, info.pageHeight ?? info.height);
  } catch (error) {
    if (error instanceof HttpError) throw error;
    if (/pixel limit/.test(String(error)))
      throw new HttpError(422, 'The picture is too large: at most 50 megapixels.', 'SL422', 'image');
    throw new HttpError(422, 'The picture could not be read.', 'SL422', 'image');
  }
}

function describe(
  bytes: Buffer,
  contentType: string,
  extension: string,
  width: number | null,
  height: number | null,
): CheckedFile {
  const name = randomUUID();
  return {
    key: `${name.slice(0, 2)}/${name}.${extension}`,
    contentType,
    bytes,
    sha256: createHash('sha256').update(bytes).digest(),
    width,
    height,
  };
}

/** A person's file name as a label: letters, digits, spaces, dots and dashes; the rest becomes underscores (S-320). */
export const safeName = (name: string): string =>
  name
    .replace(/[^\p{L}\p{N} ._-]/gu, '_')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200);
