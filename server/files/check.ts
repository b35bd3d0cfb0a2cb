import { createHash, randomUUID } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { HttpError } from '../http/errors.ts';
import { encodeAgain, PICTURES, type PictureType } from './picture.ts';
import { bytesOf } from './unlinkedStorage.ts';

/** Creatives may also be of these types (S-319); stored with this extension. */
const DOCUMENTS: Record<string, string> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
};
/** Older office files share one container format; only the name tells which one it is. */
const CONTAINER = 'application/x-cfb';
const OLD_OFFICE: Record<string, string> = {
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
};

/**
 * Photos as iPhones store them; the message says what to do, like both apps before they upload one
 * (ui/upload/upload.ts).
 */
const HEIC =
  'This is a HEIC photo, which we cannot read. Please choose it on the iPhone that took it, which sends a JPEG, or save it as a JPEG first.';

/** An upload whose content was checked: safe to store and to serve. */
export interface CheckedFile {
  key: string;
  contentType: string;
  bytes: Buffer;
  sha256: Buffer;
  width: number | null;
  height: number | null;
}

export type Allowed = 'images' | 'creatives';

/**
 * The only entry point for files: the type is detected from the content, never from the name; pictures are re-encoded;
 * the stored name is generated. Throws an HttpError if a file is empty or neither a picture nor, where allowed, a PDF
 * or office document.
 */
export async function checkFile(file: Express.Multer.File | undefined, allow: Allowed): Promise<CheckedFile> {
  if (!file) throw new HttpError(422, 'Please choose a file.', 'SL422', 'image');
  if (file.size === 0) throw new HttpError(422, 'The file is empty.', 'SL422', 'image');
  const sent = await bytesOf(file);
  // the type detection throws on files that are crafted to confuse it
  const type = (await fileTypeFromBuffer(sent).catch(() => undefined))?.mime ?? '';
  if (isPicture(type)) {
    const { bytes, width, height } = await encodeAgain(sent, type);
    return described(bytes, type, PICTURES[type], width, height);
  }
  if (/^image\/hei[cf]/.test(type)) throw new HttpError(422, HEIC, 'SL422', 'image');
  const named = file.originalname.toLowerCase().match(/\.([a-z]+)$/)?.[1] ?? '';
  const old = type === CONTAINER ? OLD_OFFICE[named] : undefined;
  const ending = old ? named : DOCUMENTS[type];
  if (allow === 'creatives' && ending) return described(sent, old ?? type, ending, null, null);
  throw new HttpError(
    422,
    allow === 'images'
      ? 'The file must be a JPEG, PNG or GIF.'
      : 'The file must be a picture, a PDF or an office document.',
    'SL422',
    'image',
  );
}

const isPicture = (type: string): type is PictureType => type in PICTURES;

/** Bytes as a file to store, under a generated key with this extension. */
export function described(
  bytes: Buffer,
  contentType: string,
  ending: string,
  width: number | null,
  height: number | null,
): CheckedFile {
  const name = randomUUID();
  return {
    key: `${name.slice(0, 2)}/${name}.${ending}`,
    contentType,
    bytes,
    sha256: createHash('sha256').update(bytes).digest(),
    width,
    height,
  };
}

/**
 * A user's file name as a label: letters, digits, spaces, dots and dashes; everything else becomes an underscore
 * (S-320).
 */
export const safeName = (name: string): string =>
  [
    ...name
      .replace(/[^\p{L}\p{M}\p{N} ._-]/gu, '_')
      .replace(/\s+/g, ' ')
      .trim(),
  ]
    .slice(0, 200)
    .join('');
