/** Months of the bank's account: what they add up to, when they are closed, and what changes them after that. */
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeOfferFixture } from '../harness/factories.ts';
import { bankUploads } from './bankUploads.ts';
import { makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, superadmin } = await makeStaff(db);
const { offer } = await makeOfferFixture(db.owner, { offer: { status: 'confirmed', value: 1_000_000 } });
const { mailed, upload, stateOf, settle, month } = await bankUploads(db, offer.id, { admin, superadmin });

beforeEach(() => db.setClock('reset'));

describe('a month', () => {
  const close = (days: number) => superadmin('select app_public.close_month(app_public.today() + $1::int)', [days]);

  it('[T35] counts what the bank paid for checks that nobody records as paid for no check, until they are recorded', async () => {
    const track = (day: string | null) => own('update app_public.check_settings set tracked_from = $1', [day]);
    await track(null);
    const [check] = await mailed();
    const before = await month();
    const since = async () => {
      const now = await month();
      return ['mailed', 'cleared', 'unmatched'].map((part) => Number(now?.[part]) - Number(before?.[part]));
    };
    await upload([{ number: check?.number as number }]);
    expect(await since()).toEqual([0, 0, 100]);
    await track('2000-01-01');
    await own('select app_private.age_checks()');
    expect(await since()).toEqual([100, 100, 0]);
  });

  it('[T35] adds up, is closed once it is over and settled, and then changes only by a reversing entry', async () => {
    const before = await month();
    const [paid, open] = await mailed(2);
    const { id, lineIds } = await upload([{ number: paid?.number as number }, { number: 888_888, amount: 5 }]);
    const now = await month();
    expect(Number(now?.outstanding)).toBe(Number(before?.outstanding) + 100);
    expect(Number(now?.outstanding)).toBe(
      Number(now?.outstanding_before) + Number(now?.mailed) - Number(now?.cleared) - Number(now?.voided),
    );
    expect(await refusal(close(0))).toMatchObject({ code: 'SL422', field: 'month' });
    await db.setClock('+40 days');
    expect(await refusal(close(-40))).toMatchObject({ code: 'SL409' }); // a line waits
    await settle(lineIds[1], 'accepted');
    await own(
      `update app_public.bank_lines set settlement = 'accepted', note = 'x', settled_at = app_private.clock() where issue is not null and settlement is null`,
    );
    await own(
      `update app_public.bank_statements s set stated_total = stated_total - app_public.bank_statements_difference(s)`,
    );
    const earlier = await upload([{ number: 777_777, days: -80 }]);
    expect(await refusal(close(-40))).toMatchObject({
      code: 'SL409',
      message: expect.stringMatching(/earlier months/),
    });
    await settle(earlier.lineIds[0], 'accepted');
    await close(-40);
    for (const days of [-40, -80])
      expect(await refusal(close(days))).toMatchObject({ message: 'This month was closed already.' });
    for (const day of ['2001-01-01', null])
      expect(await refusal(own('update app_public.check_settings set tracked_from = $1', [day]))).toMatchObject({
        code: 'SL409',
        field: 'tracked_from',
      });
    await superadmin(`select app_public.reverse_bank_line($1, 'Not ours')`, [earlier.lineIds[0]]);
    expect(await refusal(superadmin(`select app_public.undo_bank_statement($1, 'x')`, [id]))).toMatchObject({
      code: 'SL409',
    });
    for (const days of [-40, -80])
      expect(await refusal(upload([{ number: open?.number as number, days }]))).toMatchObject({
        code: 'SL409',
        field: 'file',
      });
    expect(await refusal(own('delete from app_public.bank_lines where id = $1', [lineIds[0]]))).toMatchObject({
      code: 'SL409',
    });
    const closed = (
      await superadmin(`select to_jsonb(m) - 'closed_at' as m from app_public.check_month(app_public.today() - 40) m`)
    )[0]?.m;
    const reverse = () => superadmin(`select app_public.reverse_bank_line($1, 'Another payee')`, [lineIds[0]]);
    await reverse();
    expect(await refusal(reverse())).toMatchObject({ code: 'SL409' });
    expect(await stateOf(paid?.id)).toBe('mailed');
    const again = await superadmin(
      `select to_jsonb(m) - 'closed_at' as m from app_public.check_month(app_public.today() - 40) m`,
    );
    expect(again[0]?.m).toEqual(closed);
    expect((await month())?.cleared).toBe('-100.00');
    expect((await upload([{ number: paid?.number as number }])).issues).toEqual([null]);
    expect((await month())?.cleared).toBe('0.00');
  });
});
