/** The part of IndexedDB that lib/savedFiles.ts uses, in memory; jsdom has none. */

/** Replaces the browser's IndexedDB with an empty store; returns its content by key. */
export function fakeFiles(): Map<string, unknown> {
  const stored = new Map<string, unknown>();
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
      put: (value: unknown, key: string) => answer(() => void stored.set(key, value)),
      get: (key: string) => answer(() => stored.get(key)),
      delete: (key: string) => answer(() => void stored.delete(key)),
      clear: () => answer(() => stored.clear()),
      getAllKeys: () => answer(() => [...stored.keys()]),
    };
    return Object.assign(doing, { objectStore: () => store });
  };
  const open = () => {
    const request = { result: { transaction, close: () => undefined }, onsuccess: () => undefined as unknown };
    later(() => request.onsuccess());
    return request;
  };
  Object.assign(globalThis, { indexedDB: { open } });
  return stored;
}

/** Removes it again. */
export const noFiles = (): void => void Object.assign(globalThis, { indexedDB: undefined });
