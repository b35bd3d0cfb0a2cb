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
        /** The bytes on disk, without a name there. */
        handle: FileHandle;
      }
    }
  }
}

/** What is said when an upload did not arrive whole. */
export const unreadable = (field?: string) =>
  new HttpError(400, 'The upload could not be read. Please send it again.', 'SL400', field);

/** Writes to a file that has no name: once nobody holds it, however that came about, the system has forgotten its bytes. */
async function keep(stream: Readable): Promise<{ handle: FileHandle; size: number }> {
  const path = join(tmpdir(), `sideline-upload-${randomUUID()}`);
  const handle = await open(path, 'wx+', 0o600);
  try {
    await unlink(path); // before the first byte: a killed server leaves an empty file at most
    for await (const chunk of stream) await handle.appendFile(chunk);
    return { handle, size: (await handle.stat()).size };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/**
 * Where uploads wait for their turn: originals hold places and names that are taken out before anything is kept, so they must
 * not outlive their request, nor a server that is killed [X4].
 */
export const unlinkedStorage: StorageEngine = {
  _handleFile(_req, file, callback) {
    keep(file.stream).then((info) => callback(null, info), callback);
  },
  _removeFile(_req, file, callback) {
    file.handle.close().then(() => callback(null), callback);
  },
};

/** The bytes of an upload; refuses one whose sender left, which ends it. */
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
