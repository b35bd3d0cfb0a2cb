/** A server in the place of a cache that records what it is told to purge. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from '@jest/globals';

/** Starts it; it ends after the tests of the file. `cache.status`: how it answers. */
export async function purgedCache() {
  const cache = { status: 200 };
  const purged: [method: string, path: string, xkey: string, surrogateKey: string][] = [];
  const server = http.createServer(({ method = '', url = '', headers }, response) => {
    purged.push([method, url, String(headers['xkey-purge']), String(headers['surrogate-key'])]);
    response.writeHead(cache.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => server.close().closeAllConnections());
  return { cache, purged, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/here` };
}
