/** Preferences of staff: their own settings, and saved views of lists, own and shared. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeMember, makeOrganization } from '../harness/factories.ts';
import { asking, makeStaff, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const { admin, superadmin } = await makeStaff(db);
const { id: organizationId } = await makeOrganization(db.owner);
const league = asking(db, { role: 'organization', userId: (await makeMember(db.owner, organizationId)).id });

describe('settings', () => {
  const save = (ask: typeof admin, changes: unknown) =>
    ask('select app_public.save_my_settings($1) as count', [JSON.stringify(changes)]);
  const mine = async (ask: typeof admin) => (await ask('select app_public.my_settings() as settings'))[0]?.settings;

  it('are written by key, the last writer wins, null deletes; they are their owner’s alone', async () => {
    expect(await mine(admin)).toEqual({});
    expect(await save(admin, { density: 'compact', 'offers.columns': ['id', 'status'] })).toEqual([{ count: 2 }]);
    await save(superadmin, { density: 'comfortable' });
    await save(admin, { density: 'standard', 'offers.columns': null, theme: { mode: 'dark' } });
    expect(await mine(admin)).toEqual({ density: 'standard', theme: { mode: 'dark' } });
    expect(await mine(superadmin)).toEqual({ density: 'comfortable' });
  });

  it('are refused where they are too many, too long or no object, and to everyone who is not staff', async () => {
    const before = await mine(admin);
    for (const changes of [
      Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`key${index}`, index])),
      { big: 'x'.repeat(65_536) },
      { ['k'.repeat(201)]: 1 },
      { ' ': 1 },
      ['density'],
    ])
      expect(await refusal(save(admin, changes))).toMatchObject({ code: 'SL422', field: 'changes' });
    expect(await mine(admin)).toEqual(before);
    expect(await refusal(save(league, { density: 'compact' }))).toMatchObject({ code: '42501' });
  });
});

describe('saved views', () => {
  const create = async (ask: typeof admin, label: string, shared = false): Promise<number> =>
    (
      await ask(
        `insert into app_public.list_views (resource, label, shared, view) values ('offers', $1, $2, '{"filter": {}}') returning id`,
        [label, shared],
      )
    )[0]?.id;
  const labels = async (ask: typeof admin) =>
    (await ask('select label from app_public.list_views order by label')).map(({ label }) => label);

  it('belong to the user who saved them; shared ones are seen by all of staff and changed by their owner', async () => {
    const [own, shared] = [await create(admin, 'Mine'), await create(admin, 'Ours', true)];
    await create(superadmin, 'Secret');
    expect(await labels(admin)).toEqual(['Mine', 'Ours']);
    expect(await labels(superadmin)).toEqual(['Ours', 'Secret']);
    const rename = 'update app_public.list_views set label = $2, version = 1 where id = $1 returning version';
    expect(await superadmin(rename, [shared, 'Stolen'])).toEqual([]);
    expect(await admin(rename, [shared, 'All of us'])).toEqual([{ version: 2 }]);
    expect(await refusal(admin(rename, [shared, 'Stale']))).toMatchObject({ code: 'SL409', field: 'version' });
    const remove = 'delete from app_public.list_views where id = $1 returning id';
    expect(await superadmin(remove, [own])).toEqual([]);
    expect(await superadmin(remove, [shared])).toEqual([{ id: shared }]);
    const others = await create(superadmin, 'Theirs', true);
    expect(await admin(remove, [others])).toEqual([]);
    expect(await admin(remove, [own])).toEqual([{ id: own }]);
  });

  it('have a name once a person and list, whatever its case, and a size', async () => {
    await create(admin, 'Late');
    expect(await refusal(create(admin, 'LATE'))).toMatchObject({ code: '23505', constraint: 'list_views_label_key' });
    await create(superadmin, 'Late');
    expect(await refusal(create(admin, 'x'.repeat(81)))).toMatchObject({ code: '23514' });
    const big = admin(`insert into app_public.list_views (resource, label, view) values ('offers', 'Big', $1)`, [
      JSON.stringify({ filter: 'x'.repeat(16_384) }),
    ]);
    expect(await refusal(big)).toMatchObject({ code: '23514', constraint: 'list_views_view_size' });
  });
});
