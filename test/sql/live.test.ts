/** Live updates: to whom a change of each table is announced, compared with whose policies show the row. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { concerns } from '../../server/graphql/liveUpdates.ts';
import { testDatabase } from '../harness/database.ts';
import type { Row } from '../harness/factories.ts';
import { type Follower, follower, keyOf, type LiveTable, listening, liveTables } from './liveOwners.ts';
import { makeMatrixFixtures } from './matrix/fixtures.ts';
import { owning } from './support.ts';

const db = await testDatabase();
const { fixture, other } = await makeMatrixFixtures(db.owner);
const live = await listening(db);
afterAll(async () => {
  await live.end();
  await db.drop();
});
const own = owning(db);
const tables = await liveTables(db);
const roles: Follower['role'][] = ['organization', 'treasurer', 'helper', 'sponsor', 'offer_link'];
const followers = await Promise.all(
  [fixture, other].flatMap((of) => roles.map((role) => follower(db, tables, of, role))),
);
const sponsorOfCampaign = new Map(
  (await own('select id, sponsor_id from app_public.campaigns')).map(({ id, sponsor_id }) => [id, sponsor_id]),
);
/** Logs, whose rows never change. */
const appendOnly = ['sponsorship_events'];

/** Whether somebody must hear of a row that they see; reference lists and what links do not show are not followed. */
const mustHear = ({ via, sponsors, columns, name }: LiveTable, { role }: Follower): boolean => {
  if (role === 'sponsor') return sponsors !== '';
  return via !== 'none' && (role !== 'offer_link' || name === 'offers' || columns.includes('offer_id'));
};

/** Whether somebody may hear of a row that they do not see: it is their own, and waits for staff. */
function mayHear({ name, via }: LiveTable, row: Row, { role, fixture: of }: Follower): boolean {
  if (role === 'sponsor')
    return (row.sponsor_id ?? sponsorOfCampaign.get(row.campaign_id) ?? (name === 'sponsors' && row.id)) === of.sponsor;
  if (role === 'offer_link') return row.offer_id === of.offer;
  return via === 'organization' && row.organization_id === of.organization;
}

describe('a change of a row', () => {
  it.each(tables.map((table) => [table.name, table] as const))(
    '[L-077] of %s is announced to those who see it, and to nobody else',
    async (name, table) => {
      const rows = await own(`select t.*, ${keyOf(table)} as key from app_public.${name} t limit 60`);
      const wrong: string[] = [];
      for (const row of appendOnly.includes(name) ? [] : rows) {
        const heard = await live.during(() =>
          own(`update app_public.${name} t set "${table.column}" = "${table.column}" where ${keyOf(table)} = $1`, [
            row.key,
          ]),
        );
        const announcement = heard.find((one) => one.table === name);
        if (table.name !== 'users' && table.name !== 'organizations' && !announcement)
          wrong.push(`${row.key}: nothing`);
        for (const viewer of announcement ? followers : []) {
          const told = concerns(viewer.lists, announcement as never);
          const sees = viewer.seen.get(name)?.has(row.key) === true;
          if (sees && mustHear(table, viewer) && !told) wrong.push(`${row.key}: not to ${viewer.role}`);
          if (told && !sees && !mayHear(table, row, viewer)) wrong.push(`${row.key}: to ${viewer.role}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  it('is announced by the same trigger when it is inserted, updated and deleted', async () => {
    const triggers =
      await own(`select tgrelid::regclass::text as name, count(*)::int as n, count(distinct tgargs)::int as arguments
      from pg_trigger where tgname in ('_620_live_insert', '_620_live_update', '_620_live_delete') group by 1`);
    expect(triggers.filter(({ n, arguments: different }) => n !== 3 || different !== 1)).toEqual([]);
    expect(triggers.length).toBeGreaterThan(70);
    const offer = {
      table: 'offers',
      organizations: [fixture.organization],
      offers: [fixture.offer],
      sponsors: [fixture.sponsor],
    };
    const touch = `update app_public.offers set additional_requirements = 'Wave' where id = $1`;
    expect(await live.during(() => own(touch, [fixture.offer]))).toContainEqual(offer);
    const task = { title: 'Call', organization_id: fixture.organization };
    const inserted = await live.during(() =>
      own(
        `insert into app_public.tasks (title, organization_id, due_date, assignee_id)
        select $1, $2, app_private.today(), id from app_public.users where role = 'admin' limit 1`,
        Object.values(task),
      ),
    );
    expect(inserted).toEqual([{ table: 'tasks' }]);
    expect(await live.during(() => own(`delete from app_public.tasks where title = 'Call'`))).toContainEqual({
      table: 'tasks',
    });
  });
});

it('a sign-in, which changes a user and their leagues, is no change of what pages show', async () => {
  const signIn = () => own('select app_private.record_login($1)', [fixture.member]);
  expect(await live.during(signIn)).toEqual([]);
  const rename = await live.during(() =>
    own(`update app_public.users set name = 'Sam' where id = $1`, [fixture.member]),
  );
  expect(rename).toContainEqual({ table: 'users', organizations: [fixture.organization] });
});

it('what is rolled back is not announced', async () => {
  const touch = `update app_public.sponsors set name = name where id = ${fixture.sponsor}`;
  expect(
    await live.during(() => own(`do $$ begin ${touch}; raise exception 'no'; exception when others then null; end $$`)),
  ).toEqual([]);
  expect(await live.during(() => own(touch))).toHaveLength(1);
});

describe('bulk work of 10,000 rows', () => {
  it('is announced once, for all owners if there are many, by one statement', async () => {
    const zips = `insert into app_public.organization_zips
      select $1, zip from app_public.zip_codes where zip <> '78701' order by zip limit 10000`;
    expect(await live.during(() => own(zips, [fixture.organization]))).toEqual([{ table: 'organization_zips' }]);
    const many = await live.during(() =>
      own(`insert into app_public.organizations (name) select 'League ' || n from generate_series(1, 300) n`),
    );
    expect(many.filter(({ table }) => table === 'organizations')).toEqual([
      { table: 'organizations', organizations: true },
    ]);
  });

  it('of many statements in a transaction is announced about a hundred times, also about the last rows', async () => {
    const heard = await live.during(() =>
      own(`do $$ declare v int; begin
        for v in select id from app_public.organizations order by id loop
          update app_public.organizations set city = 'Waco' where id = v;
        end loop; end $$`),
    );
    expect(heard.length).toBeLessThan(120);
    expect(heard.at(-1)).toMatchObject({ organizations: true });
  });
});
