/** Printed checks: when they were mailed, and the file with which the bank recognizes them. */
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
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
const { approved, run, print, confirm, next, verifyNumbers } = printing(db, offer.id, { admin, superadmin });
afterEach(verifyNumbers);

describe('mailing', () => {
  const mail = (ids: number[], on: string) =>
    superadmin(
      'select id, mailed_on::text as mailed, estimated_arrival_date::text as arrival from app_public.mark_checks_mailed($1, $2)',
      [ids, on],
    );
  const today = async (days = 0): Promise<string> =>
    (await own('select (app_private.today() + $1::int)::text as day', [days]))[0]?.day;

  it('[M1] is recorded once, with a day between printing and today, and the league sees each status', async () => {
    const [id, waiting] = (await approved(2)) as [number, number];
    const { id: runId } = await run([id], await next());
    const seen = async () =>
      (await league('select state::text as state from app_public.checks where id = $1', [id]))[0]?.state;
    expect(await seen()).toBe('in_run');
    expect(await refusal(mail([id], await today()))).toMatchObject({ code: 'SL409' });
    await print(runId);
    await confirm(runId);
    expect(await seen()).toBe('printed');
    expect(await refusal(mail([id, waiting], await today()))).toMatchObject({ code: 'SL409', field: 'check_ids' });
    for (const day of [await today(1), await today(-1), null as unknown as string])
      expect(await refusal(mail([id], day))).toMatchObject({ code: 'SL422', field: 'mailed_on' });
    const many = Array.from({ length: 1001 }, (_, index) => index + 1);
    expect(await refusal(mail(many, await today()))).toMatchObject({ code: 'SL422', field: 'check_ids' });
    expect(await mail([id], await today())).toEqual([{ id, mailed: await today(), arrival: await today(10) }]);
    expect(await seen()).toBe('mailed');
    expect(await refusal(mail([id], await today()))).toMatchObject({ code: 'SL409' });
    expect(
      await own(`select from app_private.mail_outbox where kind = 'check_mailed' and payload ->> 'check_id' = $1`, [
        String(id),
      ]),
    ).toHaveLength(1);
    expect(
      await refusal(superadmin(`select app_public.spoil_check_sheets($1, 1, 999999, 'Jam')`, [runId])),
    ).toMatchObject({ code: 'SL409' });
  });
});

describe('for the bank', () => {
  it('[M1] each sheet stands once: issued, or void with its number; skipped ones are void', async () => {
    const ids = await approved(3);
    const from = (await next()) + 2;
    const made = await run(ids, from, 'Coffee');
    await print(made.id);
    await superadmin(`select app_public.spoil_check_sheets($1, $2, $2, 'Jam')`, [made.id, from]);
    await superadmin(`select app_public.void_check($1, 'Lost')`, [ids[1]]);
    await confirm(made.id);
    const rows = await superadmin(
      `select number, is_void from app_public.positive_pay_rows(app_public.today(), app_public.today()) where number >= $1`,
      [from - 2],
    );
    expect(rows).toEqual([
      { number: from - 2, is_void: true },
      { number: from - 1, is_void: true },
      { number: from, is_void: true },
      { number: from + 1, is_void: true },
      { number: from + 2, is_void: false },
    ]);
  });

  it('[M1] a file is of at most 400 days, from the first to the last', async () => {
    const rows = (from: string | null, to: string | null) =>
      superadmin(
        `select number from app_public.positive_pay_rows(app_public.today() + $1::int, app_public.today() + $2::int)`,
        [from, to],
      );
    for (const [from, to] of [
      ['0', '-1'],
      ['-401', '0'],
      [null, '0'],
      ['0', null],
    ] as const)
      expect(await refusal(rows(from, to))).toMatchObject({ code: 'SL422', field: 'to_date' });
    const endless = `select number from app_public.positive_pay_rows('infinity', 'infinity')`;
    expect(await refusal(superadmin(endless))).toMatchObject({ code: 'SL422', field: 'to_date' });
    expect((await rows('-400', '0')).length).toBeGreaterThan(0);
    expect(await rows('-400', '-1')).toEqual([]);
  });

  it('[M1] a bank without an account number has no file, and a short number shows two digits', async () => {
    const [format] = await superadmin(
      `insert into app_public.positive_pay_formats (name, columns) values ('New bank', '{check_number,amount}') returning id`,
    );
    const read = superadmin('select app_public.bank_account_number($1)', [format?.id]);
    expect(await refusal(read)).toMatchObject({ code: 'SL409' });
    const set = (id: number, value: string) =>
      superadmin('select account_ends_in as shown from app_public.set_bank_account_number($1, $2)', [id, value]);
    expect(await refusal(set(999_999, '1234'))).toMatchObject({ code: 'SL404' });
    for (const [value, shown] of [
      ['1234', '34'],
      ['123456', '56'],
      ['1234567', '4567'],
      ['1'.repeat(17), '1111'],
    ] as const)
      expect(await set(format?.id, value)).toEqual([{ shown }]);
  });

  it('[M1] the account number is written and read by superadmins alone, and nobody reads it in lists or the audit log', async () => {
    const [format] = await superadmin(
      `insert into app_public.positive_pay_formats (name, columns) values ('Bank', '{check_number,amount}') returning id`,
    );
    const set = (value: string) =>
      superadmin('select account_ends_in from app_public.set_bank_account_number($1, $2)', [format?.id, value]);
    for (const value of ['', '12', 'DE12345', '1'.repeat(18)])
      expect(await refusal(set(value))).toMatchObject({ code: 'SL422', field: 'account_number' });
    expect(await set('0012 3456-7890')).toEqual([{ account_ends_in: '7890' }]);
    expect(await superadmin('select app_public.bank_account_number($1) as n', [format?.id])).toEqual([
      { n: '001234567890' },
    ]);
    expect(await refusal(admin('select app_public.bank_account_number($1)', [format?.id]))).toMatchObject({
      code: '42501',
    });
    expect(await refusal(admin('select * from app_public.positive_pay_formats'))).toMatchObject({ code: '42501' });
    expect(await own(`select from app_private.audit_log l where l::text like '%001234567890%'`)).toEqual([]);
  });
});
