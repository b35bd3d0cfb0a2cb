import type { AddressInfo } from 'node:net';
import { expect, it, jest } from '@jest/globals';
import express from 'express';
import { signFileUrl } from '../shared/files/fileUrls.ts';
import { installFiles } from './install.ts';

const secret = 's'.repeat(32);
const now = 1_800_000_000;

it.each([
  ['ab/ab12.jpg', ['ab/ab12.jpg', 'webp/ab/ab12.webp']],
  ['ab/ab12.png', ['ab/ab12.png', 'webp/ab/ab12.webp']],
  ['ab/ab12.gif', ['ab/ab12.gif']],
  ['thumbnails/ab/ab12.jpg', ['thumbnails/ab/ab12.jpg']],
])('[S-307] of %s the store is asked only for what can be there', async (key, asked) => {
  const size = jest.fn(async (name: string) => (name === key ? 3 : null));
  const app = express();
  const parts = {
    express: app,
    store: { size },
    config: { secrets: [secret] },
    clock: { seconds: () => now },
    log: {},
  };
  installFiles(parts as never);
  const server = app.listen(0);
  try {
    const { port } = server.address() as AddressInfo;
    const init = { method: 'HEAD', headers: { accept: 'image/avif,image/webp,*/*' } };
    const answer = await fetch(`http://127.0.0.1:${port}${signFileUrl(key, secret, now)}`, init);
    expect([answer.status, size.mock.calls.map(([name]) => name)]).toEqual([200, asked]);
  } finally {
    server.close();
  }
});
