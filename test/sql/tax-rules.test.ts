/** Payments without a tax form: nothing by default; held, or 24 % withheld, where superadmins set it. */
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeOfferFixture, type Row } from '../harness/factories.ts';
import { makeStaff, owning, refusal } from './support.ts';
import { signingTaxForms, w8, w9 } from './taxForms.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, superadmin } = await makeStaff(db);
const { sign } = signingTaxForms(db);

const rule = (to: string) => superadmin('update app_public.tax_settings set rule = $1', [to]);
const offerOf = async (state = 'TX') =>
  (await makeOfferFixture(db.owner, { offer: { status: 'confirmed', value: 10_000 }, organization: { state } })).offer;
const write = async (offer: Row, amount: number): Promise<number> =>
  (await admin(`select id from app_public.create_check($1, $2, 'Half')`, [offer.id, amount]))[0]?.id;
const approve = async (id: number): Promise<Row> =>
  (await superadmin(`select status, amount, withheld from app_public.approve_check($1, 'infinity')`, [id]))[0] as Row;
const pay = async (offer: Row, amount: number) => approve(await write(offer, amount));
const paid = (amount: string, withheld = '0.00') => ({ status: 'approved', amount, withheld });

beforeEach(async () => {
  await rule('none');
  await own(`delete from app_public.tax_thresholds`);
  await own(`insert into app_public.tax_thresholds (from_year, amount) values (2000, 600)`);
});

describe('[T35] a check to a league without a tax form', () => {
  it('is paid in whole unless a rule is set', async () => {
    expect(await pay(await offerOf(), 5000)).toEqual(paid('5000.00'));
  });

  it('is held from the amount of the year on, and paid once the form is signed', async () => {
    await rule('hold');
    const offer = await offerOf();
    expect(await pay(offer, 599.99)).toEqual(paid('599.99'));
    const id = await write(offer, 0.01);
    expect(
      (await admin('select app_public.checks_tax_rule(c) as rule from app_public.checks c where id = $1', [id]))[0],
    ).toEqual({ rule: 'hold' });
    expect(await refusal(approve(id))).toMatchObject({ code: 'SL409', field: 'tax_form' });
    expect(await own('select status, amount from app_public.checks where id = $1', [id])).toEqual([
      { status: 'pending', amount: '0.01' },
    ]);
    await sign(offer.organization_id);
    expect(await approve(id)).toEqual(paid('0.01'));
  });

  it('has 24 % withheld, to the cent; both count as the offer’s value, also when it is reissued', async () => {
    await rule('withhold');
    const offer = await offerOf();
    expect(await pay(offer, 500)).toEqual(paid('500.00'));
    const id = await write(offer, 333.33);
    expect(await approve(id)).toEqual(paid('253.33', '80.00')); // 79.9992
    const left = async () => (await own('select app_private.check_available($1) as left', [offer.id]))[0]?.left;
    expect(await left()).toBe('9166.67');
    const [again] = await superadmin(`select amount, withheld from app_public.reissue_check($1, 'Lost')`, [id]);
    expect(again).toEqual({ amount: '333.33', withheld: '0.00' });
    expect(await left()).toBe('9166.67');
  });

  it('is paid in whole to exempt and foreign leagues, and never to one of which the IRS asks to withhold', async () => {
    await rule('hold');
    for (const [form, expected] of [
      [w9, paid('1000.00')],
      [{ ...w9, ...w8 }, paid('1000.00')],
      [{ ...w9, backup_withholding: true }, paid('760.00', '240.00')],
    ] as const) {
      const offer = await offerOf(form.kind === 'w8ben_e' ? 'ON' : 'TX');
      await sign(offer.organization_id, form);
      expect(await pay(offer, 1000)).toEqual(expected);
    }
  });

  it('has tax withheld from the amount of the year on if the IRS asks it, also without a rule', async () => {
    const offer = await offerOf();
    await sign(offer.organization_id, { ...w9, backup_withholding: true });
    expect(await pay(offer, 599.99)).toEqual(paid('599.99'));
    expect(await pay(offer, 1000)).toEqual(paid('760.00', '240.00'));
  });

  it('says before the approval what would be withheld', async () => {
    await rule('withhold');
    const offer = await offerOf();
    const id = await write(offer, 1000.02);
    const toWithhold = async () =>
      (await admin('select app_public.checks_to_withhold(c) as x from app_public.checks c where id = $1', [id]))[0]?.x;
    expect(await toWithhold()).toBe('240.00');
    expect(await approve(id)).toEqual(paid('760.02', '240.00'));
    expect(await toWithhold()).toBe('0.00');
  });

  it('is like another one of the same amount with what was withheld', async () => {
    await rule('withhold');
    const offer = await offerOf();
    await pay(offer, 1000);
    const isLikeAnother = async (amount: number) =>
      (
        await admin(
          'select app_public.checks_similar_written_at(c) is not null as x from app_public.checks c where id = $1',
          [await write(offer, amount)],
        )
      )[0]?.x;
    expect(await isLikeAnother(760)).toBe(false);
    expect(await isLikeAnother(1000)).toBe(true);
    const similar = async (amount: number, memo: string) =>
      (await admin('select id from app_public.similar_checks($1, $2, $3)', [offer.organization_id, amount, memo]))
        .length;
    const [{ memo }] = (await own('select memo from app_public.checks where offer_id = $1', [offer.id])) as [Row];
    expect([await similar(1000, memo), await similar(1000, 'Other'), await similar(760, memo)]).toEqual([2, 0, 1]);
    await own(`update app_public.checks set created_at = created_at - interval '31 days' where offer_id = $1`, [
      offer.id,
    ]);
    expect([await similar(1000, memo), await isLikeAnother(1000)]).toEqual([0, false]);
  });

  it('takes the amount of the latest year that is entered, and none from before it', async () => {
    await rule('hold');
    await own(`insert into app_public.tax_thresholds (from_year, amount) values (2026, 2000), (2090, 1)`);
    const [{ year }] = (await own('select extract(year from app_private.today())::int as year')) as [Row];
    expect(year).toBeGreaterThanOrEqual(2026);
    const offer = await offerOf();
    expect(await pay(offer, 1999.99)).toEqual(paid('1999.99'));
    expect(await refusal(pay(offer, 0.01))).toMatchObject({ code: 'SL409' });
  });

  it('follows settings that superadmins alone see and change', async () => {
    for (const table of ['tax_settings', 'tax_thresholds'])
      expect(await refusal(admin(`select * from app_public.${table}`))).toMatchObject({ code: '42501' });
    for (const wrong of [`payer_ein = '12'`, `payer_state = 'ON'`, `payer_zip = 'x'`, `payer_phone = '1'`])
      expect(await refusal(superadmin(`update app_public.tax_settings set ${wrong}`))).toMatchObject({ code: '23514' });
  });
});
