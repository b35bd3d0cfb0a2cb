import type { Readable } from 'node:stream';

/** A file that is being read: its bytes from `start` to `end` (both counted), and how many it has in all. */
export interface OpenFile {
  stream: Readable;
  size: number;
}

/** Which bytes of a file; both ends count, as in HTTP. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where uploaded bytes live. Keys are generated names, never a person's file name. */
export interface FileStore {
  /** Writes a file whole or not at all; the type is told to stores that keep one. */
  put(key: string, bytes: Uint8Array, contentType?: string): Promise<void>;
  /** The bytes, or null when there is no such file. */
  get(key: string): Promise<Buffer | null>;
  /** How many bytes a file has, or null when there is no such file. */
  size(key: string): Promise<number | null>;
  /** A file to be read once, wholly or a range that lies within it; null when there is no such file. */
  open(key: string, range?: ByteRange): Promise<OpenFile | null>;
  /** Removes a file; one that is not there is no error. */
  remove(key: string): Promise<void>;
  /** Asks whether files can be kept; throws a Failure with one sentence for people otherwise. Called at start. */
  check(): Promise<void>;
}

const KEY = /^[a-z0-9][a-z0-9/_-]{0,120}\.[a-z0-9]{2,5}$/;
/** Whether a text can be a key: lower case, no dots but before the ending, so no way out of the folder. */
export const isFileKey = (key: string) => KEY.test(key);

/** Where the WebP of a picture lies, so that the server finds it without asking the database (S-307). */
export const webpKey = (key: string): string => `webp/${key.replace(/\.[a-z0-9]+$/, '')}.webp`;

/** Whether there can be a WebP of a file: not of a thumbnail, which is small, nor of a GIF, which may move. */
export const mayHaveWebp = (key: string): boolean => /^(?!thumbnails\/).*\.(jpg|png)$/.test(key);

/** A key that may be used, or an Error: whoever asks has made it, no person typed it. */
export function fileKey(key: string): string {
  if (!isFileKey(key)) throw new Error('Not a file key.');
  return key;
}
