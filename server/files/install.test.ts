import type { AddressInfo } from 'node:net';
import { expect, it, jest } from '@jest/globals';
import express from 'express';
import { signFileUrl } from '../shared/files/fileUrls.ts';
import { installFiles } from './install.ts';

const secret = 's'.repeat(32);
const now = 1_800_000_000;

const names = { storage_key: 'ab/ab12.jpg', webp_key: 'webp/ab/ab12.webp', page_key: null };

it.each([
  ['one that the database knows', [names], 200, ['webp/ab/ab12.webp', 'ab/ab12.jpg']],
  ['one that was taken down', [], 404, []],
])('[K1] [S-307] of %s the store is asked only for what there is', async (_name, rows, status, asked) => {
  const key = 'ab/ab12.jpg';
  const size = jest.fn(async (name: string) => (name === key ? 3 : null));
  const app = express();
  const parts = {
    express: app,
    store: { size },
    database: { asServer: async () => rows },
    config: { secrets: [secret], edgePurgeUrls: [] },
    clock: { seconds: () => now },
    log: {},
  };
  installFiles(parts as never);
  const server = app.listen(0);
  try {
    const { port } = server.address() as AddressInfo;
    const init = { method: 'HEAD', headers: { accept: 'image/avif,image/webp,*/*' } };
    const answer = await fetch(`http://127.0.0.1:${port}${signFileUrl(key, secret, now)}`, init);
    expect([answer.status, size.mock.calls.map(([name]) => name)]).toEqual([status, asked]);
  } finally {
    server.close();
  }
});
