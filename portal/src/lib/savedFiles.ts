/**
 * Files that are chosen but not sent yet, stored on this device: they survive a reload and an empty battery; typed input is in drafts.ts.
 * If the browser has no storage, nothing is found here and the form works without it.
 */
import { isViewing } from '../../../ui/viewing.ts';
import { isTooOld } from './drafts.ts';

const database = 'sideline';
const files = 'files';

interface SavedFile {
  file: File;
  at: number;
}

const opened = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(files);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Runs one request on the store and waits until the transaction is complete. */
export async function ask<Result>(
  mode: IDBTransactionMode,
  question: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const db = await opened();
  try {
    return await new Promise<Result>((resolve, reject) => {
      const transaction = db.transaction(files, mode);
      const request = question(transaction.objectStore(files));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    db.close();
  }
}

/** Stores a file under a key, with what belongs to it; returns true if this device stored it. */
export async function saveFile(key: string, file: File, details: object = {}): Promise<boolean> {
  if (isViewing()) return false;
  try {
    await ask('readwrite', (store) => store.put({ ...details, file, at: Date.now() } satisfies SavedFile, key));
    return true;
  } catch {
    return false;
  }
}

/** The file stored under a key; null if there is none or it has expired, in which case it is deleted. */
export async function readSavedFile(key: string): Promise<File | null> {
  try {
    const saved: SavedFile | undefined = await ask('readonly', (store) => store.get(key));
    if (!saved || !isTooOld(saved.at)) return saved?.file ?? null;
    await deleteFile(key);
    return null;
  } catch {
    return null;
  }
}

/** The keys of all saved files that start with `start`. */
export async function savedFileKeys(start: string): Promise<string[]> {
  try {
    return (await ask('readonly', (store) => store.getAllKeys())).map(String).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}

export async function deleteFile(key: string): Promise<void> {
  await ask('readwrite', (store) => store.delete(key)).catch(() => undefined);
}

/** Deletes every saved file of this device. */
export async function clearFiles(): Promise<void> {
  await ask('readwrite', (store) => store.clear()).catch(() => undefined);
}
