import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { StorageEngine } from 'multer';
import { HttpError } from '../http/errors.ts';

declare global {
  namespace Express {
    namespace Multer {
      interface File {
        /** The file on disk, which has no name. */
        handle: FileHandle;
      }
    }
  }
}

/** The error for an upload that did not arrive completely. */
export const unreadable = (field?: string) =>
  new HttpError(400, 'The upload could not be read. Please send it again.', 'SL400', field);

/** Writes to an unlinked file: the system frees its bytes once the handle is closed, even if the process is killed. */
async function keep(stream: Readable): Promise<{ handle: FileHandle; size: number }> {
  const path = join(tmpdir(), `sideline-upload-${randomUUID()}`);
  const handle = await open(path, 'wx+', 0o600);
  try {
    await unlink(path); // before the first byte: a killed server leaves at most an empty file
    for await (const chunk of stream) await handle.appendFile(chunk);
    return { handle, size: (await handle.stat()).size };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/**
 * The folder where uploads wait until they are processed: originals contain locations and names that are removed before anything
 * is stored, so they must not outlive their request or a killed server [X4].
 */
export const unlinkedStorage: StorageEngine = {
  _handleFile(_req, file, callback) {
    keep(file.stream).then((info) => callback(null, info), callback);
  },
  _removeFile(_req, file, callback) {
    file.handle.close().then(() => callback(null), callback);
  },
};

/** The bytes of an upload; throws 400 if the client disconnected, which closes the handle. */
export async function bytesOf({ handle, size }: Pick<Express.Multer.File, 'handle' | 'size'>): Promise<Buffer> {
  const bytes = Buffer.alloc(size);
  try {
    const { bytesRead } = await handle.read(bytes, 0, size, 0);
    if (bytesRead === size) return bytes;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EBADF') throw error;
  }
  throw unreadable();
}
