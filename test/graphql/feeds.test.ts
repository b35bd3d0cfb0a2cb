/** Keys made by people, and feeds of saved views: CSV and JSON by a secret address, with the rights of the moment. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { newApiKey } from '../../ui/apiKeys.ts';
import { apiSetup } from './setup.ts';
import { loginTokens } from './tokens.ts';

const { server, database, fixture } = await apiSetup({ LOG_LEVEL: 'info' });
const { owner } = database;
const { admin, superadmin, league } = await loginTokens(server, 'admin', 'superadmin', 'league');

it('a key is made with the hash of a secret that the browser draws; it is rotated with an overlap, and revoked', async () => {
  const first = await newApiKey();
  const input = { name: 'Nightly report', scopes: ['offers:read'] };
  const create =
    'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { apiKey { id name hint state scopes } } }';
  const { createApiKey } = await server.data(create, { input: { ...input, ...first.input } }, admin);
  const { id } = createApiKey.apiKey;
  expect(createApiKey.apiKey).toMatchObject({ ...input, hint: first.secret.slice(-4), state: 'active' });
  const works = async (secret: string) => !(await server.graphql('{ offers { id } }', {}, secret)).errors;
  const next = await newApiKey();
  await server.data(
    'mutation ($input: RotateApiKeyInput!) { rotateApiKey(input: $input) { changeId } }',
    { input: { id, ...next.input } },
    admin,
  );
  expect([await works(first.secret), await works(next.secret)]).toEqual([true, true]);
  const { errors } = await server.graphql(
    'mutation ($id: Int!) { revokeApiKey(input: {id: $id}) { changeId } }',
    { id },
    league,
  );
  expect(errors?.[0]?.extensions?.code).toBe('SL404');
  await server.data('mutation ($id: Int!) { revokeApiKey(input: {id: $id}) { changeId } }', { id }, admin);
  expect([await works(first.secret), await works(next.secret)]).toEqual([false, false]);
});

it('a key or a feed needs a recent proof of who its owner is; a new feed is recorded like an export', async () => {
  const prove = (user: number, at: string) =>
    owner.query(`update app_private.session_activity set proved_at = ${at} where user_id = $1`, [user]);
  await prove(fixture.users.league, `'2020-01-01'`);
  const { input } = await newApiKey();
  const { errors } = await server.graphql(
    'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { changeId } }',
    { input: { name: 'x', scopes: ['offers:read'], ...input } },
    league,
  );
  expect(errors?.[0]?.extensions?.code).toBe('SL428');
  await prove(fixture.users.admin, `'2020-01-01'`);
  await expect(feedOf(admin)).rejects.toThrow('confirm that it is you');
  await prove(fixture.users.admin, 'app_private.clock()');
  await feedOf(admin);
  const { rows } = await owner.query(
    `select row_id, user_id, new_values ->> 'format' as format, new_values -> 'columns' ->> 0 as first
     from app_private.audit_log where table_name = 'exports'`,
  );
  expect(rows).toEqual([{ row_id: 'offers', user_id: fixture.users.admin, format: 'feed', first: 'organizationName' }]);
  await owner.query('delete from app_public.feeds');
});

const columns = [
  { source: 'organizationName', label: 'Organization' },
  { source: 'status', label: 'Status', values: { proposed: '=Proposed' } },
  { source: 'value', label: 'Value' },
  { source: 'updatedAt', label: 'Updated' },
];
async function feedOf(
  token: string,
  { resource = 'offers', request = { variables: { orderBy: ['ID_ASC'] }, columns } as object, shared = false } = {},
) {
  const { createListView } = await server.data(
    'mutation ($input: CreateListViewInput!) { createListView(input: $input) { listView { id } } }',
    { input: { resource, label: `View ${randomUUID()}`, shared, view: {} } },
    token,
  );
  const { createFeed } = await server.data(
    'mutation ($input: CreateFeedInput!) { createFeed(input: $input) { feed { id token } } }',
    { input: { listViewId: createListView.listView.id, request } },
    token,
  );
  const { id, token: secret } = createFeed.feed;
  const url = `${server.url}/feeds/${secret}`;
  return { id: id as number, csvUrl: `${url}.csv`, jsonUrl: `${url}.json` };
}
const offers = () => owner.query('select id from app_public.offers order by id').then(({ rows }) => rows);

describe('a feed', () => {
  it('is CSV as an export writes it, and JSON; it is not stored anywhere, and its address not logged', async () => {
    const { csvUrl, jsonUrl, id } = await feedOf(admin);
    const csv = await fetch(csvUrl);
    expect([csv.status, csv.headers.get('content-type'), csv.headers.get('cache-control')]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'private, no-store',
    ]);
    const [head, ...rows] = parse(await csv.text(), { bom: true }) as string[][];
    expect(head).toEqual(['Organization', 'Status', 'Value', 'Updated (America/New_York)']);
    expect(rows).toHaveLength((await offers()).length);
    expect(rows.flat()).toContain("'=Proposed");
    const json = (await (await fetch(jsonUrl)).json()) as object[];
    expect(json).toHaveLength(rows.length);
    expect(json[0]).toEqual({
      organizationName: 'Bears',
      status: expect.any(String),
      value: expect.anything(),
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    const { rows: updated } = await owner.query(
      `select updated_at as at, to_char(updated_at at time zone 'America/New_York', 'YYYY-MM-DD HH24:MI') as local
       from app_public.offers order by id`,
    );
    expect(json.map((row) => (row as { updatedAt: string }).updatedAt)).toEqual(
      updated.map(({ at }) => at.toISOString()),
    );
    expect(rows.map((row) => row[3])).toEqual(updated.map(({ local }) => local));
    const seen = async (token: string) => (await server.data('{ feeds { id lastReadAt } }', {}, token)).feeds;
    expect([await seen(superadmin), await seen(admin)]).toEqual([[], [{ id, lastReadAt: expect.any(String) }]]);
    expect(server.log()).not.toContain(new URL(csvUrl).pathname);
    expect(server.log()).toContain(`"feedId":${id}`);
  });

  it('answers 304 until a row changes, and only changed rows to updated_since', async () => {
    const { csvUrl, jsonUrl } = await feedOf(admin);
    const first = await fetch(csvUrl);
    const etag = first.headers.get('etag') ?? '';
    await first.text();
    const again = await fetch(csvUrl, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const { rows } = await owner.query('select app_private.clock() as now');
    await owner.query('update app_public.offers set value = 4321 where id = $1', [fixture.offers.confirmed]);
    const changed = await fetch(csvUrl, { headers: { 'if-none-match': etag } });
    expect([changed.status, (await changed.text()).includes('4321')]).toEqual([200, true]);
    const since = await fetch(`${jsonUrl}?updated_since=${encodeURIComponent(rows[0].now.toISOString())}`);
    expect(await since.json()).toEqual([expect.objectContaining({ value: 4321 })]);
    const none = await fetch(`${jsonUrl}?updated_since=2199-01-01T00:00:00Z`);
    expect(await none.json()).toEqual([]);
    for (const text of [
      'yesterday',
      '2026-13-45',
      '2026-05-01 00:00',
      '',
      '-infinity',
      '2026-05-01&updated_since=2026-05-02',
    ])
      expect((await fetch(`${jsonUrl}?updated_since=${text}`)).status).toBe(400);
  });

  it('without a time of change refuses updated_since', async () => {
    const { jsonUrl } = await feedOf(admin, {
      resource: 'auditEntries',
      request: { columns: [{ source: 'op', label: 'Op' }] },
    });
    expect((await fetch(jsonUrl)).status).toBe(200);
    expect((await fetch(`${jsonUrl}?updated_since=2026-05-01`)).status).toBe(422);
  });

  it('opens nothing else, and nothing else opens it', async () => {
    const { csvUrl } = await feedOf(admin);
    const token = new URL(csvUrl).pathname.replace(/^\/feeds\/|\.csv$/g, '');
    expect((await server.graphql('{ offers { id } }', {}, token)).errors?.[0]?.extensions?.code).toBe('SL401');
    for (const other of [admin, `${token.slice(0, -2)}xx`, 'x', '..%2F..%2Fetc%2Fpasswd'])
      expect((await fetch(`${server.url}/feeds/${other}.csv`)).status).toBe(404);
    expect((await fetch(`${server.url}/feeds/${token}.xlsx`)).status).toBe(404);
    expect((await fetch(csvUrl, { method: 'POST' })).status).toBe(404);
  });

  it('of a request that no export takes is refused by what is wrong with it', async () => {
    for (const request of [
      {},
      { columns: [{ source: 'magicToken', label: 'Token' }] },
      { columns, variables: { filter: { nothing: 1 } } },
    ])
      expect((await fetch((await feedOf(admin, { request })).csvUrl)).status).toBeGreaterThanOrEqual(400);
    expect((await fetch((await feedOf(admin, { resource: 'nothing' })).csvUrl)).status).toBe(404);
  });

  it('ends when it is revoked, and at once for somebody who left or lost their role', async () => {
    const feeds = [await feedOf(admin), await feedOf(admin)];
    const status = async () => Promise.all(feeds.map(async ({ csvUrl }) => (await fetch(csvUrl)).status));
    expect(await status()).toEqual([200, 200]);
    const revoke = 'mutation ($id: Int!) { deleteFeed(input: {id: $id}) { feed { id } } }';
    for (const other of [league, superadmin])
      expect((await server.graphql(revoke, { id: feeds[0]?.id }, other)).errors).toHaveLength(1);
    await server.data(revoke, { id: feeds[0]?.id }, admin);
    expect(await status()).toEqual([404, 200]);
    await owner.query(`update app_public.users set role = 'organization' where id = $1`, [fixture.users.admin]);
    expect(await status()).toEqual([404, 404]);
    await owner.query(`update app_public.users set role = 'admin' where id = $1`, [fixture.users.admin]);
    expect(await status()).toEqual([404, 200]);
  });

  it('is read at most 60 times in ten minutes, whatever other feeds are', async () => {
    const [busy, other] = [await feedOf(superadmin), await feedOf(superadmin)];
    const statuses = new Set<number>();
    for (let read = 0; read < 61; read++) statuses.add((await fetch(busy.csvUrl, { method: 'HEAD' })).status);
    expect([...statuses]).toEqual([200, 429]);
    expect((await fetch(other.csvUrl)).status).toBe(200);
  });
});
