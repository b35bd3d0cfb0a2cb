/** What an onboarding link may change: the profile of its own league, within its limits. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeOrganization, type Row } from '../harness/factories.ts';
import { asking, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const league = await makeOrganization(db.owner);

async function linked(): Promise<{ id: number; change: (patch: Row, target?: number) => Promise<Row[]> }> {
  const { id } = await makeOrganization(db.owner);
  const link = asking(db, { link: 'league', id });
  return {
    id,
    change: (patch, target = id) => link('select * from app_public.update_league($1, $2)', [target, patch]),
  };
}
const rowOf = async (id: number): Promise<Row> =>
  (await own('select * from app_public.organizations where id = $1', [id]))[0] as Row;
const placesOf = (id: number): Promise<Row[]> =>
  own('select address, nickname, "primary" from app_public.play_locations where organization_id = $1 order by id', [
    id,
  ]);

describe('a league telling of itself by its onboarding link', () => {
  it('[L-355] changes the profile of its own organization only, and none of the staff’s fields', async () => {
    const { id, change } = await linked();
    await change({ female: true, min_age: 5, sport_ids: [2], fall_games: true });
    expect(await rowOf(id)).toMatchObject({ female: true, min_age: 5, sport_ids: [2], fall_games: true });
    expect(await refusal(change({ female: true }, league.id))).toMatchObject({ code: 'SL404' });
    expect((await rowOf(league.id)).female).toBe(false);
    expect(await refusal(change({ data_confidence: 'verified' }))).toMatchObject({
      code: 'SL403',
      field: 'data_confidence',
    });
  });

  it('[L-231] [L-232] [L-235] name, contact email and play location cannot be emptied', async () => {
    const { change } = await linked();
    expect(await refusal(change({ name: ' ' }))).toMatchObject({
      code: 'SL422',
      field: 'name',
      message: "We need your organization's name to identify it in our system.",
    });
    expect(await refusal(change({ contact_email: null }))).toMatchObject({
      field: 'contact_email',
      message: 'We need a way to contact your league when there are sponsorship opportunities available.',
    });
    expect(await refusal(change({ play_location: { address: '' } }))).toMatchObject({
      field: 'play_location',
      message:
        "We need your league's primary play location because geographic location is extremely important to sponsors.",
    });
  });

  it('[L-233] each address of the contact list must look like an email; the phone may be missing', async () => {
    const { id, change } = await linked();
    expect(await refusal(change({ contact_email: 'dana@harbor.test, nobody' }))).toMatchObject({
      code: 'SL422',
      field: 'contact_email',
    });
    await change({ contact_email: 'dana@harbor.test,sam@harbor.test', contact_phone: null });
    expect((await rowOf(id)).contact_email).toBe('dana@harbor.test, sam@harbor.test');
  });

  it('[L-239] [L-243] the play location becomes the primary one, with a nickname when it has none; sent twice it is one', async () => {
    const { id, change } = await linked();
    await change({ play_location: { address: 'Erie, PA 16507' } });
    await change({ play_location: { address: 'Columbus, OH 43215', nickname: 'Main field' } });
    await change({ play_location: { address: 'erie, PA 16507' } });
    expect(await placesOf(id)).toEqual([
      { address: 'Erie, PA 16507', nickname: 'Default Nickname', primary: true },
      { address: 'Columbus, OH 43215', nickname: 'Main field', primary: false },
    ]);
  });

  it.each([
    [null, null, null],
    ['Erie', 'PA', 'Erie'],
  ])(
    '[L18] keeps a place that nobody else knows as it was typed, near the city of the league: %s',
    async (city, state, near) => {
      const { id, change } = await linked();
      await own('update app_public.organizations set city = $2, state = $3 where id = $1', [id, city, state]);
      await change({ play_location: { address: 'Field behind the barn' } });
      expect(
        await own(
          'select address, city, lat is not null as located from app_public.play_locations where organization_id = $1',
          [id],
        ),
      ).toEqual([{ address: 'Field behind the barn', city: near, located: near !== null }]);
    },
  );

  it('[L-240] [L-241] [L-242] players, ages, sports, seasons and genders within their limits', async () => {
    const { id, change } = await linked();
    const told = { min_age: 5, max_age: 14, sport_ids: [1], competitiveness_ids: [1], winter_games: true, male: true };
    await change({ number_of_players: 320, ...told });
    expect(await rowOf(id)).toMatchObject({ number_of_unique_participants_per_year: 320, ...told });
    for (const [patch, field] of [
      [{ number_of_players: 0 }, 'number_of_players'],
      [{ number_of_players: 1_000_000 }, 'number_of_players'],
    ] as const)
      expect(await refusal(change(patch))).toMatchObject({ code: 'SL422', field });
    expect(await refusal(change({ max_age: 100 }))).toMatchObject({ constraint: 'organizations_max_age_range' });
    expect(await refusal(change({ min_age: 15 }))).toMatchObject({ constraint: 'organizations_ages_in_order' });
  });
});
