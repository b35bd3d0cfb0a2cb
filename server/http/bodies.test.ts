/** Large bodies and uploads are processed a few at a time, however many arrive; the rest waits or is refused. */
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from '@jest/globals';
import createExpress from 'express';
import { pino } from 'pino';
import { limited } from '../files/concurrency.ts';
import { Semaphore } from '../shared/semaphore.ts';
import { installBodies, LARGE_BODY } from './bodies.ts';
import { errorHandler } from './errors.ts';

const log = pino({ level: 'silent' });
let stop: (() => void) | undefined;
afterEach(() => stop?.());

/** A server with one slow operation, which also waits for `held`; reports how many ran concurrently at most. */
async function serving(install: (express: createExpress.Express, handle: createExpress.RequestHandler) => void) {
  const express = createExpress();
  const seen = { now: 0, most: 0, handled: 0, held: pause(0), bodies: [] as unknown[] };
  install(express, async (req, res) => {
    seen.most = Math.max(seen.most, ++seen.now);
    seen.handled += 1;
    seen.bodies.push(req.body);
    await pause(20);
    await seen.held;
    seen.now -= 1;
    res.json({ ok: true });
  });
  express.use(errorHandler(log, new Map()));
  const server = http.createServer(express).listen(0, '127.0.0.1');
  await once(server, 'listening');
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, seen };
}
const withBodies = () =>
  serving((express, handle) => {
    installBodies({ express });
    express.post('/', handle);
  });
const json = { 'content-type': 'application/json' };
const large = JSON.stringify({ text: 'x'.repeat(LARGE_BODY) });
const post = (url: string, body: string | Uint8Array<ArrayBuffer>, headers = {}) =>
  fetch(url, { method: 'POST', headers: { ...json, ...headers }, body });
const times = <T>(count: number, make: () => Promise<T>) => Promise.all(Array.from({ length: count }, make));

describe('large bodies', () => {
  it('are worked on four at a time and never lost among those that may wait', async () => {
    const { url, seen } = await withBodies();
    const answers = await times(60, () => post(url, large));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(seen.most).toBe(4);
    expect(seen.bodies[0]).toEqual(JSON.parse(large));
  });

  it('are refused with 429 and Retry-After when more come than can wait, and taken again afterwards', async () => {
    const { url, seen } = await withBodies();
    const answers = await times(300, () => post(url, large));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(300 - refused.length);
    expect(refused[0]?.headers.get('retry-after')).toBe('5');
    expect(await refused[0]?.json()).toMatchObject({ code: 'SL429' });
    expect(seen.most).toBeLessThanOrEqual(4);
    expect((await post(url, large)).status).toBe(200);
  });

  it('count as large when they are compressed, because they do not say how large they are', async () => {
    const { url, seen } = await withBodies();
    const packed = gzipSync(large);
    const answers = await times(30, () => post(url, packed, { 'content-encoding': 'gzip' }));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(seen.most).toBe(4);
  });

  it('give their place back when they are broken, too large, or their sender leaves', async () => {
    const { url, seen } = await withBodies();
    const broken = await times(12, () => post(url, `{"a": "${'x'.repeat(LARGE_BODY)}`));
    expect(new Set(broken.map(({ status }) => status))).toEqual(new Set([400]));
    const huge = await times(12, () => post(url, `"${'x'.repeat(1_100_000)}"`));
    expect(new Set(huge.map(({ status }) => status))).toEqual(new Set([413]));
    for (let n = 0; n < 12; n += 1) {
      const leaving = http.request(url, { method: 'POST', headers: { ...json, 'content-length': '900000' } });
      leaving.on('error', () => {});
      leaving.write('{"a": "');
      await pause(5);
      leaving.destroy();
    }
    expect(seen.handled).toBe(0);
    const answers = await times(8, () => post(url, large));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('leave small ones alone, which wait for nobody', async () => {
    const { url, seen } = await withBodies();
    await times(40, () => post(url, '{"a": 1}'));
    expect(seen.most).toBeGreaterThan(10);
    expect((await post(url, '"text"')).status).toBe(400);
  });
});

describe('uploads', () => {
  it('are processed in turn; too many are refused with Retry-After, and disconnected clients are skipped', async () => {
    const semaphore = new Semaphore(2, 10, 'Too many uploads.');
    const requests = { arrived: 0, left: 0 };
    const { url, seen } = await serving((express, handle) => {
      express.use((_req, res, next) => {
        requests.arrived += 1;
        res.on('close', () => {
          requests.left += res.writableFinished ? 0 : 1;
        });
        next();
      });
      express.post(
        '/',
        limited(semaphore, async (req, res) => void (await handle(req, res, () => {}))),
      );
    });
    const answers = await times(40, () => post(url, 'x'));
    expect(seen.most).toBe(2);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers.get('retry-after')).toBe('5');
    const until = async (met: () => boolean) => {
      while (!met()) await pause(5);
    };
    const { handled } = seen;
    const { arrived, left } = requests;
    const { promise, resolve: release } = Promise.withResolvers<void>();
    seen.held = promise;
    const busy = times(2, () => post(url, 'x'));
    await until(() => seen.now === 2);
    const leaving = new AbortController();
    const gone = fetch(url, { method: 'POST', body: 'x', signal: leaving.signal }).catch(() => 'gone');
    await until(() => requests.arrived === arrived + 3);
    leaving.abort();
    expect(await gone).toBe('gone');
    await until(() => requests.left === left + 1);
    release();
    await busy;
    await pause(30);
    expect(seen.handled).toBe(handled + 2);
  });
});
