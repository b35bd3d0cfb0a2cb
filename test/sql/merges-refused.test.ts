/** Merges that are refused because of the caller or the state; and an interrupted merge changes nothing. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import {
  insert,
  makeMember,
  makeOffer,
  makeOfferFixture,
  makeOrganization,
  makeProperty,
  makeUser,
  type Row,
} from '../harness/factories.ts';
import { allTables } from './merging.ts';
import { asking, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin } = await makeStaff(db);
const MERGE = 'select * from app_public.merge_organizations($1, $2)';
const two = async () => [(await makeOrganization(db.owner)).id, (await makeOrganization(db.owner)).id] as const;
const there = async (id: number) =>
  (await own('select 1 from app_public.organizations where id = $1', [id])).length === 1;

describe('who may merge', () => {
  it('staff only: leagues, sponsors, links and nobody are refused, and nothing moves', async () => {
    const [a, b] = await two();
    const member = (await makeMember(db.owner, a)).id;
    await insert(db.owner, 'organization_users', { organization_id: b, user_id: member });
    const sponsor = (await makeUser(db.owner, 'sponsor')).id;
    for (const persona of [
      'anonymous',
      { role: 'organization', userId: member },
      { role: 'sponsor', userId: sponsor },
      { link: 'league', id: a },
    ] as const) {
      for (const statement of [
        MERGE,
        'select * from app_public.merge_preview($1, $2)',
        'select * from app_public.organization_merges($1 + 0 * $2)',
        'select * from app_public.unmerge_organizations($1 + 0 * $2)',
        `select * from app_public.likely_duplicates('x' || $1 || $2)`,
        'select * from app_public.dismiss_duplicate($1 + 0 * $2)',
      ])
        expect(await refusal(asking(db, persona)(statement, [a, b]))).toMatchObject({ code: '42501' });
      expect(await asking(db, persona)('select 1 as n').then(() => there(b))).toBe(true);
    }
    expect([await there(a), await there(b)]).toEqual([true, true]);
  });
});

describe('a merge is refused', () => {
  it('with itself, with unknown ids, with unknown fields and choices', async () => {
    const [a, b] = await two();
    expect(await refusal(admin(MERGE, [a, a]))).toMatchObject({ code: 'SL422', field: 'merged_id' });
    expect(await refusal(admin(MERGE, [a, 99_999_999]))).toMatchObject({ code: 'SL404', field: 'merged_id' });
    expect(await refusal(admin(MERGE, [99_999_999, b]))).toMatchObject({ code: 'SL404', field: 'survivor_id' });
    expect(await refusal(admin(MERGE, [null, null]))).toMatchObject({ code: 'SL404' });
    const choosing = (choices: unknown) =>
      refusal(admin('select app_public.merge_organizations($1, $2, $3)', [a, b, JSON.stringify(choices)]));
    expect(await choosing({ 'id; drop': 'merged' })).toMatchObject({ code: 'SL422', field: 'id; drop' });
    expect(await choosing({ name: 'both' })).toMatchObject({ code: 'SL422', field: 'name' });
    expect(await choosing([1])).toMatchObject({ code: 'SL422', field: 'choices' });
    expect([await there(a), await there(b)]).toEqual([true, true]);
  });

  it.each([
    ['proposed', 'proposed'],
    ['confirmed', 'proposed'],
    ['proposed', 'confirmed'],
  ])(
    'where both have a live offer (%s, %s) of a campaign for the same kind of program, naming both',
    async (ours, theirs) => {
      const { organization, campaign, offer } = await makeOfferFixture(db.owner, { offer: { status: ours } });
      const [first] = await own(
        'select season, sport_id from app_public.sponsorable_properties where organization_id = $1',
        [organization.id],
      );
      const other = (await makeOrganization(db.owner)).id;
      const program = await makeProperty(db.owner, {
        organization_id: other,
        season: first?.season,
        sport_id: first?.sport_id,
      });
      const rival = await makeOffer(db.owner, {
        campaign_id: campaign.id,
        sponsorable_property_id: program.id,
        status: theirs,
      });
      const { code, message } = await refusal(admin(MERGE, [organization.id, other]));
      expect(code).toBe('SL409');
      expect(message).toContain(`#${offer.id}`);
      expect(message).toContain(`#${rival.id}`);
      const [preview] = await admin('select obstacles from app_public.merge_preview($1, $2)', [organization.id, other]);
      expect(preview?.obstacles).toEqual([message]);
    },
  );

  it('for one that was merged already; two merges at once come to one', async () => {
    const [a, b] = await two();
    const { id: c } = await makeOrganization(db.owner);
    const tried = await Promise.allSettled([
      admin(MERGE, [a, b]),
      admin(MERGE, [b, a]),
      admin(MERGE, [c, b]),
      admin(MERGE, [c, a]),
    ]);
    const standing = await own(
      'select survivor_id, merged_id from app_private.organization_merges where unmerged_at is null and (merged_id = any ($1) or survivor_id = any ($1))',
      [[a, b, c]],
    );
    expect(standing).toHaveLength(tried.filter(({ status }) => status === 'fulfilled').length);
    expect(new Set(standing.map(({ merged_id }) => merged_id)).size).toBe(standing.length);
    for (const result of tried)
      if (result.status === 'rejected') expect(['SL404', 'SL409']).toContain((result.reason as { code: string }).code);
  });
});

describe('cut off in the middle', () => {
  it('a merge and an unmerge whose connection is killed leave every table as it was', async () => {
    const { organization } = await makeOfferFixture(db.owner, { offer: { status: 'confirmed' } });
    const other = (await makeOrganization(db.owner)).id;
    const killed = async (statement: string, values: unknown[]) => {
      const before = await allTables(db);
      const client = await db.owner.connect();
      client.on('error', () => undefined);
      const [{ pid } = { pid: 0 }] = (await client.query('select pg_backend_pid() as pid')).rows;
      await client.query('begin');
      await client.query(
        `select set_config('jwt.claims.user_id', $1, true), set_config('sideline.staff', 'on', true)`,
        [String((await own(`select id from app_public.users where role = 'admin' limit 1`))[0]?.id)],
      );
      await client.query(statement, values);
      await own('select pg_terminate_backend($1)', [pid]);
      await expect(client.query('commit')).rejects.toThrow();
      client.release(true);
      expect(await allTables(db)).toEqual(before);
    };
    await killed('select app_public.merge_organizations($1, $2)', [other, organization.id]);
    const [merge] = (await admin(MERGE, [other, organization.id])) as [Row];
    await killed('select app_public.unmerge_organizations($1)', [merge.id]);
    await admin('select app_public.unmerge_organizations($1)', [merge.id]);
    expect(await there(organization.id)).toBe(true);
  });
});
