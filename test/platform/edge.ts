/** Varnish, a slow origin, the server and a worker on a database with a shared dashboard. */
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../db/instance/scratch.ts';
import { makeFixture } from '../graphql/fixture.ts';
import { sharedDashboard } from '../graphql/sharedDashboards.ts';
import { testDatabase } from '../harness/database.ts';
import { startServer } from '../harness/server.ts';
import { startTestWorker, type TestWorker } from '../jobs/worker.ts';
import { startSlowOrigin } from './slowOrigin.ts';
import { startVarnish } from './varnish.ts';

/** EDGE_FETCH_SECONDS of the worker, and by how much answers are late in the test of a fetch in flight. */
const FETCH_SECONDS = 3;
export const LATE_MS = 1500;

export type Edge = Awaited<ReturnType<typeof startEdge>>;

export async function startEdge() {
  const port = await freePort();
  const database = await testDatabase();
  const fixture = await makeFixture(database);
  const server = await startServer(database, { EDGE_PURGE_URL: `http://127.0.0.1:${port}/` });
  const origin = await startSlowOrigin(() => server.url);
  const varnish = await startVarnish(origin.port, port);
  const dashboard = await sharedDashboard(database, server, fixture);
  let worker: TestWorker | null = null;
  const edge = {
    url: varnish.url,
    database,
    fixture,
    server,
    origin,
    dashboard,
    async startWorker() {
      worker ??= await startTestWorker(database, 'smtp://127.0.0.1:9', {
        EDGE_PURGE_URL: varnish.url,
        EDGE_FETCH_SECONDS: String(FETCH_SECONDS),
      });
    },
    async stopWorker() {
      await worker?.stop();
      worker = null;
    },
    /** Makes the cache forget everything of the two dashboards. */
    forget: () =>
      fetch(varnish.url, {
        method: 'PURGE',
        headers: { 'xkey-purge': `campaign:${fixture.campaignId} season:${fixture.sponsorId}:spring:2026` },
      }),
    /** How many requests reach the server while something is done. */
    async reaching(work: () => Promise<unknown>) {
      const before = origin.requests;
      await work();
      return origin.requests - before;
    },
    /**
     * Reads an address until it has not shown `text` for a while (`quiet` milliseconds); returns the milliseconds from
     * `since` until it did for the last time.
     */
    async lastSeen(path: string, text: string, since: number, quiet = 2000) {
      for (let last = 0; ; await pause(40)) {
        const at = performance.now() - since;
        const answer = await fetch(varnish.url + path);
        if (answer.status === 200 && (await answer.text()).includes(text)) last = at;
        else if (at > Math.max(last, FETCH_SECONDS * 1000 + LATE_MS) + quiet) return last;
      }
    },
    async stop() {
      await edge.stopWorker();
      await varnish.stop();
      origin.stop();
      await server.stop();
      await database.drop();
    },
  };
  return edge;
}
