/** Accounts for direct deposit: when they are used, and what is refused. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { enabling, enteringAccounts } from './depositAccounts.ts';
import { makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin } = await makeStaff(db);
const { enter, sendCode, add, end, statesOf, paidTo, mails, canceledFor, league } = enteringAccounts(db);

beforeAll(() => own(enabling));

describe('[T35] an account', () => {
  it('is used three days after its code was confirmed; until then the one before it, or checks', async () => {
    const { id, treasurer } = await league();
    await add(treasurer, id, { ends: '1111' });
    expect([await paidTo(id), await statesOf(id)]).toMatchObject([null, [{ state: 'waiting' }]]);
    await db.withClock('+71 hours', async () => expect(await paidTo(id)).toBeNull());
    await db.withClock('+72 hours', async () => {
      expect(await paidTo(id)).toBe('1111');
      await add(treasurer, id, { ends: '2222' });
      expect([await paidTo(id), await statesOf(id)]).toMatchObject(['1111', [{ lasts: false }, { state: 'waiting' }]]);
    });
    await db.withClock('+143 hours', async () => expect(await paidTo(id)).toBe('1111'));
    await db.withClock('+144 hours', async () => {
      expect(await paidTo(id)).toBe('2222');
      expect((await statesOf(id)).map(({ state }) => state)).toEqual(['ended', 'in_use']);
    });
  });

  it('is canceled while it waits, and the one before it stays; a third one takes the place of one that waits', async () => {
    const { id, treasurer } = await league();
    await add(treasurer, id, { ends: '1111' });
    await db.withClock('+4 days', async () => {
      const second = await add(treasurer, id, { ends: '2222' });
      await end(treasurer, second);
      expect(await canceledFor(id)).toBe('1111');
      expect(await statesOf(id)).toMatchObject([{ state: 'in_use', lasts: true }, { state: 'ended' }]);
      expect(await refusal(end(treasurer, second))).toMatchObject({ code: 'SL409' });
      await add(treasurer, id, { ends: '3333' });
    });
    await db.withClock('+5 days', () => add(treasurer, id, { ends: '4444' }));
    await db.withClock('+7 days +2 hours', async () => expect(await paidTo(id)).toBe('1111'));
    await db.withClock('+9 days', async () => {
      expect(await paidTo(id)).toBe('4444');
      expect((await statesOf(id)).map(({ state }) => state)).toEqual(['ended', 'ended', 'ended', 'in_use']);
      const [current] = (await statesOf(id)).slice(-1);
      await end(treasurer, current?.id);
      expect(await paidTo(id)).toBeNull();
    });
    expect((await mails(id)).map(({ change }) => change)).toEqual(
      expect.arrayContaining(['changed', 'canceled', 'removed']),
    );
  });

  it.each([
    ['holder_name', { holder: ' ' }],
    ['holder_name', { holder: 'Bears 000123456789' }],
    ['holder_name', { holder: 'x'.repeat(201) }],
    ['kind', { kind: 'loan' }],
    ['kind', { kind: null }],
    ['routing_number', { routing: '021000022' }],
    ['routing_number', { routing: '991000028' }],
    ['routing_number', { routing: '02100002' }],
    ['routing_number', { routing: null }],
  ])('with a wrong %s is refused, and nothing is stored', async (field, wrong) => {
    const { id, treasurer } = await league();
    expect(await refusal(enter(treasurer, id, wrong))).toMatchObject({ code: 'SL422', field });
    expect(await statesOf(id)).toEqual([]);
  });

  it('is not offered in Canada, nor while direct deposit is off', async () => {
    const canadian = await league({ state: 'ON' });
    expect(await refusal(enter(canadian.treasurer, canadian.id))).toMatchObject({ code: 'SL409' });
    const { id, treasurer } = await league();
    const offered = async () => (await treasurer('select app_public.may_choose_deposit($1) as may', [id]))[0]?.may;
    expect(await offered()).toBe(true);
    await own('update app_public.deposit_settings set enabled = false');
    expect(await refusal(enter(treasurer, id))).toMatchObject({ code: 'SL409' });
    expect(await offered()).toBe(false);
    await own('update app_public.deposit_settings set enabled = true');
  });

  it('that was not confirmed is replaced by the next one, with its number', async () => {
    const { id, treasurer } = await league();
    const first = await enter(treasurer, id);
    const second = await enter(treasurer, id);
    await sendCode(treasurer, second);
    expect(await refusal(sendCode(treasurer, first))).toMatchObject({ code: 'SL409' });
    const sealed = () =>
      own(`select row_id from app_private.sealed_texts where row_id = any ($1) order by 1`, [
        [String(first), String(second)],
      ]);
    expect(await sealed()).toEqual([{ row_id: String(second) }]);
    await end(treasurer, second);
    expect([await sealed(), await mails(id)]).toEqual([[], []]);
  });

  it('belongs to one of two merged leagues, and keeps its league from being deleted', async () => {
    const [one, other] = [await league(), await league()];
    const merge = () => admin('select from app_public.merge_organizations($1, $2)', [one.id, other.id]);
    const kept = await add(one.treasurer, one.id);
    await add(other.treasurer, other.id, { ends: '2222' });
    expect(await refusal(merge())).toMatchObject({
      code: 'SL409',
      message: 'Both have an account for direct deposit: ••6789 and ••2222. End one of the two accounts first.',
    });
    expect(await refusal(admin('select app_public.delete_organization($1)', [one.id]))).toMatchObject({
      code: 'SL409',
    });
    await end(one.treasurer, kept);
    await db.withClock('+5 days', async () => {
      expect(await paidTo(other.id)).toBe('2222');
      await merge();
      expect(await statesOf(one.id)).toMatchObject([{ state: 'ended' }, { state: 'waiting', ends_in: '2222' }]);
      expect(await paidTo(one.id)).toBeNull();
      expect((await mails(one.id)).filter(({ change }) => change === 'merged').map((m) => m.recipient)).toContain(
        one.user.email,
      );
    });
    await db.withClock('+8 days', async () => expect(await paidTo(one.id)).toBe('2222'));
  });
});
