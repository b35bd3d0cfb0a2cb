/** The parts of `npm run upgrade:rehearse`: what it counts as failed or lost, when an old server may stop, what a schema refuses. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it } from '@jest/globals';
import { documentsOf, refusedBy } from './documents.ts';
import { People } from './people.ts';

const servers: http.Server[] = [];
const folder = mkdtempSync(path.join(os.tmpdir(), 'sideline-rehearsal-'));
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

type Answer = { data?: object; errors?: object[] };
/** A server that answers each body with a delay in milliseconds; returns its URL and how many requests it is answering. */
async function serve(answer: (body: { query?: string; variables: { text?: string } }) => Answer, delay = 0) {
  const busy = { now: 0 };
  const server = http.createServer(async (request, response) => {
    busy.now += 1;
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString());
    await pause(delay);
    busy.now -= 1;
    response.end(JSON.stringify(answer(body)));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, busy };
}
const reads = [{ id: 'a', name: 'Offers', variables: {}, token: null }];

it('waits for the requests to servers that may stop then, however many others end in the meantime', async () => {
  const old = await serve(() => ({ data: {} }), 300);
  const fast = await serve(() => ({ data: {} }));
  const people = new People('token', 1);
  await people.begin('old', [{ url: old.url, reads }]);
  people.start([1, 2, 3]);
  await pause(100);
  expect(old.busy.now).toBeGreaterThan(0);
  await people.begin('new', [{ url: fast.url, reads }]);
  expect(old.busy.now).toBe(0);
  await people.stop();
});

it('counts what failed by its reason, and names writes that are missing or doubled', async () => {
  const stored: string[] = [];
  const { url } = await serve(({ query, variables: { text } }) => {
    if (!query) return { errors: [{ message: 'Try again.', extensions: { code: 'SL503' } }] };
    if (text && query.includes('createComment')) stored.push(text);
    return { data: {} };
  });
  const people = new People('token', 1);
  await people.begin('upgrade', [{ url, reads }]);
  people.start([7]);
  await pause(500);
  await people.stop();
  const [phase] = people.phases;
  expect([...(phase?.failed.keys() ?? [])]).toEqual(['Offers: SL503 Try again.']);
  expect(phase?.writes).toBeGreaterThan(people.comments.length);
  const owner = (comments: string[], offer: string | undefined) => ({
    query: async (sql: string) => ({
      rows: sql.includes('comments')
        ? [...new Set(comments)].map((text) => ({ text, n: comments.filter((other) => other === text).length }))
        : [{ id: 7, text: offer }],
    }),
  });
  const lost = (comments: string[], offer = people.offers.get(7)) => people.lost(owner(comments, offer) as never);
  const [first, second] = stored as [string, string];
  expect(await lost(stored)).toEqual([]);
  expect(await lost(stored.filter((text) => text !== first).concat(second))).toEqual([
    `comment ${first}`,
    `comment ${second}`,
  ]);
  expect(await lost(stored, 'older')).toEqual(['offer 7: older']);
});

it('names the documents of one version that the schema of the other refuses', () => {
  const version = (name: string, fields: string, document: string) => {
    const code = path.join(folder, name);
    mkdirSync(path.join(code, 'server/generated'), { recursive: true });
    writeFileSync(path.join(code, 'server/schema.graphql'), `type Query { ${fields} }`);
    writeFileSync(path.join(code, 'server/generated/operations.json'), JSON.stringify({ a: document }));
    return { name, code };
  };
  const old = version('old', 'offer: Int check: Int', 'query Offer { offer check }');
  const next = version('next', 'offer: Int', 'query Offer { offer }');
  expect(refusedBy(documentsOf(next), old)).toEqual([]);
  expect(refusedBy(documentsOf(old), next)).toEqual([expect.stringMatching(/^Offer: Cannot query field "check"/)]);
});
