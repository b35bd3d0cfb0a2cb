import { expect, it } from '@jest/globals';
import { withKey } from './requestKeys.ts';

const isLost = (error: unknown) => error === 'lost';
/** Sends a request that ends with the error, if one is given; returns its key. */
async function keyOf(operation: string, input: string, error?: string): Promise<string> {
  let key = '';
  const sending = withKey(operation, input, isLost, async (headers) => {
    key = headers['idempotency-key'];
    if (error) throw error;
  });
  await sending.catch(() => {});
  return key;
}

it('[R21] a request without an answer keeps its key until there is one', async () => {
  const first = await keyOf('CreateTask', 'call', 'lost');
  expect(await keyOf('CreateTask', 'call', 'lost')).toBe(first);
  expect(await keyOf('CreateTask', 'call')).toBe(first);
  expect(await keyOf('CreateTask', 'call')).not.toBe(first);
});

it('[R21] what is corrected in a form after a lost answer keeps the key, so that the first is not done as well', async () => {
  const first = await keyOf('CreateCheck', '100', 'lost');
  expect(await keyOf('CreateCheck', '120', 'refused')).toBe(first);
  expect(await keyOf('CreateCheck', '120')).not.toBe(first);
});

it('[R21] equal requests at the same time share a key', async () => {
  const [one, two] = await Promise.all([keyOf('TasksCreate', 'call'), keyOf('TasksCreate', 'call')]);
  expect(one).toBe(two);
});

it('[R21] a value that was set again later is not answered from before', async () => {
  const first = await keyOf('TasksUpdate', '1', 'lost');
  expect(await keyOf('TasksUpdate', '1')).not.toBe(first);
  const lost = await keyOf('UpsertAddress', 'A', 'lost');
  await keyOf('UpsertAddress', 'B');
  expect(await keyOf('UpsertAddress', 'A')).not.toBe(lost);
});
