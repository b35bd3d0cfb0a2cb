import type { AddressInfo } from 'node:net';
import { expect, it } from '@jest/globals';
import express from 'express';
import { errorHandler } from './errors.ts';
import { installHealth } from './health.ts';

const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
const silent = { error: () => {}, warn: () => {} };

it.each([
  ['there is room', async () => {}, 200, true],
  ['a disk is full', () => Promise.reject(full), 503, false],
])('[K11] [K1] /healthz if %s', async (_name, probe, status, disk) => {
  const app = express();
  const parts = {
    express: app,
    database: { asServer: async () => [{ migrated: true, heartbeatAge: 1 }] },
    config: { statementTimeout: 1000 },
    log: silent,
    store: { probe },
  };
  installHealth(parts as never, () => false);
  for (const [name, code] of [
    ['/file', 'ENOSPC'],
    ['/quota', 'EDQUOT'],
    ['/database', '53100'],
  ])
    app.post(name as string, () => {
      throw Object.assign(new Error('full'), { code });
    });
  app.use(errorHandler(silent as never, new Map()));
  const server = app.listen(0);
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const answer = await fetch(`${url}/healthz`);
    expect([answer.status, ((await answer.json()) as { disk: boolean }).disk]).toEqual([status, disk]);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    for (const path of ['/file', '/quota', '/database']) {
      const refused = await fetch(url + path, { method: 'POST' });
      expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([507, 'SL507']);
    }
  } finally {
    server.close();
  }
});
