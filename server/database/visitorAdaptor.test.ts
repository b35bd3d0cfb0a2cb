import { expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { watchChange } from './change.ts';
import { visitorAdaptor, type WithPgClient } from './visitorAdaptor.ts';

it.each([
  ['drops a connection', 'whose session was ended', '57P01', true],
  ['keeps a connection', 'whose statement was refused', '42501', false],
])('%s %s', async (_, __, code, dropped) => {
  const release = jest.fn();
  const error = Object.assign(new pg.DatabaseError('', 0, 'error'), { code });
  const client = { query: async () => ({ rows: [] }), release };
  const withPgClient = visitorAdaptor(
    { connect: async () => client } as unknown as pg.Pool,
    jest.fn() as unknown as WithPgClient,
    { named: false, queryInSession: () => Promise.reject(error) },
  );
  const asked = withPgClient({ role: 'sideline_visitor' }, (visitor) => visitor.query({ text: 'select 1' }));
  await expect(asked).rejects.toBe(error);
  expect(release.mock.calls).toEqual([[dropped]]);
});

it('lets only the transactions of a change write, if the others are read-only', async () => {
  const sent: string[] = [];
  const query = async ({ text = '' }: { text?: string }) => {
    sent.push(text);
    return { rows: [{ transaction_id: '1' }] };
  };
  const withPgClient = visitorAdaptor(
    { connect: async () => ({ query, release: jest.fn() }) } as unknown as pg.Pool,
    jest.fn() as unknown as WithPgClient,
    { named: false },
  );
  const settings = { role: 'sideline_visitor', transaction_read_only: 'on' };
  const isReadOnly = async () => {
    await withPgClient(settings, (visitor) => visitor.query({ text: 'select 1' }));
    return sent.splice(0).some((text) => text.includes('transaction_read_only'));
  };
  expect(await isReadOnly()).toBe(true);
  watchChange(settings, { transactionId: null });
  expect(await isReadOnly()).toBe(false);
});
