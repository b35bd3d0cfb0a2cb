/** What becomes of a mailed check: returned, stale, stopped, due to a state, and written again. */
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeOfferFixture } from '../harness/factories.ts';
import { printing } from './checkRuns.ts';
import { asking, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, superadmin } = await makeStaff(db);
const { offer, member } = await makeOfferFixture(db.owner, { offer: { status: 'confirmed', value: 1_000_000 } });
const league = asking(db, { role: 'organization', userId: member.id });
const { approved, mailed } = printing(db, offer.id, { admin, superadmin });

beforeEach(async () => {
  await db.setClock('reset');
  await own('delete from app_private.sweeps');
  await own(`update app_public.check_settings set tracked_from = '2000-01-01'`);
});

const one = async (): Promise<number> => (await mailed())[0] as number;
const stateOf = async (id: number) =>
  (await own('select state::text from app_public.checks where id = $1', [id]))[0]?.state;
const age = async (days: number) => {
  await db.setClock('reset');
  await db.setClock(`+${days} days`);
  return (await own('select app_private.age_checks() as mails'))[0]?.mails;
};
const stop = (id: number, reason = 'Lost') =>
  superadmin('select app_public.stop_check($1, app_public.today(), $2)', [id, reason]);
const mails = async (id: number) =>
  (
    await own(
      `select split_part(subject_key, ':', 3) as about from app_private.mail_outbox
       where kind = 'check_not_cashed' and payload ->> 'check_id' = $1 order by id`,
      [String(id)],
    )
  ).map(({ about }) => about);

describe('a mailed check', () => {
  it('[T35] is returned by the post on a day since it was mailed, and the league is told once', async () => {
    const id = await one();
    const back = (days: number | null) =>
      superadmin('select app_public.mark_check_returned($1, app_public.today() + $2::int)', [id, days]);
    for (const days of [-1, 1, null])
      expect(await refusal(back(days))).toMatchObject({ code: 'SL422', field: 'returned_on' });
    expect(await refusal(admin('select app_public.mark_check_returned($1, app_public.today())', [id]))).toMatchObject({
      code: '42501',
    });
    await back(0);
    expect([await stateOf(id), await mails(id)]).toEqual(['returned', ['returned']]);
    expect(await refusal(back(0))).toMatchObject({ code: 'SL409' });
    expect(
      await league('select state::text, returned_on is null as unknown from app_public.checks where id = $1', [id]),
    ).toEqual([{ state: 'returned', unknown: false }]);
  });

  it('[T35] is stopped with a reason, by superadmins, and can then only be voided', async () => {
    const id = await one();
    expect(await refusal(stop(id, ' '))).toMatchObject({ code: 'SL422', field: 'reason' });
    expect(await refusal(admin(`select app_public.stop_check($1, app_public.today(), 'x')`, [id]))).toMatchObject({
      code: '42501',
    });
    await stop(id);
    expect([await stateOf(id), await mails(id)]).toEqual(['stopped', ['stopped']]);
    expect(await refusal(stop(id))).toMatchObject({ code: 'SL409' });
    await superadmin(`select app_public.void_check($1, 'Lost')`, [id]);
    expect(await stateOf(id)).toBe('voided');
  });

  it('[T35] no other state follows: neither by hand nor when it is not mailed', async () => {
    const [waiting] = (await approved(1)) as [number];
    expect(await refusal(stop(waiting))).toMatchObject({ code: 'SL409' });
    const id = await one();
    await stop(id);
    expect(await refusal(own('update app_public.checks set stopped_on = null where id = $1', [id]))).toMatchObject({
      code: 'SL409',
    });
    await superadmin(`select app_public.void_check($1, 'Lost')`, [id]);
    expect(
      await refusal(
        own('update app_public.checks set cleared_on = mailed_on, cleared_amount = amount where id = $1', [id]),
      ),
    ).toMatchObject({ constraint: 'checks_cleared_once_mailed' });
  });
});

describe('the clock', () => {
  it('[T35] reminds the league on three days, each once, and makes the check stale after its last day', async () => {
    const id = await one();
    await age(0);
    expect(await mails(id)).toEqual([]);
    await age(45);
    await own('delete from app_private.sweeps');
    await age(45);
    await age(100); // the reminder of the ninetieth day, late
    await age(149);
    await age(150);
    expect(await mails(id)).toEqual(['45', '90', '150']);
    await age(180);
    expect(await stateOf(id)).toBe('mailed');
    await age(181);
    await age(182);
    expect([await stateOf(id), await mails(id)]).toEqual(['stale', ['45', '90', '150', 'stale']]);
  });

  it('[T35] does nothing about checks that nobody records the payment of', async () => {
    await own('update app_public.check_settings set tracked_from = null');
    const id = await one();
    await age(2000);
    expect([await stateOf(id), await mails(id)]).toEqual(['mailed', []]);
  });

  it('[T35] gives a last day to checks that were mailed since the day that is entered, also if the post returned them', async () => {
    await own('update app_public.check_settings set tracked_from = null');
    const id = await one();
    await superadmin('select app_public.mark_check_returned($1, app_public.today())', [id]);
    await own('update app_public.check_settings set tracked_from = app_private.today()');
    await age(0);
    expect(await own('select valid_until - mailed_on as days from app_public.checks where id = $1', [id])).toEqual([
      { days: 180 },
    ]);
  });

  it('[T35] makes a check due to the state of its address, Texas, after that state’s years, which staff edit', async () => {
    const id = await one();
    await admin(`update app_public.dormancy_rules set years = 2, source = 'A new law' where state = 'TX'`);
    await age(729);
    expect(await stateOf(id)).toBe('stale');
    await age(732);
    expect([await stateOf(id), (await mails(id)).at(-1)]).toEqual(['escheat_due', 'escheat_due']);
    await admin(`update app_public.dormancy_rules set years = 3 where state = 'TX'`);
  });
});

describe('a reissue', () => {
  const reissue = (id: number, more = '') =>
    superadmin(`select id, status::text, replaces_id from app_public.reissue_check($1, 'Never arrived'${more})`, [id]);

  it('[T35] of a returned or stopped check voids it first; the new one waits for another person', async () => {
    const [returned, stopped] = (await mailed(2)) as [number, number];
    await superadmin('select app_public.mark_check_returned($1, app_public.today())', [returned]);
    await stop(stopped);
    for (const id of [returned, stopped]) {
      const [made] = await reissue(id);
      expect(made).toMatchObject({ status: 'pending', replaces_id: id });
      expect(await stateOf(id)).toBe('voided');
      expect(await refusal(superadmin('select app_public.approve_check($1)', [made?.id]))).toMatchObject({
        code: 'SL403',
      });
      expect(await refusal(reissue(id))).toMatchObject({ code: 'SL409' });
    }
  });

  it('[T35] of a mailed check says on which day the bank was told not to pay it, unless nobody records payments', async () => {
    const id = await one();
    expect(await refusal(reissue(id))).toMatchObject({ code: 'SL422', field: 'stopped_on' });
    expect(await reissue(id, `, stopped_on => app_public.today()`)).toMatchObject([{ replaces_id: id }]);
    await own('update app_public.check_settings set tracked_from = null');
    const unrecorded = await one();
    expect(await reissue(unrecorded)).toMatchObject([{ replaces_id: unrecorded }]);
  });

  it('[T35] of a stale check says it, too', async () => {
    const id = await one();
    await age(181);
    expect(await refusal(reissue(id))).toMatchObject({ code: 'SL422', field: 'stopped_on' });
    expect(await refusal(reissue(id, `, stopped_on => app_public.today() + 1`))).toMatchObject({
      code: 'SL422',
      field: 'stopped_on',
    });
    const [made] = await reissue(id, `, stopped_on => app_public.today()`);
    expect(made).toMatchObject({ status: 'pending', replaces_id: id });
    expect(
      await own('select state::text, stopped_on is null as paid from app_public.checks where id = $1', [id]),
    ).toEqual([{ state: 'voided', paid: false }]);
  });

  it('[T35] a check is replaced once, also by two people at once', async () => {
    const id = await one();
    await stop(id);
    const results = await Promise.allSettled([reissue(id), reissue(id)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(
      await refusal(
        own(
          `insert into app_public.checks (offer_id, organization_id, sponsor_id, amount, memo, replaces_id)
           select offer_id, organization_id, sponsor_id, amount, memo, id from app_public.checks where id = $1`,
          [id],
        ),
      ),
    ).toMatchObject({ constraint: 'checks_replaced_once' });
  });
});
