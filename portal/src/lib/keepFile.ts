/**
 * Files that are chosen and not sent yet, kept on this device past reload and an empty battery; what is typed is in keep.ts.
 * Where the browser keeps nothing, everything here finds nothing and the form works without it.
 */
import { isViewing } from '../../../ui/viewing.ts';
import { isTooOld } from './keep.ts';

const database = 'sideline';
const files = 'files';

interface Kept {
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

/** Asks the store one question and waits until the answer is on the disk. */
async function ask<Result>(
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

/** Keeps a file under a key; returns whether this device keeps it. */
export async function keepFile(key: string, file: File): Promise<boolean> {
  if (isViewing()) return false;
  try {
    await ask('readwrite', (store) => store.put({ file, at: Date.now() } satisfies Kept, key));
    return true;
  } catch {
    return false;
  }
}

/** The file that was kept under a key; null when there is none or it is too old, which forgets it. */
export async function readKeptFile(key: string): Promise<File | null> {
  try {
    const kept: Kept | undefined = await ask('readonly', (store) => store.get(key));
    if (!kept || !isTooOld(kept.at)) return kept?.file ?? null;
    await dropFile(key);
    return null;
  } catch {
    return null;
  }
}

/** The keys of all kept files that begin so. */
export async function keptFileKeys(start: string): Promise<string[]> {
  try {
    return (await ask('readonly', (store) => store.getAllKeys())).map(String).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}

export async function dropFile(key: string): Promise<void> {
  await ask('readwrite', (store) => store.delete(key)).catch(() => undefined);
}

/** Forgets every kept file of this device. */
export async function forgetFiles(): Promise<void> {
  await ask('readwrite', (store) => store.clear()).catch(() => undefined);
}
