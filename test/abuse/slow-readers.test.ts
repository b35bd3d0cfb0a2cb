/** A client that sends requests and does not read the responses: these are not kept forever, and the connection is closed. */
import http from 'node:http';
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, it } from '@jest/globals';
import WebSocket from 'ws';
import { type Setup, setup } from './setup.ts';

const at: Setup = await setup({ STALLED_SECONDS: '1' });
afterAll(() => at.stop());

/** More than the system buffers between two programs. */
const QUESTIONS = 30_000;

it('a connection whose answers are not taken ends, with what is left of them', async () => {
  const socket = net.connect(Number(new URL(at.server.url).port), '127.0.0.1');
  const answers = new Promise<number>((resolve) => {
    let bytes = '';
    let count = 0;
    socket.pause();
    socket.on('error', () => {});
    socket.on('close', () => resolve(count));
    socket.on('data', (chunk) => {
      const found = (bytes + chunk.toString('latin1')).split('HTTP/1.1 200');
      count += found.length - 1;
      bytes = found.at(-1)?.slice(-20) ?? '';
      if (count >= QUESTIONS) socket.destroy();
    });
  });
  const question = 'GET /survey_views/x HTTP/1.1\r\nHost: localhost\r\n\r\n';
  socket.write(question.repeat(QUESTIONS));
  // until a write fails: first the system's buffers fill up, after which nothing is sent
  for (const end = Date.now() + 20_000; !socket.destroyed && Date.now() < end; await wait(250)) socket.write(question);
  socket.resume();
  expect(await answers).toBeLessThan(QUESTIONS);
  // on a separate connection, because those that fetch keeps alive may be closed by now
  const status = await new Promise((resolve, reject) => {
    http
      .get(`${at.server.url}/survey_views/x`, { agent: false }, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject);
  });
  expect(status).toBe(200);
});

it('[S-434] an idle live connection stays open', async () => {
  const socket = new WebSocket(`${at.server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const said: string[] = [];
  socket.on('message', (data) => said.push(JSON.parse(data.toString()).type));
  socket.on('open', () => socket.send('{"type":"connection_init"}'));
  await wait(3000);
  expect([said, socket.readyState]).toEqual([['connection_ack'], WebSocket.OPEN]);
  socket.terminate();
});
