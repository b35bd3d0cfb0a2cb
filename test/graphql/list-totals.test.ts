/** Totals of the console's lists over HTTP: exact under a filter and after a change, and whether a list is long. */
import { expect, it } from '@jest/globals';
import { LARGE_LIST } from '../../ui/largeList.ts';
import { apiSetup } from './setup.ts';
import { loginTokens } from './tokens.ts';

const { server, database, fixture } = await apiSetup();
const { owner } = database;
const { admin, league, sponsor } = await loginTokens(server, 'admin', 'league', 'sponsor');

it('[O2] a total by an enum is exact after each change', async () => {
  const stale = async () =>
    (
      await server.data(
        '{ list: organizationListItemsConnection(filter: { dataConfidence: { equalTo: stale } }) { totalCount isLarge } }',
        {},
        admin,
      )
    ).list;
  const set = (confidence: string) =>
    owner.query('update app_public.organizations set data_confidence = $2 where id = $1', [
      fixture.organizationId,
      confidence,
    ]);
  const { totalCount } = await stale();
  await set('stale');
  expect(await stale()).toEqual({ totalCount: totalCount + 1, isLarge: false });
  await set('verified');
  expect(await stale()).toEqual({ totalCount, isLarge: false });
});

it('[O2] a list is long with more than ten thousand records that the filter finds', async () => {
  const log = async (filter = '{ tableName: { equalTo: "totals" } }', token = admin) =>
    (
      await server.graphql(
        `{ list: auditEntryListItemsConnection(filter: ${filter}) { totalCount isLarge } }`,
        {},
        token,
      )
    ).data?.list ?? null;
  const add = (count: number) =>
    owner.query(
      `insert into app_private.audit_log (at, actor_role, table_name, row_id, op)
       select app_private.clock(), 'admin', 'totals', n, 'I' from generate_series(1, $1::int) n`,
      [count],
    );
  await add(LARGE_LIST);
  expect(await log()).toEqual({ totalCount: LARGE_LIST, isLarge: false });
  await add(1);
  expect(await log()).toEqual({ totalCount: LARGE_LIST + 1, isLarge: true });
  expect(await log('{ tableName: { equalTo: "totals" }, rowId: { equalTo: "5" } }')).toMatchObject({ isLarge: false });
  for (const token of [league, sponsor]) expect(await log(undefined, token)).toBeNull();
});

it('the lists that run as the owner show nothing to somebody who has left, whose token is still valid', async () => {
  const lists = [
    ...['organization', 'sponsor', 'campaign', 'offer', 'check', 'pendingImage', 'unreleasedImage'],
    ...['mail', 'auditEntry'],
  ].map((name) => `${name}ListItemsConnection`);
  const found = async () =>
    (
      await server.graphql(
        `{ ${lists.map((list) => `${list} { totalCount isLarge nodes { id } }`).join(' ')} }`,
        {},
        admin,
      )
    ).data;
  const before = await found();
  for (const list of ['offer', 'organization', 'campaign', 'sponsor'])
    expect(before[`${list}ListItemsConnection`].totalCount).toBeGreaterThan(0);
  const set = (status: string) =>
    owner.query('update app_public.users set status = $2 where id = $1', [fixture.users.admin, status]);
  await set('deactivated');
  const seen = await found();
  await set('active');
  const none = { totalCount: 0, isLarge: false, nodes: [] };
  expect([null, undefined, Object.fromEntries(lists.map((list) => [list, none]))]).toContainEqual(seen);
});
