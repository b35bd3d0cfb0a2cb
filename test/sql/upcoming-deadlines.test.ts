/** Deadlines that an acceptance creates: none starts overdue, and those that do not fit the season are reported. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { day, makeDefaultDeadline, makeMember, makeOfferFixture, type Row } from '../harness/factories.ts';
import { setLateCutoff } from './proving.ts';
import { asking, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin } = await makeStaff(db);

/** A proposed offer whose campaign has one default deadline the given number of days from today; its season ends in 90 days. */
async function proposed(...inDays: number[]) {
  const fixture = await makeOfferFixture(db.owner);
  await own('delete from app_public.default_verification_deadlines where campaign_id = $1', [fixture.campaign.id]);
  await setLateCutoff(db, fixture.campaign.id);
  for (const days of inDays)
    await makeDefaultDeadline(db.owner, fixture.campaignCapability.id, {
      name: `In ${days} days`,
      deadline: await day(db.owner, days),
    });
  return fixture;
}
const toCome = (ask: typeof admin, id: number, ...dates: string[]): Promise<Row[]> =>
  ask('select name, deadline::text, after_season, after_last_check from app_public.deadlines_to_come($1, $2, $3)', [
    id,
    dates[0] ?? null,
    dates[1] ?? null,
  ]);

describe('deadlines of an acceptance', () => {
  it('[M11] none starts overdue: one whose date has passed is due in a week, and the log says so', async () => {
    const { offer } = await proposed(-4, 20);
    await admin(`select app_public.mark_as_confirmed($1, 'By phone')`, [offer.id]);
    const made = await own(
      `select d.name, d.deadline::text, app_public.verification_deadlines_overdue(d) as overdue
       from app_public.verification_deadlines d where d.offer_id = $1 order by d.deadline`,
      [offer.id],
    );
    expect(made).toEqual([
      { name: 'In -4 days', deadline: await day(db.owner, 7), overdue: false },
      { name: 'In 20 days', deadline: await day(db.owner, 20), overdue: false },
    ]);
    const events = await own('select description from app_public.sponsorship_events where offer_id = $1', [offer.id]);
    expect(events.map(({ description }) => description)).toContainEqual(
      expect.stringMatching(/^In -4 days was planned for .+, which had passed: due /),
    );
  });

  it('[M11, L5] one whose date has passed is not due before the season starts', async () => {
    const { offer } = await proposed(-4);
    const due = async (start: number) =>
      (await toCome(admin, offer.id, await day(db.owner, start), await day(db.owner, 90)))[0]?.deadline;
    expect(await due(3)).toBe(await day(db.owner, 7));
    expect(await due(20)).toBe(await day(db.owner, 20));
  });

  it('[M11, L5] tells before acceptance which lie after the season that is picked, and after the last check', async () => {
    const { offer, member } = await proposed(20, 60, 130);
    const start = await day(db.owner, 1);
    for (const ask of [
      admin,
      asking(db, { role: 'organization', userId: member.id }),
      asking(db, { link: 'offer', id: offer.id }),
    ])
      expect(await toCome(ask, offer.id, start, await day(db.owner, 40))).toEqual([
        { name: 'In 20 days', deadline: await day(db.owner, 20), after_season: false, after_last_check: false },
        { name: 'In 60 days', deadline: await day(db.owner, 60), after_season: true, after_last_check: false },
        { name: 'In 130 days', deadline: await day(db.owner, 130), after_season: true, after_last_check: true },
      ]);
    expect((await toCome(admin, offer.id)).map((row) => row.after_season)).toEqual([false, false, true]);
  });

  it('[M11] flags a confirmed deadline to staff when it lies after the season or the last check', async () => {
    const { offer } = await proposed(20, 100, 130);
    await admin(`select app_public.mark_as_confirmed($1, 'By phone')`, [offer.id]);
    expect(
      await admin(
        `select app_public.verification_deadlines_after_season(d) as season, app_public.verification_deadlines_after_last_check(d) as "check"
         from app_public.verification_deadlines d where d.offer_id = $1 order by d.deadline`,
        [offer.id],
      ),
    ).toEqual([
      { season: false, check: false },
      { season: true, check: false },
      { season: true, check: true },
    ]);
  });

  it('[M11] returns nothing to other leagues and links', async () => {
    const { offer } = await proposed(20);
    const stranger = await makeMember(db.owner, (await makeOfferFixture(db.owner)).organization.id);
    const other = (await makeOfferFixture(db.owner)).offer;
    expect(await toCome(asking(db, { role: 'organization', userId: stranger.id }), offer.id)).toEqual([]);
    expect(await toCome(asking(db, { link: 'offer', id: other.id }), offer.id)).toEqual([]);
    expect(await refusal(toCome(asking(db, { link: 'deadline', id: 1 }), offer.id))).toMatchObject({ code: '42501' });
    expect(await toCome(admin, offer.id)).toHaveLength(1);
  });
});
