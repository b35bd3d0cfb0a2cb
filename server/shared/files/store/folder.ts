import { randomUUID } from 'node:crypto';
import { access, chmod, constants, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UserFacingError } from '../../../../db/userFacingError.ts';
import { type FileStore, fileKey } from './store.ts';

/** The result of `work`, or null if there is no such file. */
async function unlessMissing<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Bytes that must still fit for the disk to count as having room: a small photo. */
const PROBE_BYTES = 262_144;

/** Bytes that are read at a time. */
const CHUNK = 262_144;

/**
 * The default store: a folder that is private to its account. Writes go through a temporary name, so a reader never
 * sees a partial file.
 */
export function folderStore(folder: string): FileStore {
  const path = (key: string) => join(folder, fileKey(key));
  return {
    async put(key, bytes) {
      const target = path(key);
      await mkdir(dirname(target), { recursive: true });
      const temporary = `${target}.${randomUUID()}.part`; // concurrent writers of one key must not share it
      try {
        await writeFile(temporary, bytes, { flush: true }); // a row that names the file must not outlive it
        await rename(temporary, target);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    get: (key) => unlessMissing(() => readFile(path(key))),
    size: (key) => unlessMissing(async () => (await stat(path(key))).size),
    open: (key, range) =>
      unlessMissing(async () => {
        const file = await open(path(key));
        try {
          const { size } = await file.stat();
          // with its end known, a stream allocates only what it reads, and does not read past the end
          return {
            stream: file.createReadStream({ end: Math.max(0, size - 1), highWaterMark: CHUNK, ...range }),
            size,
          };
        } catch (error) {
          await file.close();
          throw error;
        }
      }),
    async remove(key) {
      await rm(path(key), { force: true });
    },
    async probe() {
      const file = join(folder, `probe-${randomUUID()}.part`);
      try {
        await writeFile(file, Buffer.alloc(PROBE_BYTES), { flush: true });
      } finally {
        await rm(file, { force: true });
      }
    },
    async check() {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const { mode } = await stat(folder);
        // created by an earlier version; machines that share it may do so through a group
        if (mode & 0o007) await chmod(folder, mode & 0o770).catch(() => {}); // not ours to change
        await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
      } catch (error) {
        throw new UserFacingError(
          `Files cannot be kept in the folder ${folder} (${(error as NodeJS.ErrnoException).code}): make it writable or set FILES_DIR to another one.`,
        );
      }
    },
  };
}
