/** Errors that a page reports are logged, shortened and without tokens. */
import { expect, it } from '@jest/globals';
import { apiSetup } from './setup.ts';
import { waitUntil } from './wait.ts';

const { server } = await apiSetup();
const report = (body: unknown) =>
  fetch(`${server.url}/client_errors`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

it('[L-253] a reported error is logged with its page and code, its message cut after 300 characters', async () => {
  const response = await report({
    page: 'respond-to-deadline',
    name: 'ApiError',
    code: 'SL500',
    status: 500,
    message: `Not saved ${'x'.repeat(400)}`,
  });
  expect([response.status, await response.text()]).toEqual([204, '']);
  const reported = () =>
    server
      .log()
      .split('\n')
      .find((line) => line.includes('"respond-to-deadline"'));
  await waitUntil(async () => reported() !== undefined); // the log is written after the response
  expect(JSON.parse(reported() ?? '{}')).toMatchObject({
    page: 'respond-to-deadline',
    name: 'ApiError',
    code: 'SL500',
    status: 500,
    message: `Not saved ${'x'.repeat(290)}`,
    requestId: expect.any(String),
  });
});

it.each([[[]], [{}], [{ page: 7, name: null, status: 'no', message: ['a'] }]])(
  'a report without the expected fields is answered alike: %j',
  async (body) => {
    expect((await report(body)).status).toBe(204);
  },
);
