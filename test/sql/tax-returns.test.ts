/** The 1099 desk: a year computed by hand, what is filed, and what is corrected later. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { insert } from '../harness/factories.ts';
import { makeStaff, owning, refusal } from './support.ts';
import { signingTaxForms, w8, w9 } from './taxForms.ts';
import { person, taxYears } from './taxReturns.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, superadmin } = await makeStaff(db);
const { sign } = signingTaxForms(db);
const run = await insert(db.owner, 'check_runs', {
  first_number: 1,
  last_number: 99,
  status: 'printed',
  closed_at: new Date(),
});
const { league, lines, short, file } = taxYears(db, { admin, superadmin }, run.id);

/** Signs a form at a time. */
const signAt = async (at: string, ...form: Parameters<typeof sign>) =>
  own('update app_public.tax_forms set signed_at = $2 where id = $1', [await sign(...form), at]);

const merge = async (survivor: number, merged: number): Promise<number> =>
  (await admin('select (app_public.merge_organizations($1, $2)).id', [survivor, merged]))[0]?.id;
const returnsOf = (ids: number[]) =>
  own(
    'select organization_id, merged_id, amount from app_public.tax_returns where organization_id = any ($1) order by id',
    [ids],
  );

describe('[T35] the returns of a year', () => {
  it('keep two leagues from being merged that both have one, while one of them was only downloaded', async () => {
    const [a, b] = [await league([[900, '2023-03-01']], person), await league([[800, '2023-03-01']], person)];
    const obstacles = async () =>
      (await admin('select obstacles from app_public.merge_preview($1, $2)', [a.id, b.id]))[0]?.obstacles;
    await file(2023, [a.id]);
    expect(await obstacles()).toEqual([]);
    await superadmin(`select from app_public.open_tax_returns(2023, 1, 'To file')`); // has the other one
    const downloaded = /^Both have a 1099-NEC of 2023, and that of .* was only downloaded. Record it as filed/;
    expect(await obstacles()).toEqual([expect.stringMatching(downloaded)]);
    expect(await refusal(admin('select app_public.merge_organizations($1, $2)', [a.id, b.id]))).toMatchObject({
      code: 'SL409',
      message: expect.stringMatching(downloaded),
    });
    await file(2023, [b.id]);
    expect(await obstacles()).toEqual([]);
    await merge(a.id, b.id);
    expect(await merge((await league([])).id, a.id)).toEqual(expect.any(Number)); // who had none takes what there is
  });

  it('stay with each of two leagues that are merged, are corrected there, and go back with what was recorded', async () => {
    const a = await league([[2900, '2033-03-01']], person);
    const b = await league(
      [
        [2500, '2033-03-01'],
        [600, '2033-04-01'],
        [50, '2032-04-01'],
      ],
      { ...person, name: 'Other Club' },
    );
    await db.withClock(new Date('2033-06-01T12:00:00Z'), async () => {
      await file(2033, [a.id, b.id]);
      const filed = await returnsOf([a.id, b.id]);
      const done = await merge(a.id, b.id);
      expect(await short(2033, a.id)).toEqual(['2900.00', null, false, '2900.00', false]);
      expect(await short(2033, b.id)).toEqual(['3100.00', null, false, '3100.00', false]);
      expect((await lines(2033, [b.id]))[0]).toMatchObject({
        name: expect.stringMatching(/ \(merged\)$/),
        form_name: 'Other Club',
      });
      // paid after the merge: to the survivor
      await own(`update app_public.checks set mailed_on = '2033-09-01' where id = $1`, [b.checks[2]?.id]);
      expect(await short(2033, a.id)).toEqual(['2950.00', null, true, '2900.00', false]);
      // below the threshold of 2,000, but not together with the survivor's
      await superadmin(`select app_public.void_check($1, 'Lost')`, [b.checks[0]?.id]);
      expect(await short(2033, b.id)).toEqual(['600.00', null, true, '3100.00', false]);
      expect(await file(2033, [a.id, b.id])).toEqual([
        { organization_id: a.id, amount: '2950.00', withheld: '0.00', corrected: true },
        { organization_id: a.id, amount: '600.00', withheld: '0.00', corrected: true },
      ]);
      expect(await refusal(file(2033, [b.id]))).toMatchObject({ code: 'SL409' });
      await admin('select from app_public.unmerge_organizations($1)', [done]);
      expect(await returnsOf([a.id, b.id])).toEqual([
        ...filed,
        { organization_id: a.id, merged_id: null, amount: '2950.00' },
        { organization_id: b.id, merged_id: null, amount: '600.00' },
      ]);
      expect((await lines(2033, [b.id]))[0]).toMatchObject({ name: expect.not.stringMatching(/merged/), due: true });
    });
  });

  it('go back with a correction recorded since, also of a year in which only the merged league had one', async () => {
    const [a, b] = [await league([]), await league([[700, '2018-03-01']], person)];
    await file(2018, [b.id]);
    const done = await merge(a.id, b.id);
    await superadmin(`select app_public.void_check($1, 'Lost')`, [b.checks[0]?.id]);
    await file(2018, [a.id]);
    await admin('select from app_public.unmerge_organizations($1)', [done]);
    expect(await returnsOf([a.id, b.id])).toEqual([
      { organization_id: b.id, merged_id: null, amount: '700.00' },
      { organization_id: b.id, merged_id: null, amount: '0.00' },
    ]);
  });

  it('stay with each of three leagues that are merged one after the other', async () => {
    const made = [
      await league([[900, '2019-03-01']], person),
      await league([[800, '2019-03-01']], person),
      await league([[700, '2019-03-01']], person),
    ];
    const ids = made.map(({ id }) => id);
    const [a, b, c] = ids as [number, number, number];
    const shown = async () => (await Promise.all(ids.map((id) => short(2019, id)))).map((line) => line?.slice(0, 4));
    await file(2019, ids);
    const before = [await returnsOf(ids), await shown()];
    const first = await merge(b, c);
    const between = await returnsOf(ids);
    const second = await merge(a, b);
    expect((await returnsOf(ids)).map(({ organization_id, merged_id }) => [organization_id, merged_id])).toEqual([
      [a, null],
      [a, b],
      [a, c],
    ]);
    expect(await shown()).toEqual(before[1]);
    await admin('select from app_public.unmerge_organizations($1)', [second]);
    expect(await returnsOf(ids)).toEqual(between);
    await admin('select from app_public.unmerge_organizations($1)', [first]);
    expect([await returnsOf(ids), await shown()]).toEqual(before);
  });

  it('are those of a year computed by hand', async () => {
    const a = await league(
      [
        [400, '2025-03-01'],
        [250, '2025-12-31'],
        [20, '2025-02-01', { stale_on: '2025-08-01' }], // the league had it in hand
        [100, '2026-01-02'],
        [500, '2025-05-05', { status: 'voided', action_reason: 'Lost' }],
        [300, '2025-05-06', { stopped_on: '2025-06-01' }],
        [200, '2025-05-07', { returned_on: '2025-06-01' }],
      ],
      person,
    );
    const also = await league([[30, '2025-04-01']]);
    await superadmin('select from app_public.merge_organizations($1, $2)', [a.id, also.id]);
    const corporation = await league([[5000, '2025-03-01']], { ...person, classification: 's_corporation' });
    const exempt = await league([[5000, '2025-03-01']], w9);
    const unknown = await league([[600, '2025-03-01']]);
    const little = await league([[599.99, '2025-03-01']], person);
    const foreign = await league([[5000, '2025-03-01']], { ...w9, ...w8 });
    const foreignWithheld = await league([[152, '2025-03-01', { withheld: 48 }]], { ...w9, ...w8 });
    const withheld = await league([[152, '2025-03-01', { withheld: 48 }]]);
    expect(await short(2025, a.id)).toEqual(['700.00', null, true, null, null]); // 400 + 250 + 20 + 30
    expect(await short(2026, a.id)).toEqual(['100.00', 'Below $2,000', false, null, null]);
    expect(await short(2025, also.id)).toBeUndefined();
    const [gone] = await own(
      `insert into app_public.positive_pay_formats (name, columns) values ('Bank', '{check_number,amount}') returning id`,
    );
    const [statement] = await own(
      `insert into app_public.bank_statements (format_id, kind, file_name, stated_total) values ($1, 'csv', 'f', 500) returning id`,
      [gone?.id],
    );
    const pay = (settlement: string) =>
      own(
        `insert into app_public.bank_lines (statement_id, format_id, amount, paid_on, fingerprint, check_id, issue, settlement, note, settled_at)
         values ($1, $2, 500, '2025-06-01', $3, $4, 'paid_after_void', $3::text::app_public.bank_line_settlement, 'x', now())`,
        [statement?.id, gone?.id, settlement, a.checks[4]?.id],
      );
    await pay('bank_error');
    expect(await short(2025, a.id)).toEqual(['700.00', null, true, null, null]);
    await pay('accepted'); // the league has the money although the check is void
    expect(await short(2025, a.id)).toEqual(['1200.00', null, true, null, null]);
    expect(
      await admin('select paid, to_come from app_public.tax_payees(2025) p where p.organization_id = $1', [a.id]),
    ).toEqual([{ paid: '1200.00', to_come: '38700.00' }]);
    await own('delete from app_public.bank_lines');
    expect(await short(2025, corporation.id)).toEqual(['5000.00', 'Corporation', false, null, null]);
    expect(await short(2025, exempt.id)).toEqual(['5000.00', 'Exempt payee, code 1', false, null, null]);
    expect(await short(2025, unknown.id)).toEqual(['600.00', null, true, null, null]);
    expect(await short(2025, little.id)).toEqual(['599.99', 'Below $600', false, null, null]);
    expect(await short(2025, foreign.id)).toEqual(['5000.00', 'Foreign organization (W-8BEN-E)', false, null, null]);
    expect(await short(2025, foreignWithheld.id)).toEqual([
      '200.00',
      'Foreign organization (W-8BEN-E): report what was withheld on Form 1042-S',
      ...[false, null, null],
    ]);
    expect(await short(2025, withheld.id)).toEqual(['200.00', null, true, null, null]);
    expect((await lines(2025, [withheld.id]))[0]).toMatchObject({ withheld: '48.00', form_id: null });
  });

  it('are recorded as they were filed; a check that is void later makes a correction due, once', async () => {
    const { id, checks } = await league(
      [
        [400, '2025-03-01'],
        [250, '2025-12-31'],
      ],
      person,
    );
    expect(await file(2025, [id])).toEqual([
      { organization_id: id, amount: '650.00', withheld: '0.00', corrected: false },
    ]);
    expect(await short(2025, id)).toEqual(['650.00', null, false, '650.00', false]);
    expect(await refusal(file(2025, [id]))).toMatchObject({ code: 'SL409' });
    await superadmin(`select app_public.void_check($1, 'Lost')`, [checks[1]?.id]);
    expect(await short(2025, id)).toEqual(['400.00', 'Below $600', true, '650.00', false]);
    expect(await file(2025, [id])).toEqual([
      { organization_id: id, amount: '0.00', withheld: '0.00', corrected: true },
    ]);
    expect(await short(2025, id)).toEqual(['400.00', 'Below $600', false, '0.00', true]);
  });

  it('are recorded as they were in the file that was downloaded, whose parts do not shift by that', async () => {
    const open = (part: number) =>
      superadmin('select organization_id from app_public.open_tax_returns(2021, $1, $2)', [part, 'To file']);
    const made: Awaited<ReturnType<typeof league>>[] = [];
    for (let i = 0; i < 101; i++) made.push(await league([[700, '2021-03-01']]));
    const [first, last] = [made[0]?.id as number, made[100]?.id as number];
    const ofPart = async (part: number) => (await open(part)).map(({ organization_id }) => organization_id);
    expect([(await ofPart(1)).length, await ofPart(2)]).toEqual([100, [last]]);
    await own('update app_public.checks set amount = 800 where organization_id = $1', [first]);
    expect(await file(2021, [first])).toMatchObject([{ amount: '700.00', corrected: false }]);
    expect(await short(2021, first)).toEqual(['800.00', null, true, '700.00', false]); // a correction is due
    expect([(await ofPart(1)).length, await ofPart(2)]).toEqual([99, [last]]);
    expect(await file(2021, [first])).toMatchObject([{ amount: '800.00', corrected: true }]);
  }, 60_000);

  it('that were downloaded are recorded although they are no longer due, and are then due as a correction', async () => {
    const open = (part = 1) =>
      superadmin('select organization_id, paid from app_public.open_tax_returns(2022, $1, $2)', [part, 'To file']);
    const little = await league([[700, '2022-03-01']], person);
    const corporation = await league([[700, '2022-03-01']]);
    await signAt('2022-05-05', corporation.id, person);
    const gone = await league([[700, '2022-03-01']]);
    const again = await league([[700, '2022-03-01']]);
    const made: Awaited<ReturnType<typeof league>>[] = [];
    for (let i = 0; i < 97; i++) made.push(await league([[700, '2022-03-01']]));
    const last = made[96]?.id as number;
    expect((await open()).map(({ organization_id }) => organization_id)).toContain(again.id);
    await own('update app_public.checks set amount = 500 where organization_id = $1', [little.id]);
    await admin('select from app_public.request_tax_forms($1)', [[corporation.id]]);
    await signAt('2023-05-05', corporation.id, { ...person, classification: 's_corporation' }, 2);
    await superadmin(`select app_public.void_check($1, 'Lost')`, [gone.checks[0]?.id]);
    await own('update app_public.checks set amount = 800 where organization_id = $1', [again.id]);
    // the parts do not shift, and what is downloaded again has its new figures
    expect(await open(2)).toEqual([{ organization_id: last, paid: '700.00' }]);
    expect((await open()).length).toBe(97);
    const ids = [little, corporation, gone, again].map(({ id }) => id);
    const shown = async () =>
      (await lines(2022, ids)).map((l) => [l.organization_id, l.left_out, l.due, l.downloaded_amount, l.filed_amount]);
    expect((await shown()).sort(([a], [b]) => a - b)).toEqual([
      [little.id, 'Below $600', false, '700.00', null],
      [corporation.id, 'Corporation', false, '700.00', null],
      [gone.id, 'Below $600', false, '700.00', null],
      [again.id, null, true, '800.00', null],
    ]);
    expect((await file(2022, ids)).map((r) => [r.organization_id, r.amount, r.corrected])).toEqual([
      ...[little, corporation, gone].map(({ id }) => [id, '700.00', false]),
      [again.id, '800.00', false],
    ]);
    expect((await shown()).sort(([a], [b]) => a - b)).toEqual([
      [little.id, 'Below $600', true, null, '700.00'],
      [corporation.id, 'Corporation', true, null, '700.00'],
      [gone.id, 'Below $600', true, null, '700.00'],
      [again.id, null, false, null, '800.00'],
    ]);
    expect(await file(2022, ids.slice(0, 3))).toMatchObject(Array(3).fill({ amount: '0.00', corrected: true }));
    expect(await refusal(file(2022, ids.slice(0, 3)))).toMatchObject({ code: 'SL409' });
  }, 60_000);

  it('have a W-8BEN-E until the end of the third year after its signature', async () => {
    const { id } = await league(
      ['2024', '2025'].map((year): [number, string] => [5000, `${year}-03-01`]),
      { ...w9, ...w8 },
    );
    await own(`update app_public.tax_forms set signed_at = '2021-05-05' where organization_id = $1`, [id]);
    expect([await short(2024, id), await short(2025, id)]).toEqual([
      ['5000.00', 'Foreign organization (W-8BEN-E)', false, null, null],
      ['5000.00', null, true, null, null],
    ]);
    expect(await own('select id from app_private.tax_form_of($1)', [id])).toEqual([]);
    expect(
      (await admin('select organization_id from app_public.tax_payees(2025, true)')).map((p) => p.organization_id),
    ).toContain(id);
  });

  it('are due again when a new form has another name or number, and not when it has the same', async () => {
    const { id } = await league([[900, '2025-03-01']]);
    await signAt('2026-01-05', id, person);
    await file(2025, [id]);
    await admin('select from app_public.request_tax_forms($1)', [[id]]);
    await signAt('2026-02-05', id, person, 2);
    expect(await short(2025, id)).toEqual(['900.00', null, false, '900.00', false]);
    await admin('select from app_public.request_tax_forms($1)', [[id]]);
    const another = { ...person, name: 'Another name' };
    await signAt('2026-03-05', id, another, 3);
    expect(await short(2025, id)).toEqual(['900.00', null, true, '900.00', false]);
    expect(await file(2025, [id])).toMatchObject([{ amount: '900.00', corrected: true }]);
    await admin('select from app_public.request_tax_forms($1)', [[id]]);
    await signAt('2026-04-05', id, another, 4);
    expect(await short(2025, id)).toEqual(['900.00', null, false, '900.00', true]);
    await own(
      `update app_public.tax_forms set tin_last_four = '0001' where organization_id = $1 and link_version = 4`,
      [id],
    );
    expect(await short(2025, id)).toEqual(['900.00', null, true, '900.00', true]);
  });

  it('are judged by the latest form of the year and the next, otherwise by the first one after', async () => {
    const { id } = await league(
      ['2023', '2025', '2026', '2027'].map((year): [number, string] => [2500, `${year}-03-01`]),
    );
    const forms = [
      ['2026-02-01', person],
      ['2027-12-31', { ...person, classification: 's_corporation' }],
      ['2028-02-01', w9],
    ] as const;
    for (const [i, [day, form]] of forms.entries()) {
      await own(
        `insert into app_private.link_versions (kind, record_id, version) values ('tax_form', $1, $2)
         on conflict (kind, record_id) do update set version = excluded.version`,
        [id, i + 1],
      );
      await signAt(`${day} 17:00+00`, id, form, i + 1);
    }
    const reasons = await Promise.all([2023, 2025, 2026, 2027].map((year) => lines(year, [id])));
    expect(reasons.map(([line]) => line?.left_out)).toEqual([null, null, 'Corporation', 'Exempt payee, code 1']);
  });

  it('are recorded once by two people at a time, and by superadmins alone', async () => {
    const { id } = await league([[900, '2025-03-01']], person);
    const both = await Promise.allSettled([file(2025, [id]), file(2025, [id])]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await own('select from app_public.tax_returns where organization_id = $1', [id])).toHaveLength(1);
    for (const call of ['record_tax_returns(2025, array[1])', `open_tax_returns(2025, 1, 'x')`])
      expect(await refusal(admin(`select * from app_public.${call}`))).toMatchObject({ code: '42501' });
    expect(await refusal(file(2025, []))).toMatchObject({ code: 'SL422' });
  });

  it('are opened in parts of 100, with a reason in the history of each organization', async () => {
    const { id } = await league(
      [
        [900, '2031-03-01'],
        [1200, '2031-04-01'],
      ],
      person,
    );
    expect(await refusal(superadmin(`select * from app_public.open_tax_returns(2031, 1, ' ')`))).toMatchObject({
      code: 'SL422',
      field: 'reason',
    });
    const open = (part: number) => superadmin(`select * from app_public.open_tax_returns(2031, $1, 'File')`, [part]);
    expect(await open(1)).toMatchObject([
      { organization_id: id, paid: '2100.00', form: { tin_last_four: '6789' }, sealed: { key_id: 'key' } },
    ]);
    expect(await open(2)).toEqual([]);
    expect(
      await own(
        `select new_values ->> 'taxpayer_number' as opened from app_private.audit_log where organization_id = $1 and new_values ? 'taxpayer_number'`,
        [id],
      ),
    ).toEqual([{ opened: 'opened: File' }]);
  });
});
