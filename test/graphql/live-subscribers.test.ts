import { EventEmitter } from 'node:events';
import { beforeEach, expect, it } from '@jest/globals';
import { OffersListDocument, OffersTotalDocument } from '../../admin/src/offers/generated/graphql.ts';
import { LiveUpdates } from '../../server/graphql/liveUpdates.ts';
import type { LoginViewer } from '../../server/viewer.ts';

const staff: LoginViewer = { type: 'login', role: 'admin', userId: 7, email: '', scopeOfferId: null, expires: 100 };
const documents = [OffersListDocument.id, OffersTotalDocument.id];
let database: EventEmitter;
let seconds = 0;
let updates: LiveUpdates;

beforeEach(() => {
  seconds = 0;
  database = new EventEmitter();
  const listener = {
    on: database.on.bind(database),
    onConnected: (callback: () => void) => database.on('connected', callback),
  };
  updates = new LiveUpdates(listener as never, { database: {}, clock: { seconds: () => seconds } } as never);
});

const announce = (times = 1) => {
  for (let n = 0; n < times; n += 1) database.emit('live', '{"table":"offers"}');
};
const open = () => updates.open(staff, async () => staff, documents);

it('a subscriber who reads slowly receives each document once, however often it changed', async () => {
  const changes = open();
  const first = changes.next();
  await new Promise((resolve) => setTimeout(resolve));
  announce();
  expect((await first).value.sort()).toEqual([...documents].sort());
  announce(10_000);
  expect((await changes.next()).value).toHaveLength(2);
  const next = changes.next();
  await changes.return?.();
  expect(await next).toMatchObject({ done: true });
});

it.each([
  ['the connection to the database was lost', 'connected', undefined],
  ['the session of its user changed', 'session', '7'],
])('a subscription ends when %s, before it is told of a later change', async (_title, event, payload) => {
  const changes = open();
  const next = changes.next();
  await new Promise((resolve) => setTimeout(resolve));
  database.emit(event, payload);
  announce();
  expect(await next).toMatchObject({ done: true });
});

it('nothing is sent once the token has expired, and another user’s session ends nothing', async () => {
  const changes = open();
  const next = changes.next();
  await new Promise((resolve) => setTimeout(resolve));
  database.emit('session', '8');
  seconds = 101;
  announce();
  const later = new Promise((resolve) => setTimeout(() => resolve('nothing'), 400));
  expect(await Promise.race([next, later])).toBe('nothing');
  await changes.return?.();
});
