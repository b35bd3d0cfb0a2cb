import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { derivedKey } from './secret.ts';

/** Where uploaded bytes live. Keys are generated names, never a person's file name. */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or null when there is no such file. */
  get(key: string): Promise<Buffer | null>;
  remove(key: string): Promise<void>;
}

const KEY = /^[a-z0-9][a-z0-9/_-]{0,120}\.[a-z0-9]{2,5}$/;
/** Whether a text can be a key: lower case, no dots but before the ending, so no way out of the folder. */
export const isFileKey = (key: string) => KEY.test(key);

/** The default store: a folder. Writes go through a temporary name, so a reader never sees half a file. */
export function folderStore(folder: string): FileStore {
  const path = (key: string) => {
    if (!isFileKey(key)) throw new Error('Not a file key.');
    return join(folder, key);
  };
  return {
    async put(key, bytes) {
      const target = path(key);
      await mkdir(dirname(target), { recursive: true });
      const temporary = `${target}.${randomUUID()}.part`; // two writers of one key never share it
      await writeFile(temporary, bytes);
      await rename(temporary, target);
    },
    async get(key) {
      try {
        return await readFile(path(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async remove(key) {
      await rm(path(key), { force: true });
    },
  };
}

const HOUR = 3600;
const signature = (key: string, expiry: number, secret: string) =>
  createHmac('sha256', derivedKey(secret, 'file')).update(`${key}\n${expiry}`).digest('base64url').slice(0, 32);

/**
 * The address of a file for somebody who may see it now. It ends between six and seven hours later; the end is a
 * whole hour, so that a browser finds the same address (and its cached picture) again. `now` in seconds, our clock.
 */
export function signFileUrl(key: string, secret: string, now: number): string {
  const expiry = (Math.floor(now / HOUR) + 7) * HOUR;
  return `/files/${key}?e=${expiry}&s=${signature(key, expiry, secret)}`;
}

/** Whether signature and expiry of a file address hold. */
export function verifyFileUrl(key: string, expiry: string, given: string, secret: string, now: number): boolean {
  const seconds = Number(expiry);
  if (!Number.isInteger(seconds) || seconds < now) return false;
  const expected = Buffer.from(signature(key, seconds, secret));
  const actual = Buffer.from(given);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
