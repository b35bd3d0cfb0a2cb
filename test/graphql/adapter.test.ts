/** The console's data provider against the real server: every method, and how refusals reach a form. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataProvider } from 'react-admin';
import { makeDataProvider } from '../../admin/src/adapter/index.ts';
import { resources } from '../../admin/src/resources.ts';
import { projectDir } from '../../db/settings.ts';
import { tokenKey } from '../../ui/session.ts';
import { type TestDatabase, testDatabase } from '../harness/database.ts';
import { startServer, type TestServer } from '../harness/server.ts';
import { makeWorld, PASSWORD, people, type World } from './world.ts';

let database: TestDatabase;
let server: TestServer;
let world: World;
let provider: DataProvider;
let admin: string;
let league: string;
const held = new Map<string, string>();
const fetchOfNode = globalThis.fetch;
const sent: Record<string, unknown>[] = [];

beforeAll(async () => {
  database = await testDatabase();
  world = await makeWorld(database);
  server = await startServer(database);
  admin = await server.login(people.admin, PASSWORD);
  league = await server.login(people.league, PASSWORD);
  held.set(tokenKey, admin);
  // What a browser has: a place for the token, and addresses that start at the site.
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: { getItem: (key: string) => held.get(key) ?? null, removeItem: (key: string) => held.delete(key) },
  });
  globalThis.fetch = ((address: string, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)).variables);
    return fetchOfNode(`${server.url}${address}`, init);
  }) as typeof fetch;
  const introspection = JSON.parse(readFileSync(path.join(projectDir, 'admin/generated/introspection.json'), 'utf8'));
  provider = makeDataProvider(introspection, resources);
});
afterAll(async () => {
  globalThis.fetch = fetchOfNode;
  await server?.stop();
  await database?.drop();
});

const quotes = ['Best season', 'So loud', 'See you next year'];
const page = (number: number) => ({ page: number, perPage: 2 });
const newestFirst = { field: 'id', order: 'DESC' } as const;

describe('the adapter', () => {
  let ids: number[] = [];

  it('[S-167] creates records with what the form gave', async () => {
    for (const quote of quotes) {
      const { data } = await provider.create('testimonials', { data: { campaignId: world.campaignId, quote } });
      expect(data).toMatchObject({ campaignId: world.campaignId, quote, attribution: null });
      ids = [...ids, data.id];
    }
  });

  it('lists by page, sorted, with the total', async () => {
    const first = await provider.getList('testimonials', { pagination: page(1), sort: newestFirst, filter: {} });
    expect(first).toMatchObject({ total: 3, data: [{ quote: quotes[2] }, { quote: quotes[1] }] });
    const second = await provider.getList('testimonials', { pagination: page(2), sort: newestFirst, filter: {} });
    expect(second.data.map(({ quote }) => quote)).toEqual([quotes[0]]);
  });

  it('filters, and reads what belongs to another record', async () => {
    const filter = { id: ids.slice(0, 1) };
    const some = await provider.getList('testimonials', { pagination: page(1), sort: newestFirst, filter });
    expect(some.data.map(({ id }) => id)).toEqual(ids.slice(0, 1));
    const of = (id: number) =>
      provider.getManyReference('testimonials', {
        target: 'campaignId',
        id,
        pagination: page(1),
        sort: newestFirst,
        filter: {},
      });
    expect((await of(world.campaignId)).total).toBe(3);
    expect((await of(world.otherCampaignId)).total).toBe(0);
  });

  it('reads one and many', async () => {
    const one = await provider.getOne('testimonials', { id: ids[1] as number });
    expect(one.data.quote).toBe(quotes[1]);
    const many = await provider.getMany('testimonials', { ids: [ids[0], ids[2]] as number[] });
    expect(many.data.map(({ quote }) => quote).sort()).toEqual([quotes[0], quotes[2]].sort());
    await expect(provider.getOne('testimonials', { id: 999_999 })).rejects.toThrow('Not found');
  });

  it('[S-168] sends only what changed', async () => {
    const { data: previousData } = await provider.getOne('testimonials', { id: ids[0] as number });
    const data = { ...previousData, attribution: 'A parent' };
    const updated = await provider.update('testimonials', { id: ids[0] as number, data, previousData });
    expect(sent.at(-1)).toEqual({ input: { id: ids[0], attribution: 'A parent' } });
    expect(updated.data).toMatchObject({ quote: quotes[0], attribution: 'A parent' });
  });

  it('changes and deletes many', async () => {
    const two = ids.slice(1);
    await provider.updateMany('testimonials', { ids: two, data: { attribution: 'Coach' } });
    const after = await provider.getMany('testimonials', { ids: two });
    expect(after.data.map(({ attribution }) => attribution)).toEqual(['Coach', 'Coach']);
    await provider.deleteMany('testimonials', { ids: two });
    await provider.delete('testimonials', { id: ids[0] as number });
    const left = await provider.getList('testimonials', { pagination: page(1), sort: newestFirst, filter: {} });
    expect(left.total).toBe(0);
  });

  it('a refused value names its field', async () => {
    const refused = provider.create('testimonials', { data: { campaignId: world.campaignId, quote: '  ' } });
    await expect(refused).rejects.toMatchObject({ body: { errors: { quote: expect.any(String) } } });
  });

  it('every list of the console answers', async () => {
    for (const { name } of resources) {
      const list = await provider.getList(name, {
        pagination: page(1),
        sort: { field: 'id', order: 'ASC' },
        filter: {},
      });
      expect(Array.isArray(list.data)).toBe(true);
      expect(typeof list.total).toBe('number');
    }
  });

  it('[S-404] what a league may not read stays closed through the adapter too', async () => {
    await provider.create('testimonials', { data: { campaignId: world.campaignId, quote: 'Ours' } });
    held.set(tokenKey, league);
    const asLeague = { pagination: page(1), sort: newestFirst, filter: {} };
    await expect(provider.getList('testimonials', asLeague)).rejects.toMatchObject({ code: 'SL403' });
    const theirs = { data: { campaignId: world.campaignId, quote: 'Theirs' } };
    await expect(provider.create('testimonials', theirs)).rejects.toMatchObject({ code: 'SL403' });
    held.set(tokenKey, admin);
    const all = await provider.getList('testimonials', { pagination: page(1), sort: newestFirst, filter: {} });
    expect(all.data.map(({ quote }) => quote)).toEqual(['Ours']);
  });
});
