/** Where a webhook's message may go: never into the own network, however the address is written or resolved. */
import type { lookup as Lookup } from 'node:dns';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { isPublic } from '../../server/shared/publicAddress.ts';
import { type PostSettings, post } from '../../workers/webhooks/post.ts';
import { accept, answering, CERTIFICATE, startWebhookReceiver } from '../harness/webhookReceiver.ts';

const receiver = await startWebhookReceiver();
afterAll(() => receiver.stop());
beforeEach(() => {
  receiver.received.length = 0;
  receiver.answer = accept;
});
const strict: PostSettings = { privateAddresses: false, ca: CERTIFICATE };
const own: PostSettings = { ...strict, privateAddresses: true };
const send = (url: string, settings: PostSettings, body = '{}') => post(url, { 'webhook-id': 'msg_1' }, body, settings);
const refused = { status: null, body: null, error: expect.stringMatching(/not on the public internet|must be/) };

/** Resolves every name to these addresses, one list per call; the last one from then on. */
const resolving = (...lists: string[][]) => {
  const asked: string[] = [];
  const lookup = ((host: string, _options: object, callback: (error: null, found: object[]) => void) => {
    const found = lists[Math.min(asked.push(host), lists.length) - 1] as string[];
    callback(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  }) as unknown as typeof Lookup;
  return { lookup, asked };
};

describe('an address of the own network', () => {
  it.each([
    'https://localhost/x',
    'https://x.LOCALHOST./x',
    'https://127.0.0.1/x',
    'https://127.1/x',
    'https://2130706433/x',
    'https://0x7f000001/x',
    'https://0177.0.0.1/x',
    'https://0.0.0.0/x',
    'https://10.1.2.3/x',
    'https://172.16.0.1/x',
    'https://192.168.1.1/x',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/x',
    'https://224.0.0.1/x',
    'https://[::]/x',
    'https://[::1]/x',
    'https://[::ffff:127.0.0.1]/x',
    'https://[::ffff:7f00:1]/x',
    'https://[::127.0.0.1]/x',
    'https://[64:ff9b::7f00:1]/x',
    'https://[2002:7f00:1::]/x',
    'https://[fd00::1]/x',
    'https://[fe80::1]/x',
    'https://93.184.216.34:22/x',
    'https://user:secret@93.184.216.34/x',
    'http://93.184.216.34/x',
    'ftp://93.184.216.34/x',
  ])('is refused before anything is sent: %s', async (url) => {
    expect(await send(url, strict)).toEqual(refused);
  });

  it('is refused if any address of a name is one, and a name is resolved again for each message', async () => {
    const mixed = resolving(['93.184.216.34', '10.0.0.1']);
    expect(await send('https://hooks.example.com/x', { ...strict, lookup: mixed.lookup })).toEqual(refused);
    const rebound = resolving(['127.0.0.1'], ['::1'], ['::ffff:10.0.0.1']);
    for (let at = 0; at < 3; at += 1)
      expect(await send('https://hooks.example.com/x', { ...strict, lookup: rebound.lookup })).toEqual(refused);
    expect(rebound.asked).toHaveLength(3);
    expect(receiver.received).toEqual([]);
  });

  it('is not reached by a name that resolves to another address after the check: the connection goes to what was checked', async () => {
    const rebinding = resolving(['127.0.0.1'], ['10.0.0.1']);
    const sent = await send(`https://receiver.test:${receiver.port}/x`, { ...own, lookup: rebinding.lookup });
    expect(sent).toEqual({ status: 204, body: '', error: null });
    expect(rebinding.asked).toEqual(['receiver.test']);
  });

  it('tells public addresses from others', () => {
    expect(['93.184.216.34', '2606:2800:220:1::1', '::ffff:8.8.8.8'].map(isPublic)).toEqual([true, true, true]);
    expect(['192.0.2.1', '198.18.0.1', '2001:db8::1', 'ff02::1', '::'].map(isPublic)).not.toContain(true);
  });
});

describe('an answer', () => {
  const url = `https://localhost:${receiver.port}/x`;

  it('of another certificate is a failure', async () => {
    const { ca: _ca, ...without } = own;
    expect(await send(url, without)).toMatchObject({ status: null, error: expect.stringMatching(/certificate/) });
    expect(receiver.received).toEqual([]);
  });

  it('that redirects is not followed', async () => {
    receiver.answer = answering(307, 'elsewhere', { location: `${url}/other` });
    expect(await send(url, own)).toEqual({ status: 307, body: 'elsewhere', error: null });
    expect(receiver.received).toHaveLength(1);
  });

  it('is cut at 64 KiB, however much comes, and has no zero bytes', async () => {
    receiver.answer = (response) => {
      response.writeHead(200);
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(65_000)));
      };
      response.on('drain', more);
      more();
    };
    const { body, ...sent } = await send(url, own);
    expect(sent).toEqual({ status: 200, error: null });
    expect(body).toHaveLength(65_536);
    receiver.answer = answering(200, 'a\0b');
    expect((await send(url, own)).body).toBe('a\u{fffd}b');
  });

  it('must be complete in time, and so must the connection', async () => {
    receiver.answer = (response) => void response.writeHead(200).write('slow');
    expect(await send(url, { ...own, timeout: 1500 })).toEqual({
      status: 200,
      body: 'slow',
      error: 'No complete answer in time.',
    });
    receiver.answer = () => undefined;
    expect(await send(url, { ...own, timeout: 1500 })).toMatchObject({ status: null, error: expect.any(String) });
    const never = (() => undefined) as unknown as typeof Lookup;
    expect(await send('https://receiver.test/x', { ...own, lookup: never, timeout: 100 })).toMatchObject({
      error: 'No complete answer in time.',
    });
  });
});
