// The service worker of the pages that prove a deadline (portal/src/lib/proofQueue.ts registers it, with the build as
// ?v=): opens them without a network once they were opened, and sends the photos that wait on this device. Of the API's
// answers it keeps only the one deadline that a page shows; another build, a revoked link and a logout delete it.
const cacheName = `proof-${new URL(location.href).searchParams.get('v')}`;
const SHOWN = /"operationName":"DeadlineToRespondTo"/;

/** Answers from the network, and keeps it under `key`; without a network from what was kept. */
async function freshOrKept(request, key) {
  const cache = await caches.open(cacheName);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(key, answer.clone());
    else if ([401, 403, 404].includes(answer.status)) await cache.delete(key);
    return answer;
  } catch (error) {
    const kept = await cache.match(key, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

/** A built file: its name contains a hash of its content. */
async function builtFile(request) {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

async function apiAnswer(request) {
  const body = await request.clone().text();
  if (!SHOWN.test(body)) return fetch(request);
  const text = new TextEncoder().encode(request.headers.get('authorization') + body);
  const hash = btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', text))));
  return freshOrKept(request, `/proof-answer?${encodeURIComponent(hash)}`);
}

/** Keeps the page that was opened before this worker was there, and its files. */
async function keepPage(page, files) {
  const cache = await caches.open(cacheName);
  await Promise.all(files.map((file) => builtFile(new Request(file)).catch(() => undefined)));
  const shell = await fetch(page);
  if (shell.ok) await cache.put('/proof-page', shell);
}

/** Runs one request on the store of lib/savedFiles.ts. */
const ask = (mode, question) =>
  new Promise((resolve, reject) => {
    const open = indexedDB.open('sideline', 1);
    open.onupgradeneeded = () => open.result.createObjectStore('files');
    open.onerror = () => reject(open.error);
    open.onsuccess = () => {
      const transaction = open.result.transaction('files', mode);
      const request = question(transaction.objectStore('files'));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
      open.result.close();
    };
  });

/** Sends one photo; throws if it may be sent later. A refusal for good stays, with its reason, until it is removed. */
async function sendPhoto(key, photo) {
  const form = new FormData();
  form.set('verificationDeadlineId', String(photo.deadlineId));
  form.set('released', String(photo.released));
  form.set('image', photo.file);
  const headers = { accept: 'application/json', authorization: `Bearer ${photo.token}`, 'idempotency-key': photo.key };
  const answer = await fetch('/verification_images', { method: 'POST', headers, body: form });
  if (answer.ok) return ask('readwrite', (store) => store.delete(key));
  if (answer.status >= 500 || [408, 425, 429].includes(answer.status)) throw new Error(String(answer.status));
  const { error } = await answer.json().catch(() => ({}));
  return ask('readwrite', (store) => store.put({ ...photo, refused: error ?? String(answer.status) }, key));
}

/** Sends what waits, one after the other, and never while a page sends; throws if something still waits. */
const sendWaiting = () =>
  navigator.locks.request('proof-queue', async () => {
    let left = null;
    for (const key of await ask('readonly', (store) => store.getAllKeys())) {
      const photo = String(key).startsWith('queue.') && (await ask('readonly', (store) => store.get(key)));
      if (!photo || photo.refused) continue;
      await sendPhoto(key, photo).catch((error) => {
        left = error;
      });
    }
    for (const client of await clients.matchAll({ includeUncontrolled: true })) client.postMessage('proof-queue');
    if (left) throw left;
  });

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys())
        if (name.startsWith('proof-') && name !== cacheName) await caches.delete(name);
      await clients.claim();
    })(),
  ),
);
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(freshOrKept(request, '/proof-page'));
  else if (request.method === 'GET' && pathname.startsWith('/assets/portal/')) event.respondWith(builtFile(request));
  else if (request.method === 'POST' && pathname === '/graphql') event.respondWith(apiAnswer(request));
});
addEventListener('message', (event) => {
  const { send, files } = event.data ?? {};
  if (files) event.waitUntil(keepPage(event.source.url, files).catch(() => undefined));
  if (send) event.waitUntil(sendWaiting().catch(() => undefined)); // the page shows what waits
});
addEventListener('sync', (event) => event.tag === 'proof' && event.waitUntil(sendWaiting()));
