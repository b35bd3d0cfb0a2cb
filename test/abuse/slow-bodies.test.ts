/** Bodies that arrive slowly or stop: their connections are closed, and all other requests are served. */
import net from 'node:net';
import { afterAll, expect, it } from '@jest/globals';
import { raw, type Setup, setup } from './setup.ts';

const at: Setup = await setup({ BODY_SECONDS: '1', UPLOAD_SECONDS: '2' });
afterAll(() => at.stop());

const TIMEOUT = 60_000;
const head = (path: string, type: string, length: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\n${length}\r\n\r\n`;

for (const [title, path, length] of [
  ['a call', '/graphql', 'Content-Length: 1000'],
  ['a sign-in', '/user_token', 'Content-Length: 1000'],
  ['a call in chunks', '/graphql', 'Transfer-Encoding: chunked'],
] as const)
  it(`the body of ${title} that stops halfway is answered with 408`, async () => {
    const answer = await raw(at.server.url, head(path, 'application/json', length), TIMEOUT);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toMatch(/connection: close/i);
    expect(answer).toContain('SL400');
  });

it('one that arrives byte by byte is cut off, and so is an upload, with an error message, and one that was refused already', async () => {
  const port = Number(new URL(at.server.url).port);
  const dripping = (start: string) =>
    new Promise<string>((resolve) => {
      let said = '';
      const socket = net.connect(port, 'localhost', () => socket.write(start));
      const drip = setInterval(() => socket.write('x'), 100);
      socket.on('data', (chunk) => (said += chunk.toString('latin1')));
      socket.on('error', () => {});
      socket.on('close', () => {
        clearInterval(drip);
        resolve(said);
      });
    });
  const form = 'multipart/form-data; boundary=x';
  const staff = `Content-Length: 100000\r\nAuthorization: Bearer ${at.tokens.admin}`;
  const part =
    '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
  const [call, upload, taken] = await Promise.all([
    dripping(`${head('/graphql', 'application/json', 'Content-Length: 100000')}{"query":"`),
    dripping(head('/sponsor_logos', form, 'Content-Length: 100000')),
    dripping(head('/sponsor_logos', form, staff) + part),
  ]);
  expect(taken).toMatch(/^HTTP\/1\.1 400 /); // not 408, after which a browser may resend by itself
  expect(taken).toContain('The file took too long to arrive. Please try a smaller file or a faster connection.');
  expect(call).toMatch(/^HTTP\/1\.1 408 /);
  expect(upload).toMatch(/^HTTP\/1\.1 401 /);
  const { status } = await at.graphql(JSON.stringify({ query: '{ today }' }));
  expect(status).toBe(200);
  expect(at.server.log()).not.toMatch(/request failed|graphql failed|uncaught/i);
});
