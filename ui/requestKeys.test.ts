import { expect, it } from '@jest/globals';
import { withKey } from './requestKeys.ts';

const isLost = (error: unknown) => error === 'lost';
/** Sends a request that ends with the error, if one is given; returns its key. */
async function keyOf(operation: string, input: string, error?: string, form?: string): Promise<string> {
  let key = '';
  const send = async (headers: { 'idempotency-key': string }) => {
    key = headers['idempotency-key'];
    if (error) throw error;
  };
  const sending = withKey(operation, input, isLost, send, form);
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
  const lost = await keyOf('CreateCheck', '100', 'lost', 'offer 1');
  expect(await keyOf('CreateCheck', '90', 'refused', 'offer 2')).not.toBe(lost);
  expect(await keyOf('CreateCheck', '120', 'refused', 'offer 1')).toBe(lost);
  expect(await keyOf('CreateCheck', '120', undefined, 'offer 1')).not.toBe(lost);
});

it.each(['CommentsCreate', 'CreateLogComment', 'InviteStaffUser', '/sponsors/4/campaigns'])(
  '[R21] other input of %s is a new request, and the lost one still is done once afterwards',
  async (operation) => {
    const first = await keyOf(operation, 'one', 'lost');
    expect(await keyOf(operation, 'another')).not.toBe(first);
    expect(await keyOf(operation, 'one')).toBe(first);
    expect(await keyOf(operation, 'one')).not.toBe(first);
  },
);

it('[R21] equal requests at the same time share a key', async () => {
  const [one, two] = await Promise.all([keyOf('TasksCreate', 'call'), keyOf('TasksCreate', 'call')]);
  expect(one).toBe(two);
});

it.each(['TasksUpdate', 'UpsertAddress', '/sponsor_logos', '/sponsor_facing_goal_images'])(
  '[R21] what %s set again later is not answered from before',
  async (operation) => {
    const lost = await keyOf(operation, 'A', 'lost');
    await keyOf(operation, 'B');
    expect(await keyOf(operation, 'A')).not.toBe(lost);
  },
);
