import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Response } from 'express';
import type { Logger } from 'pino';
import { sendStream } from './sendStream.ts';

const warn = jest.fn();
const log = { warn } as unknown as Logger;
const server = createServer();
beforeAll(async () => {
  await once(server.listen(0), 'listening');
});
afterAll(() => {
  server.close();
});
beforeEach(() => void warn.mockClear());

/** Sends a request; returns both ends of it once the server has it. */
async function begin() {
  const { port } = server.address() as AddressInfo;
  const request = get({ port }).on('error', () => undefined);
  const [, res] = (await once(server, 'request')) as [IncomingMessage, ServerResponse];
  return { request, res: res as Response };
}
const endless = () =>
  new Readable({
    read() {
      this.push(Buffer.alloc(65_536));
    },
  });

describe('a response of bytes', () => {
  it('is sent to its end', async () => {
    const { request, res } = await begin();
    const [[answer]] = await Promise.all([
      once(request, 'response'),
      sendStream(res, Readable.from(['ab', 'c']), log, 'x'),
    ]);
    let text = '';
    for await (const chunk of answer) text += chunk;
    expect(text).toBe('abc');
    expect(warn).not.toHaveBeenCalled();
  });

  it.each(['before the first byte', 'midway'])('closes its file when the client leaves %s', async (when) => {
    const { request, res } = await begin();
    const gone = once(res, 'close');
    const source = endless();
    if (when === 'midway') request.once('response', () => request.destroy());
    else {
      request.destroy();
      await gone;
    }
    await sendStream(res, source, log, 'x');
    expect(source.destroyed).toBe(true);
    expect(warn).not.toHaveBeenCalled();
  });

  it('is cut short when the file cannot be read, which is logged', async () => {
    const { request, res } = await begin();
    const failed = new Error('disk');
    const source = new Readable({ read: () => source.destroy(failed) });
    await Promise.all([once(request, 'error'), sendStream(res, source, log, 'not sent')]);
    expect(warn).toHaveBeenCalledWith({ err: failed }, 'not sent');
  });
});
