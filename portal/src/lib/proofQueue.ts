/**
 * Photos that wait on this device to be sent, and the service worker of the pages that prove a deadline
 * (server/pages/entry/proof-worker.js), which sends them when the network is back and opens these pages without one.
 */
import { useEffect, useRef } from 'react';
import { newKey } from '../../../ui/newKey.ts';
import { ask, deleteFile, savedFileKeys, saveFile } from './savedFiles.ts';

/** A photo as the worker sends it. */
export interface QueuedPhoto {
  /** The Idempotency-Key: however often it is sent, the server stores it once. */
  key: string;
  deadlineId: number;
  /** The link's token. */
  token: string;
  released: boolean;
  file: File;
  /** Why the server refused it for good; it waits until it is removed. */
  refused?: string;
}

const start = 'queue.';
const lockName = 'proof-queue';
const workers = (): ServiceWorkerContainer | undefined =>
  'serviceWorker' in navigator && 'locks' in navigator ? navigator.serviceWorker : undefined;

/** Stores a photo to be sent; null if this device cannot: no worker, or no room. */
export async function queuePhoto(photo: Omit<QueuedPhoto, 'key'>): Promise<QueuedPhoto | null> {
  const queued = { ...photo, key: newKey() };
  if (!workers()?.controller || !(await saveFile(start + queued.key, photo.file, queued))) return null;
  void navigator.storage?.persist?.().catch(() => undefined);
  return queued;
}

/** The photos of a deadline that wait. */
export async function queuedPhotos(deadlineId: number): Promise<QueuedPhoto[]> {
  const keys = await savedFileKeys(start);
  const photos = keys.map((key) => ask('readonly', (store) => store.get(key)).catch(() => null));
  return (await Promise.all(photos)).filter((photo) => photo?.deadlineId === deadlineId);
}

export const removeQueued = ({ key }: Pick<QueuedPhoto, 'key'>): Promise<void> => deleteFile(start + key);

/**
 * Runs `work` while nobody else sends, in no tab and not the worker. If the page is closed, the worker goes on: by
 * Background Sync, which only Chromium has, elsewhere when one of these pages is opened again.
 */
export const whileAlone = <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks.request(lockName, async () => {
    const registration = (await workers()?.ready) as { sync?: { register(tag: string): Promise<void> } } | undefined;
    await registration?.sync?.register('proof').catch(() => undefined);
    return work();
  }) as Promise<Result>;

/** Asks the worker to send what waits. */
export const sendQueued = (): void => workers()?.controller?.postMessage({ send: true });

/** Calls `changed` when the worker has tried, which it does again when there may be a network. Returns the stop. */
export function watchQueue(changed: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const again = () => document.visibilityState === 'visible' && sendQueued();
  workers()?.addEventListener('message', ({ data }) => data === lockName && changed(), { signal });
  globalThis.addEventListener('online', again, { signal });
  document.addEventListener('visibilitychange', again, { signal });
  return () => stop.abort();
}

/**
 * Makes a page usable without a network from now on: once it has its data (`ready`), registers the worker for its first
 * path segment and by its build, has it keep the page and its files, and loads the data again through it.
 */
export function useOffline(ready: boolean, reload: () => Promise<void>): void {
  const latest = useRef(reload);
  latest.current = reload;
  useEffect(() => {
    const container = workers();
    if (!ready || !container) return;
    const keep = async () => {
      // the entry has a new name whenever anything of the build changed
      const build = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src.split('/').at(-1);
      const scope = `/${globalThis.location.pathname.split('/')[1]}/`;
      const script = `/assets/entry/proof-worker.js?v=${encodeURIComponent(build ?? '')}`;
      const { installing, waiting, active } = await container.register(script, { scope });
      const files = performance.getEntriesByType('resource').map(({ name }) => name);
      const kept = files.filter((name) => name.includes('/assets/portal/'));
      (installing ?? waiting ?? active)?.postMessage({ send: true, files: kept });
      if (!container.controller)
        await new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true }));
      await latest.current();
    };
    void keep().catch(() => undefined); // the page works without it, while there is a network
  }, [ready]);
}
