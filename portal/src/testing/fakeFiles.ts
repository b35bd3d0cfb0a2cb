/** The little of IndexedDB that lib/keepFile.ts asks for, in memory; jsdom has none. */

/** Puts an empty store in place of the browser's and gives what is kept in it by key. */
export function fakeFiles(): Map<string, unknown> {
  const kept = new Map<string, unknown>();
  const later = (work: () => void) => setTimeout(work, 0);
  const transaction = () => {
    const doing = { oncomplete: () => undefined as unknown, onabort: null };
    const answer = (work: () => unknown) => {
      const request = { result: undefined as unknown };
      later(() => {
        request.result = work();
        doing.oncomplete();
      });
      return request;
    };
    const store = {
      put: (value: unknown, key: string) => answer(() => void kept.set(key, value)),
      get: (key: string) => answer(() => kept.get(key)),
      delete: (key: string) => answer(() => void kept.delete(key)),
      clear: () => answer(() => kept.clear()),
      getAllKeys: () => answer(() => [...kept.keys()]),
    };
    return Object.assign(doing, { objectStore: () => store });
  };
  const open = () => {
    const request = { result: { transaction, close: () => undefined }, onsuccess: () => undefined as unknown };
    later(() => request.onsuccess());
    return request;
  };
  Object.assign(globalThis, { indexedDB: { open } });
  return kept;
}

/** Takes it away again. */
export const noFiles = (): void => void Object.assign(globalThis, { indexedDB: undefined });
