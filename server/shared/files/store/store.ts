import type { Readable } from 'node:stream';

/** An open file: its bytes from `start` to `end` (inclusive), and its total size. */
export interface OpenFile {
  stream: Readable;
  size: number;
}

/** A range of bytes; both ends are inclusive, as in HTTP. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Stores uploaded files. Keys are generated names, never a user's file name. */
export interface FileStore {
  /** Writes a file completely or not at all; the type is for stores that record one. */
  put(key: string, bytes: Uint8Array, contentType?: string): Promise<void>;
  /** The bytes, or null if there is no such file. */
  get(key: string): Promise<Buffer | null>;
  /** The size of a file in bytes, or null if there is no such file. */
  size(key: string): Promise<number | null>;
  /** Opens a file to be read once, completely or a range within it; null if there is no such file. */
  open(key: string, range?: ByteRange): Promise<OpenFile | null>;
  /** Removes a file; a missing one is not an error. */
  remove(key: string): Promise<void>;
  /** Writes and deletes a small file; throws if there is no room for it. Without it the store never fills. */
  probe?(): Promise<void>;
  /** Checks that files can be stored; otherwise throws a UserFacingError. Called at start. */
  check(): Promise<void>;
}

const KEY = /^[a-z0-9][a-z0-9/_-]{0,120}\.[a-z0-9]{2,5}$/;
/** True if a text can be a key: lower case, no dots except before the extension, so it cannot leave the folder. */
export const isFileKey = (key: string) => KEY.test(key);

/** The key of a picture's WebP (S-307). */
export const webpKey = (key: string): string => `webp/${key.replace(/\.[a-z0-9]+$/, '')}.webp`;

/** The key of a picture's smaller WebP for pages. */
export const pageKey = (key: string): string => `page/${key.replace(/\.[a-z0-9]+$/, '')}.webp`;

/** Returns a valid key, or throws an Error: the caller generated it, no user typed it. */
export function fileKey(key: string): string {
  if (!isFileKey(key)) throw new Error('Not a file key.');
  return key;
}
