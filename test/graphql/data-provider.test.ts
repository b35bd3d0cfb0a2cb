/**
 * The console's data provider against the real server: every method, how refusals reach a form, and the common
 * behavior of resources (list, total, every order, many, one, conflict), run for each of them, so that a new one is
 * tested automatically.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getNamedType, isEnumType, isInputObjectType, parse, typeFromAST } from 'graphql';
import type { DataProvider } from 'react-admin';
import { type ConsoleDataProvider, dataProvider } from '../../admin/src/dataProvider/dataProvider.ts';
import { resources } from '../../admin/src/dataProvider/generated/resources.ts';
import { projectDir } from '../../db/settings.ts';
import { tokenKey } from '../../ui/session.ts';
import { committedSchema } from '../harness/schema.ts';
import { PASSWORD, people } from './fixture.ts';
import { apiSetup } from './setup.ts';

const provider: DataProvider & Pick<ConsoleDataProvider, 'getTotal'> = dataProvider;
const fetchOfNode = globalThis.fetch;
// before apiSetup, which stops the server with it
afterAll(() => {
  globalThis.fetch = fetchOfNode;
});
const { server, fixture } = await apiSetup();
let admin: string;
let league: string;
const held = new Map<string, string>();
const sent: Record<string, unknown>[] = [];

beforeAll(async () => {
  admin = await server.login(people.superadmin, PASSWORD);
  league = await server.login(people.league, PASSWORD);
  held.set(tokenKey, admin);
  // Browser features: storage for the token, and URLs relative to the site.
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: { getItem: (key: string) => held.get(key) ?? null, removeItem: (key: string) => held.delete(key) },
  });
  globalThis.fetch = ((address: string, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)).variables);
    return fetchOfNode(`${server.url}${address}`, init);
  }) as typeof fetch;
});

const quotes = ['Best season', 'So loud', 'See you next year'];
const page = (number: number) => ({ page: number, perPage: 2 });
const newestFirst = { field: 'id', order: 'DESC' } as const;

describe('the data provider', () => {
  let ids: number[] = [];

  it('[S-167] creates records with what the form gave', async () => {
    for (const quote of quotes) {
      const { data } = await provider.create('testimonials', { data: { campaignId: fixture.campaignId, quote } });
      expect(data).toMatchObject({ campaignId: fixture.campaignId, quote, attribution: null });
      ids = [...ids, data.id];
    }
  });

  it('lists by page, sorted, and counts beside the rows', async () => {
    const first = await provider.getList('testimonials', { pagination: page(1), sort: newestFirst, filter: {} });
    expect(first).toMatchObject({
      data: [{ quote: quotes[2] }, { quote: quotes[1] }],
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
    });
    expect(await provider.getTotal('testimonials', { filter: {} })).toBe(3);
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
    expect((await of(fixture.campaignId)).pageInfo?.hasNextPage).toBe(true);
    expect((await of(fixture.otherCampaignId)).data).toEqual([]);
  });

  it('reads one and many', async () => {
    const one = await provider.getOne('testimonials', { id: ids[1] as number });
    expect(one.data.quote).toBe(quotes[1]);
    const many = await provider.getMany('testimonials', { ids: [ids[0], ids[2]] as number[] });
    expect(many.data.map(({ quote }) => quote).sort()).toEqual([quotes[0], quotes[2]].sort());
    await expect(provider.getOne('testimonials', { id: 999_999 })).rejects.toMatchObject({ code: 'SL404' });
  });

  it('[S-168] sends only what changed', async () => {
    const { data: previousData } = await provider.getOne('testimonials', { id: ids[0] as number });
    const data = { ...previousData, attribution: 'A parent' };
    const updated = await provider.update('testimonials', { id: ids[0] as number, data, previousData });
    expect(sent.at(-1)).toEqual({ input: { id: ids[0], attribution: 'A parent', version: previousData.version } });
    expect(updated.data).toMatchObject({ quote: quotes[0], attribution: 'A parent' });
  });

  it('changes and deletes many', async () => {
    const two = ids.slice(1);
    await provider.updateMany('testimonials', { ids: two, data: { attribution: 'Coach' } });
    const after = await provider.getMany('testimonials', { ids: two });
    expect(after.data.map(({ attribution }) => attribution)).toEqual(['Coach', 'Coach']);
    await provider.deleteMany('testimonials', { ids: two });
    await provider.delete('testimonials', { id: ids[0] as number });
    expect(await provider.getTotal('testimonials', { filter: {} })).toBe(0);
  });

  it('a refused value names its field', async () => {
    const refused = provider.create('testimonials', { data: { campaignId: fixture.campaignId, quote: '  ' } });
    await expect(refused).rejects.toMatchObject({ body: { errors: { quote: expect.any(String) } } });
  });

  it('[O3] refuses to overwrite what somebody else saved since, and answers the present version and values', async () => {
    const { data: read } = await provider.create('testimonials', {
      data: { campaignId: fixture.campaignId, quote: 'Read' },
    });
    const save = (quote: string) =>
      provider.update('testimonials', { id: read.id, data: { ...read, quote }, previousData: read });
    await save('Theirs');
    await expect(save('Mine')).rejects.toMatchObject({
      code: 'SL409',
      details: { version: read.version + 1, current: { quote: 'Theirs' } },
    });
    expect((await provider.getOne('testimonials', { id: read.id })).data.quote).toBe('Theirs');
    await provider.delete('testimonials', { id: read.id });
  });

  it('[O3] saves again what was saved without its answer arriving', async () => {
    const { data: read } = await provider.getOne('campaigns', { id: fixture.campaignId });
    const save = (name: string) =>
      provider.update('campaigns', { id: read.id, data: { ...read, name }, previousData: read });
    const first = await save('Renamed once');
    const again = await save('Renamed once');
    expect(again.data).toMatchObject({ name: 'Renamed once', version: first.data.version });
    await expect(save('Renamed twice')).rejects.toMatchObject({ code: 'SL409' });
  });

  it('refuses an unknown filter and an unknown order instead of leaving them out', async () => {
    const ask = (filter: object, field: string) =>
      provider.getList('testimonials', { pagination: page(1), sort: { field, order: 'ASC' }, filter });
    await expect(ask({ color: 'red' }, 'id')).rejects.toThrow(/color/);
    await expect(ask({}, 'color')).rejects.toThrow(/COLOR_ASC/);
  });

  it('[O24] [P16] filters by what lists count ahead and read of other records', async () => {
    const found = async (resource: string, filter: object) =>
      (await provider.getList(resource, { pagination: page(1), sort: newestFirst, filter })).data.map(({ id }) => id);
    const { offers, organizationId } = fixture;
    expect(await found('offers', { overdueDeadlinesCount: { greaterThan: 0 } })).toEqual([]);
    expect(await found('offers', { nextDeadline: { lessThanOrEqualTo: '2999-01-01' } })).toEqual([offers.confirmed]);
    expect(await found('offers', { organizationId, status: 'proposed' })).toEqual([offers.proposed]);
    expect(await found('offers', { sportName: { includesInsensitive: 'cricket' } })).toEqual([]);
    expect(await found('organizations', { onTimeVerificationPercentage: { lessThan: 80 } })).toEqual([]);
    expect(await found('organizations', { confirmedCount: 1, engagementStatus: 'active' })).toEqual([organizationId]);
  });

  it('[S-404] what a league may not read is also inaccessible through the data provider', async () => {
    await provider.create('testimonials', { data: { campaignId: fixture.campaignId, quote: 'Ours' } });
    held.set(tokenKey, league);
    const asLeague = { pagination: page(1), sort: newestFirst, filter: {} };
    await expect(provider.getList('testimonials', asLeague)).rejects.toMatchObject({ code: 'SL403' });
    const theirs = { data: { campaignId: fixture.campaignId, quote: 'Theirs' } };
    await expect(provider.create('testimonials', theirs)).rejects.toMatchObject({ code: 'SL403' });
    held.set(tokenKey, admin);
    const all = await provider.getList('testimonials', { pagination: page(1), sort: newestFirst, filter: {} });
    expect(all.data.map(({ quote }) => quote)).toEqual(['Ours']);
  });
});

const schema = committedSchema();
const texts = JSON.parse(readFileSync(path.join(projectDir, 'server/generated/operations.json'), 'utf8'));
const camelCase = (name: string) => name.toLowerCase().replace(/_([a-z0-9])/g, (_all, letter) => letter.toUpperCase());

/** The schema type of a document's variable. */
function variableType(document: { id: string }, variable: string) {
  const [operation] = parse(texts[document.id]).definitions;
  const found =
    operation?.kind === 'OperationDefinition' &&
    operation.variableDefinitions?.find((definition) => definition.variable.name.value === variable);
  return found ? getNamedType(typeFromAST(schema, found.type as never)) : undefined;
}

type Documents = Record<string, { id: string }>;
const listed = Object.entries(resources).filter(([, { documents }]) => 'list' in documents);

describe.each(listed)('the resource %s', (name, definition) => {
  const documents = definition.documents as unknown as Documents;
  const list = documents.list as { id: string };
  const ask = (field: string, order: 'ASC' | 'DESC', filter = {}) =>
    provider.getList(name, { pagination: { page: 1, perPage: 5 }, sort: { field, order }, filter });

  it('[O2] [O24] lists by every order that it offers, and counts', async () => {
    const orders = variableType(list, 'orderBy');
    const fields = new Set(
      (isEnumType(orders) ? orders.getValues() : [])
        .filter(({ name: value }) => /_(ASC|DESC)$/.test(value) && !value.startsWith('PRIMARY_KEY'))
        .map(({ name: value }) => camelCase(value.replace(/_(ASC|DESC)$/, ''))),
    );
    expect(fields.has('id')).toBe(true);
    for (const field of fields)
      for (const order of ['ASC', 'DESC'] as const) expect(Array.isArray((await ask(field, order)).data)).toBe(true);
    if (documents.total) expect(typeof (await provider.getTotal(name, { filter: {} }))).toBe('number');
  });

  it('[O24] filters by each column that is a value, and searches with typing errors', async () => {
    const where = variableType(list, 'filter');
    for (const field of Object.values(isInputObjectType(where) ? where.getFields() : {})) {
      const condition = getNamedType(field.type);
      if (isInputObjectType(condition) && 'isNull' in condition.getFields())
        await ask('id', 'ASC', { [field.name]: null });
    }
    if (variableType(list, 'search'))
      expect(Array.isArray((await ask('id', 'ASC', { q: 'bears foo' })).data)).toBe(true);
  });

  it('reads one and many of what it lists', async () => {
    const { data } = await ask('id', 'ASC');
    const ids = data.map(({ id }) => id);
    if (documents.many)
      expect((await provider.getMany(name, { ids })).data.map(({ id }) => id).sort()).toEqual([...ids].sort());
    if (documents.one && ids[0] !== undefined)
      expect((await provider.getOne(name, { id: ids[0] })).data.id).toBe(ids[0]);
  });
});
