/** Lists of the console over HTTP: every column sorts and filters, search finds words with typing errors, staff only. */
import { describe, expect, it } from '@jest/globals';
import { makeCampaign, makeImage, makeSponsor } from '../harness/factories.ts';
import { apiStage } from './stage.ts';
import { PASSWORD, people } from './world.ts';

const { server, database, world } = await apiStage();
const { owner } = database;
const admin = await server.login(people.admin, PASSWORD);
const league = await server.login(people.league, PASSWORD);
const sponsor = await server.login(people.sponsor, PASSWORD);
const deadline = (
  await owner.query('select * from app_public.verification_deadlines where id = $1', [world.deadlineId])
).rows[0];
await makeImage(owner, deadline);
await owner.query(
  `insert into app_public.checks (offer_id, organization_id, sponsor_id, amount, memo)
   values ($1, $2, $3, 250, 'Banners')`,
  [world.offers.confirmed, world.organizationId, world.sponsorId],
);
await owner.query(
  `insert into app_private.mail_outbox (kind, recipient, subject_key, due, payload, organization_id)
   values ('offer', 'coach@bears.test', 'offer:1:1', app_private.today(), '{}', $1)`,
  [world.organizationId],
);

const LISTS = ['organization', 'sponsor', 'campaign', 'offer', 'check', 'pendingImage', 'mail', 'auditEntry'];
const typeOf = (list: string) => `${list[0]?.toUpperCase()}${list.slice(1)}ListItem`;
const fieldOf = (list: string) => `${list}ListItemsConnection`;

const ask = (list: string, args: string, selection = 'nodes { id } totalCount', token = admin) =>
  server.graphql(`{ list: ${fieldOf(list)}(${args}) { ${selection} } }`, {}, token);
const idsOf = async (list: string, args: string): Promise<number[]> => {
  const { data, errors } = await ask(list, args);
  expect(errors).toBeUndefined();
  return data.list.nodes.map(({ id }: { id: number }) => id);
};

/** The values of an enum, or the fields of an input type. */
async function membersOf(name: string): Promise<string[]> {
  const { __type } = await server.data(
    `{ __type(name: "${name}") { enumValues { name } inputFields { name } } }`,
    {},
    admin,
  );
  return (__type.enumValues ?? __type.inputFields).map((member: { name: string }) => member.name);
}
async function columnsOf(list: string): Promise<string[]> {
  const { __type } = await server.data(
    `{ __type(name: "${typeOf(list)}") { fields { name type { kind ofType { kind } } } } }`,
    {},
    admin,
  );
  return __type.fields
    .filter(({ type }: { type: { kind: string; ofType: { kind: string } | null } }) =>
      ['SCALAR', 'ENUM'].includes(type.ofType?.kind ?? type.kind),
    )
    .map(({ name }: { name: string }) => name);
}
const constantCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
/** Shown only: what no index could sort at any size. Another column sorts alike, or `overdue` and a relation filter. */
const UNSORTED: Record<string, string[]> = {
  organization: ['organizationTypeName', 'engagementStatus', 'onTimeVerificationPercentage'],
  offer: ['sportName', 'releasedValue', 'nextDeadline', 'overdueDeadlinesCount'],
  check: ['campaignName', 'requestedByName', 'decidedByName'],
  mail: ['reason', 'organizationName', 'notBefore', 'attempts'],
  auditEntry: [
    'tableName',
    'rowId',
    'op',
    'actorRole',
    'linkKind',
    'userId',
    'userName',
    'userEmail',
    'parentTable',
    'parentId',
    'organizationId',
    'sponsorId',
  ],
};
const UNFILTERED = [
  'organizationTypeName',
  'onTimeVerificationPercentage',
  'releasedValue',
  'nextDeadline',
  'overdueDeadlinesCount',
  'reason',
];
/** What is shown but is no value to compare: addresses of files, and values as JSON. */
const shownOnly = /Url$|Values$/;

describe.each(LISTS)('the list of %ss', (list) => {
  it('sorts by every column, in both directions, and filters by it', async () => {
    const columns = (await columnsOf(list)).filter(
      (name) => name !== 'version' && (name === 'websiteUrl' || !shownOnly.test(name)),
    );
    const orders = await membersOf(`${typeOf(list)}OrderBy`);
    const filters = await membersOf(`${typeOf(list)}Where`);
    const sorted = columns.filter((name) => orders.includes(`${constantCase(name)}_ASC`));
    const filtered = columns.filter((name) => filters.includes(name));
    expect(columns.filter((name) => !sorted.includes(name)).sort()).toEqual((UNSORTED[list] ?? []).sort());
    expect(columns.filter((name) => !filtered.includes(name) && !UNFILTERED.includes(name))).toEqual(
      list === 'mail' ? ['organizationName'] : [],
    );
    const all = (await idsOf(list, 'orderBy: [ID_ASC]')).length;
    expect(all).toBeGreaterThan(0);
    for (const name of sorted) {
      for (const direction of ['ASC', 'DESC'])
        expect(await idsOf(list, `orderBy: [${constantCase(name)}_${direction}]`)).toHaveLength(all);
    }
    for (const name of filtered) {
      const present = await idsOf(list, `filter: { ${name}: { isNull: false } }`);
      const absent = await idsOf(list, `filter: { ${name}: { isNull: true } }`);
      expect(present.length + absent.length).toBe(all);
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

  it('is refused to everybody but staff, and with an unknown order or filter', async () => {
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
  const overdue = () => idsOf('offer', 'overdue: true');
  expect(await overdue()).toEqual([]);
  const move = (days: number) =>
    owner.query('update app_public.verification_deadlines set deadline = app_private.today() + $2::int where id = $1', [
      world.deadlineId,
      days,
    ]);
  await move(-1);
  expect(await overdue()).toEqual([world.offers.confirmed]);
  await move(10);
  expect(await idsOf('offer', 'overdue: false')).toHaveLength(3);
});

describe('search', () => {
  const search = (list: string, text: string) => idsOf(list, `search: ${JSON.stringify(text)}, orderBy: [ID_ASC]`);

  it('finds words in any order, each with a typing error', async () => {
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
    ['organization', 'baers austin', () => [world.organizationId]],
    ['organization', 'lions@example', () => [world.otherOrganizationId]],
    ['offer', 'bears u12', () => [world.offers.confirmed]],
    ['offer', 'u12 acme', () => [world.offers.confirmed]],
    ['offer', 'linos', () => [world.offers.qualified]],
  ])('of %ss: %s', async (list, text, expected) => {
    expect(await search(list, text)).toEqual(expected());
  });

  it.each(['check', 'pendingImage', 'mail'])('of %ss finds by the organization', async (list) => {
    expect(await search(list, 'baers')).toEqual(await search(list, ''));
    expect(await search(list, 'lions')).toEqual([]);
  });

  it('of users and programs', async () => {
    const ids = async (field: string, text: string) =>
      (
        await server.data(`{ list: ${field}(search: ${JSON.stringify(text)}) { nodes { id } totalCount } }`, {}, admin)
      ).list.nodes.map(({ id }: { id: number }) => id);
    expect(await ids('usersConnection', 'superadmni')).toEqual([world.users.superadmin]);
    const { rows } = await owner.query(`select id from app_public.sponsorable_properties where name = 'Lions U10'`);
    expect(await ids('sponsorablePropertiesConnection', 'u10 lions')).toEqual([rows[0].id]);
  });

  it('restricts nothing when blank, and refuses more than 200 characters', async () => {
    expect(await search('offer', '  ')).toHaveLength(3);
    const { errors } = await ask('offer', `search: "${'a'.repeat(201)}"`);
    expect(errors).toMatchObject([{ extensions: { code: 'SL422', field: 'search' } }]);
  });

  it('keeps to filter and total, as a variable too', async () => {
    const { list } = await server.data(
      `query ($search: String, $filter: OfferListItemWhere) {
         list: offerListItemsConnection(first: 1, search: $search, filter: $filter) { totalCount nodes { id } } }`,
      { search: 'baers', filter: { status: { equalTo: 'proposed' } } },
      admin,
    );
    expect(list).toEqual({ totalCount: 1, nodes: [{ id: world.offers.proposed }] });
  });
});
