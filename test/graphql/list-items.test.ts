/** Lists of the console over HTTP: every column sorts and filters, search finds terms with typing errors, staff only. */
import { describe, expect, it } from '@jest/globals';
import { makeCampaign, makeSponsor } from '../harness/factories.ts';
import { UNFILTERED, UNSORTED } from './listColumns.ts';
import { constantCase, inOrder, listItems, typeOf } from './listItems.ts';
import { addListRows } from './listRows.ts';
import { apiSetup } from './setup.ts';
import { loginTokens } from './tokens.ts';

const { server, database, fixture } = await apiSetup();
const { owner } = database;
const { admin, league, sponsor } = await loginTokens(server, 'admin', 'league', 'sponsor');
await addListRows(database, fixture);

const LISTS = ['organization', 'sponsor', 'campaign', 'offer', 'check', 'pendingImage', 'mail', 'auditEntry'];
const { ask, idsOf, shown, membersOf, comparedColumns } = listItems(server, admin);

describe.each(LISTS)('the list of %ss', (list) => {
  it('[O24] [C4] sorts by every column that it shows, in both directions, empty values last', async () => {
    const orders = await membersOf(`${typeOf(list)}OrderBy`);
    const columns = await comparedColumns(list);
    const unsorted = columns.filter(({ name }) => !orders.includes(`${constantCase(name)}_ASC`));
    expect(unsorted.map(({ name }) => name).sort()).toEqual((UNSORTED[list] ?? []).sort());
    for (const column of columns.filter((compared) => !unsorted.includes(compared))) {
      const up = await shown(list, column.name, `orderBy: [${constantCase(column.name)}_ASC]`);
      const down = await shown(list, column.name, `orderBy: [${constantCase(column.name)}_DESC]`);
      expect(up.length).toBeGreaterThan(0);
      const empty = up.filter(({ value }) => value === null);
      const rest = up.filter(({ value }) => value !== null);
      const last = [...rest.toReversed(), ...empty.toReversed()];
      expect({ column, down }).toEqual({ column, down: last });
      const wrong = up.filter(({ value }, n) => n > 0 && !inOrder(up[n - 1]?.value ?? null, value, column.type));
      expect({ column, wrong }).toEqual({ column, wrong: column.kind === 'ENUM' ? wrong : [] });
    }
  });

  it('[O24] filters by every column that it shows: what it shows, and nothing', async () => {
    const filters = await membersOf(`${typeOf(list)}Where`);
    const columns = await comparedColumns(list);
    const unfiltered = columns.filter(({ name }) => !filters.includes(name));
    expect(unfiltered.map(({ name }) => name).sort()).toEqual((UNFILTERED[list] ?? []).sort());
    for (const { name, kind } of columns.filter((column) => !unfiltered.includes(column))) {
      const all = await shown(list, name, 'orderBy: [ID_ASC]');
      for (const value of new Set(all.map((row) => row.value))) {
        const literal = kind === 'ENUM' ? value : JSON.stringify(value);
        const condition = value === null ? 'isNull: true' : `equalTo: ${literal}`;
        const found = await shown(list, name, `filter: { ${name}: { ${condition} } }, orderBy: [ID_ASC]`);
        expect({ name, value, found }).toEqual({ name, value, found: all.filter((row) => row.value === value) });
        const others = `filter: { not: { ${name}: { ${condition} } } }, orderBy: [ID_ASC]`;
        const left = all.filter((row) => row.value !== value && (value === null || row.value !== null));
        expect({ name, value, found: await shown(list, name, others) }).toEqual({ name, value, found: left });
      }
    }
  });

  it('sorts names of related records as their own tables do', async () => {
    const { data } = await ask('offer', 'orderBy: [ORGANIZATION_NAME_DESC]', 'nodes { organizationName id }');
    const names = data.list.nodes.map((node: { organizationName: string }) => node.organizationName);
    expect(names).toEqual([...names].sort().reverse());
  });

  it('comes in pages by cursor, with the total of all', async () => {
    const all = await idsOf(list, 'orderBy: [ID_ASC]');
    for (const order of list === 'offer' ? ['ID_DESC', 'ORGANIZATION_NAME_DESC', 'STATUS_ASC'] : ['ID_DESC']) {
      const paged: number[] = [];
      for (let after = 'null', more = true; more; ) {
        const { data, errors } = await ask(
          list,
          `first: 1, after: ${after}, orderBy: [${order}]`,
          'nodes { id } totalCount pageInfo { hasNextPage endCursor }',
        );
        expect(errors).toBeUndefined();
        expect(data.list.totalCount).toBe(all.length);
        paged.push(...data.list.nodes.map(({ id }: { id: number }) => id));
        more = data.list.pageInfo.hasNextPage && paged.length <= all.length;
        after = JSON.stringify(data.list.pageInfo.endCursor);
      }
      expect({ order, ids: paged.sort() }).toEqual({ order, ids: [...all].sort() });
    }
  });

  it('is refused to everybody but staff, and for an unknown order or filter', async () => {
    for (const token of [league, sponsor]) {
      const { data, errors } = await ask(list, 'first: 1', 'nodes { id }', token);
      expect(errors).toHaveLength(1);
      expect(data?.list ?? null).toBeNull();
    }
    expect((await ask(list, 'orderBy: [NOTHING_ASC]')).errors).toHaveLength(1);
    expect((await ask(list, 'filter: { nothing: { isNull: true } }')).errors).toHaveLength(1);
  });
});

it('offers with overdue proof can be asked for alone', async () => {
  const overdue = () => idsOf('offer', 'filter: { overdueDeadlinesCount: { greaterThan: 0 } }');
  expect(await overdue()).toEqual([]);
  const move = (days: number) =>
    owner.query('update app_public.verification_deadlines set deadline = app_private.today() + $2::int where id = $1', [
      fixture.deadlineId,
      days,
    ]);
  await move(-1);
  expect(await overdue()).toEqual([fixture.offers.confirmed]);
  await move(10);
  expect(await overdue()).toEqual([]);
});

it.each([
  'year: { equalTo: 2027 }',
  'year: { lessThan: 2027 }',
  'nextDeadline: { lessThanOrEqualTo: "2199-12-31" }',
  'nextDeadline: { lessThan: "2000-01-01" }',
  'overdueDeadlinesCount: { greaterThan: 0 }',
  'overdueDeadlinesCount: { greaterThan: -1 }',
])('offers that meet %s, and those that do not, are the same in every combination', async (condition) => {
  const found = (filter: string) => idsOf('offer', `filter: { ${filter} }, orderBy: [UPDATED_AT_DESC]`);
  const all = await idsOf('offer', 'orderBy: [UPDATED_AT_DESC]');
  const meet = await found(condition);
  expect(await found(`and: [{ ${condition} }, { status: { isNull: false } }]`)).toEqual(meet);
  expect(await found(`or: [{ ${condition} }, { status: { isNull: true } }]`)).toEqual(meet);
  expect(await found(`not: { not: { ${condition} } }`)).toEqual(meet);
  const compared = await found(`${/^\w+/.exec(condition)?.[0]}: { isNull: false }`);
  expect(await found(`not: { ${condition} }`)).toEqual(compared.filter((id) => !meet.includes(id)));
  expect(meet).toEqual(all.filter((id) => meet.includes(id)));
  const { data } = await ask('offer', `filter: { ${condition} }`);
  expect(data.list.totalCount).toBe(meet.length);
});

describe('search', () => {
  const search = (list: string, text: string) => idsOf(list, `search: ${JSON.stringify(text)}, orderBy: [ID_ASC]`);

  it('finds search terms in any order, each with a typing error', async () => {
    const brand = await makeSponsor(owner, { name: 'Brightwell' });
    const { id } = await makeCampaign(owner, {
      sponsor_id: brand.id,
      name: 'Game Day',
      season: 'spring',
      year: 2027,
    });
    for (const text of [
      'brightwel game dya',
      'day brightwell',
      'Brihgtwell',
      'brightwelll',
      'brigtwell',
      'spring 2027',
      ' GAME,dya ',
    ])
      expect(await search('campaign', text)).toContain(id);
    expect(await search('sponsor', 'brightwel')).toEqual([brand.id]);
    expect(await search('campaign', 'brightwell game night')).toEqual([]);
    expect(await search('campaign', `'; drop table x; %_\\`)).toEqual([]);
  });

  it.each([
    ['organization', 'baers austin', () => [fixture.organizationId]],
    ['organization', 'lions@example', () => [fixture.otherOrganizationId]],
    ['offer', 'bears u12', () => [fixture.offers.confirmed]],
    ['offer', 'u12 acme', () => [fixture.offers.confirmed]],
    ['offer', 'linos', () => [fixture.offers.qualified]],
  ])('of %ss: %s', async (list, text, expected) => {
    expect(await search(list, text)).toEqual(expected());
  });

  it.each(['check', 'pendingImage', 'mail'])('of %ss finds by the organization', async (list) => {
    expect(await search(list, 'baers')).toEqual(
      await idsOf(list, 'filter: { organizationId: { isNull: false } }, orderBy: [ID_ASC]'),
    );
    expect(await search(list, 'lions')).toEqual([]);
  });

  it('of users and programs', async () => {
    const ids = async (field: string, text: string) =>
      (
        await server.data(`{ list: ${field}(search: ${JSON.stringify(text)}) { nodes { id } totalCount } }`, {}, admin)
      ).list.nodes.map(({ id }: { id: number }) => id);
    expect(await ids('usersConnection', 'superadmni')).toEqual([fixture.users.superadmin]);
    const { rows } = await owner.query(`select id from app_public.sponsorable_properties where name = 'Lions U10'`);
    expect(await ids('sponsorablePropertiesConnection', 'u10 lions')).toEqual([rows[0].id]);
  });

  it('of changes finds by the organization, the campaign and who made them', async () => {
    await owner.query(`update app_public.organizations set city = 'Dallas' where id = $1`, [fixture.organizationId]);
    await owner.query('update app_public.campaigns set target_number_of_leagues = 77 where id = $1', [
      fixture.campaignId,
    ]);
    await server.data(
      `mutation { updateOrganization(input: { id: ${fixture.organizationId}, city: "Austin" }) { changeId } }`,
      {},
      admin,
    );
    const found = async (text: string) =>
      (
        await server.data(
          `query ($text: String) { list: auditEntryListItemsConnection(search: $text, orderBy: [ID_DESC]) {
             nodes { tableName op userId names newValues } } }`,
          { text },
          admin,
        )
      ).list.nodes;
    const [latest, earlier] = await found('baers');
    expect(latest).toMatchObject({
      tableName: 'organizations',
      op: 'update',
      userId: fixture.users.admin,
      names: { row: 'Bears', [`organization_id:${fixture.organizationId}`]: 'Bears' },
      newValues: { city: 'Austin' },
    });
    expect(earlier).toMatchObject({ newValues: { city: 'Dallas' }, userId: null });
    expect((await found('acme'))[0]).toMatchObject({ newValues: { target_number_of_leagues: 77 } });
    expect((await found('admni'))[0]).toMatchObject({ newValues: { city: 'Austin' } });
    expect(await found('nobody of this name')).toEqual([]);
  });

  it('restricts nothing when blank, and refuses more than 200 characters', async () => {
    expect(await search('offer', '  ')).toHaveLength(3);
    const { errors } = await ask('offer', `search: "${'a'.repeat(201)}"`);
    expect(errors).toMatchObject([{ extensions: { code: 'SL422', field: 'search' } }]);
  });

  it('respects filter and total, also as a variable', async () => {
    const { list } = await server.data(
      `query ($search: String, $filter: OfferListItemWhere) {
         list: offerListItemsConnection(first: 1, search: $search, filter: $filter) { totalCount nodes { id } } }`,
      { search: 'baers', filter: { status: { equalTo: 'proposed' } } },
      admin,
    );
    expect(list).toEqual({ totalCount: 1, nodes: [{ id: fixture.offers.proposed }] });
  });
});
