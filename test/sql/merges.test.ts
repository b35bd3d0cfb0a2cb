/** Merging two organizations and taking it back. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeMember, makeOffer, makeOrganization, makeProperty, makeScene, makeUser, type Row } from '../harness/factories.ts';
import { makeWorld } from '../harness/worlds.ts';
import { allTables } from './merging.ts';
import { asking, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin } = await makeStaff(db);

const merge = async (survivor: number, merged: number, choices: Record<string, string> = {}): Promise<Row> =>
  (await admin('select * from app_public.merge_organizations($1, $2, $3)', [survivor, merged, choices]))[0] as Row;
const unmerge = async (id: number): Promise<Row> =>
  (await admin('select organization_id, survivor_id, to_jsonb(left_behind) as left_behind from app_public.unmerge_organizations($1)', [id]))[0] as Row;

describe('a merge', () => {
  it('[O24] moves everything of a whole world and, taken back, leaves every table as it was', async () => {
    const [a, b] = [await makeWorld(db.owner), await makeWorld(db.owner)];
    await own('update app_public.sponsorship_applications set year = year + 1 where organization_id = $1', [b.organization]);
    const before = await allTables(db);
    const done = await merge(a.organization, b.organization);
    expect(await own('select 1 from app_public.organizations where id = $1', [b.organization])).toEqual([]);
    const { rows } = await db.owner.query(`select target::text as target from app_private.organization_tables()`);
    for (const { target } of rows)
      expect([target, await own(`select 1 from ${target} where organization_id = $1`, [b.organization])]).toEqual([target, []]);
    expect(await unmerge(done.id)).toEqual({ organization_id: b.organization, survivor_id: a.organization, left_behind: [] });
    expect(await allTables(db)).toEqual(before);
  });
});
void [asking, makeMember, makeOffer, makeOrganization, makeProperty, makeScene, makeUser, refusal];
