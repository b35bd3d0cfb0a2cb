import { expect, it } from '@jest/globals';
import pg from 'pg';
import { isUnavailable } from './unavailable.ts';

it('knows what pg throws for a statement on a connection that was lost before it', async () => {
  const client = new pg.Client();
  await client.end();
  const error = await client.query('select 1').catch((thrown: Error) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(isUnavailable(error)).toBe(true);
  expect(isUnavailable(new Error('something else'))).toBe(false);
});
