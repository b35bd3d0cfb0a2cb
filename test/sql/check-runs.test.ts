/** Check runs: every check is on one sheet and every sheet number is accounted for, also under concurrent changes. */
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { isWritable } from '../../server/shared/pdf/fonts.ts';
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
const numbers = async (ids: number[]) =>
  (await own('select number from app_public.checks where id = any ($1) order by array_position($1, id)', [ids])).map(
    ({ number }) => number,
  );
const states = async (ids: number[]) =>
  (
    await own(
      'select state::text as state from app_public.checks where id = any ($1) order by array_position($1, id)',
      [ids],
    )
  ).map(({ state }) => state);
afterEach(verifyNumbers);

describe('a run', () => {
  it('[M1] starts from the number on its first sheet; what waits keeps a number of its own', async () => {
    const [a, b, c, d] = (await approved(4)) as [number, number, number, number];
    const [low] = (await numbers([a])) as [number];
    // the stock starts with the number reserved for another waiting check
    const made = await run([b, d], low, null);
    expect(made).toMatchObject({ status: 'open', first_number: low, last_number: low + 1 });
    expect(await numbers([b, d])).toEqual([low, low + 1]);
    expect(await states([a, b, c, d])).toEqual(['approved', 'in_run', 'approved', 'in_run']);
    const waiting = await numbers([a, c]);
    expect(waiting.every((number) => number > low + 1)).toBe(true);
    expect(await next()).toBe(low + 2);
  });

  it('[M1] says printed only once its pages were taken and somebody confirmed them', async () => {
    const [id] = (await approved(1)) as [number];
    const { id: runId } = await run([id], await next());
    expect(await refusal(confirm(runId))).toMatchObject({ code: 'SL409' });
    await print(runId);
    expect(await states([id])).toEqual(['in_run']);
    await confirm(runId);
    expect(await states([id])).toEqual(['printed']);
    expect(await refusal(confirm(runId))).toMatchObject({ code: 'SL409' });
    expect(
      await own(
        `select event_type from app_public.sponsorship_events where offer_id = $1 and event_type = 'check_printed'`,
        [offer.id],
      ),
    ).toHaveLength(1);
  });

  it('[M1] is printed again only with a reason, and every time is written down', async () => {
    const { id } = await run(await approved(1), await next());
    await print(id);
    expect(await refusal(print(999_999))).toMatchObject({ code: 'SL404' });
    expect(await refusal(print(id, ' '))).toMatchObject({ code: 'SL422', field: 'reason' });
    await print(id, 'The printer jammed');
    await confirm(id);
    expect(await refusal(print(id))).toMatchObject({ code: 'SL422', field: 'reason' });
    expect(await own('select reason from app_public.check_run_prints where run_id = $1 order by id', [id])).toEqual([
      { reason: null },
      { reason: 'The printer jammed' },
    ]);
  });

  it('[M1] explains the sheets that it leaves out, and takes none twice', async () => {
    const ids = await approved(1);
    const from = await next();
    expect(await refusal(run(ids, from - 1))).toMatchObject({ code: 'SL422', field: 'first_number' });
    expect(await refusal(run(ids, from + 3))).toMatchObject({ code: 'SL422', field: 'skipped_reason' });
    for (const first of [from + 200_000, 0, 1_000_000_000, null as unknown as number])
      expect(await refusal(run(ids, first, 'New box'))).toMatchObject({ code: 'SL422', field: 'first_number' });
    await run(ids, from + 3, 'Torn');
    expect(
      await own(
        'select first_number, last_number, reason from app_public.skipped_check_numbers order by id desc limit 1',
      ),
    ).toEqual([{ first_number: from, last_number: from + 2, reason: 'Torn' }]);
  });

  it('[M1] a spoiled sheet is void, and its check waits for another sheet', async () => {
    const ids = await approved(3);
    const from = await next();
    const made = await run(ids, from);
    await print(made.id);
    const spoil = (first: number, last: number, reason = 'Jam') =>
      superadmin('select app_public.spoil_check_sheets($1, $2, $3, $4)', [made.id, first, last, reason]);
    expect(await refusal(spoil(from + 1, from + 1, ' '))).toMatchObject({ code: 'SL422', field: 'reason' });
    expect(await refusal(spoil(from + 9, from + 9))).toMatchObject({ code: 'SL404' });
    await spoil(from + 1, from + 1);
    expect(await refusal(spoil(from + 1, from + 1))).toMatchObject({ code: 'SL404' });
    await confirm(made.id);
    expect(await states(ids)).toEqual(['printed', 'approved', 'printed']);
    const again = await run([ids[1] as number], await next());
    expect(await numbers([ids[1] as number])).toEqual([from + 3]);
    expect(
      await own('select number, void_reason from app_public.check_sheets where check_id = $1 order by number', [
        ids[1],
      ]),
    ).toEqual([
      { number: from + 1, void_reason: 'Jam' },
      { number: from + 3, void_reason: null },
    ]);
    expect(again.first_number).toBe(from + 3);
  });

  it('[M1] is canceled only while no later sheet is known; its sheets are blank again', async () => {
    const [ids, more] = [await approved(2), await approved(1)];
    const from = await next();
    const made = await run(ids, from);
    const later = await run(more, from + 2);
    const cancel = (id: number, reason = 'Wrong paper') =>
      superadmin('select app_public.cancel_check_run($1, $2)', [id, reason]);
    expect(await refusal(cancel(made.id))).toMatchObject({ code: 'SL409' });
    expect(await refusal(cancel(later.id, ''))).toMatchObject({ code: 'SL422', field: 'reason' });
    await cancel(later.id);
    await cancel(made.id);
    expect(await states([...ids, ...more])).toEqual(['approved', 'approved', 'approved']);
    expect(await next()).toBe(from);
    expect(await refusal(print(made.id))).toMatchObject({ code: 'SL409' });
    // a sheet that is void stays explained
    const kept = await run(ids, from);
    await superadmin(`select app_public.spoil_check_sheets($1, $2, $2, 'Jam')`, [kept.id, from]);
    expect(await refusal(cancel(kept.id))).toMatchObject({ code: 'SL409' });
  });

  it('[M1] names checks whose characters cannot be printed, and prints the others', async () => {
    const [fine, odd] = (await approved(2)) as [number, number];
    await own(`update app_public.checks set recipient_name = 'Club 北京 ⚽' where id = $1`, [odd]);
    const from = await next();
    for (const ids of [null, [fine, odd]]) {
      const refused = await refusal(run(ids, from));
      expect(refused).toMatchObject({ code: 'SL409', field: 'check_ids' });
      expect(refused.message).toContain(`Club 北京 ⚽, No. ${odd} (`);
      expect(refused.message).not.toContain(`No. ${fine} `);
    }
    await run([fine], from);
    await superadmin(`select app_public.void_check($1, 'Another name')`, [odd]);
  });

  it('[M1] leaves out what cannot be printed when told so; it goes on waiting', async () => {
    const [fine, odd, other] = (await approved(3)) as [number, number, number];
    await own(`update app_public.checks set recipient_name = 'Club ⚽' where id = $1`, [odd]);
    const others = async (ids: number[] | null) =>
      superadmin(
        'select id, app_public.checks_unprintable_characters(c) as characters from app_public.unprintable_checks($1) c',
        [ids],
      );
    expect(await others(null)).toEqual([{ id: odd, characters: '⚽' }]);
    expect(await others([fine])).toEqual([]);
    const without = (ids: number[] | null, from: number) =>
      superadmin('select * from app_public.create_check_run($1, $2, null, true)', [ids, from]);
    await without([fine, odd], await next());
    expect(await states([fine, odd, other])).toEqual(['in_run', 'approved', 'approved']);
    expect(await refusal(without([odd], await next()))).toMatchObject({ code: 'SL409', field: 'check_ids' });
    expect(await refusal(without([fine, other], await next()))).toMatchObject({ code: 'SL409', field: 'check_ids' });
    await without(null, await next());
    expect(await states([odd, other])).toEqual(['approved', 'in_run']);
    await superadmin(`select app_public.void_check($1, 'Another name')`, [odd]);
  });

  it('[M1] a memo that cannot be printed is refused when the check is written, or approved', async () => {
    expect(await refusal(admin(`select app_public.create_check($1, 10, 'Half ⚽')`, [offer.id]))).toMatchObject({
      code: 'SL422',
      field: 'memo',
    });
    const [made] = await admin(`select id from app_public.create_check($1, 10, 'Half')`, [offer.id]);
    await own(`update app_public.checks set memo = 'Half ⚽' where id = $1`, [made?.id]);
    expect(await refusal(superadmin('select app_public.approve_check($1)', [made?.id]))).toMatchObject({
      code: 'SL409',
    });
    await superadmin(`select app_public.reject_check($1, 'Memo')`, [made?.id]);
  });

  it('[M1] every character that the database accepts has a glyph', async () => {
    const characters = (
      await own(
        `select chr(n) as character from generate_series(32, 65533) n
         where n not between 55296 and 57343 and app_private.unprintable_characters(chr(n)) is null
           and normalize(chr(n), NFC) = chr(n)`,
      )
    ).map(({ character }) => character as string);
    expect(characters.length).toBeGreaterThan(1000);
    expect(characters.filter((character) => !isWritable(character))).toEqual([]);
  });

  it('[M1] a voided check voids its sheet; one that was never printed leaves its number to a sheet', async () => {
    const [unprinted, printed] = (await approved(2)) as [number, number];
    const [promised] = await numbers([unprinted]);
    await superadmin(`select app_public.void_check($1, 'Twice')`, [unprinted]);
    const made = await run([printed], await next());
    await superadmin(`select app_public.void_check($1, 'Lost')`, [printed]);
    expect(await own('select void_reason from app_public.check_sheets where run_id = $1', [made.id])).toEqual([
      { void_reason: 'Lost' },
    ]);
    const ids = await approved(1);
    await run(ids, promised, 'The box was opened there').catch(() => run(ids, promised));
    expect(await numbers([unprinted])).toEqual([null]);
  });

  it('[M1] two runs at once and a double click print no check twice and share no sheet', async () => {
    const [left, right] = [await approved(6), await approved(6)];
    const from = await next();
    const ends = await Promise.allSettled([
      run(left, from),
      run(left, from),
      run(right, from),
      run([...left.slice(3), ...right.slice(3)], from),
      run(null, from),
    ]);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const live = await own(
      'select check_id from app_public.check_sheets where voided_at is null group by 1 having count(*) > 1',
    );
    expect(live).toEqual([]);
  });

  it('[M1] has at most 1,000 checks', async () => {
    const [id] = (await approved(1)) as [number];
    const copies = await own(
      `insert into app_public.checks (offer_id, organization_id, sponsor_id, amount, memo, status, number, mailing_address_id, recipient_name)
       select offer_id, organization_id, sponsor_id, 1, memo, status, nextval('app_private.check_number'), mailing_address_id, recipient_name
       from app_public.checks, generate_series(1, 1000) where id = $1 returning id`,
      [id],
    );
    const ids = copies.map((copy) => copy.id as number);
    expect(await refusal(run([id, ...ids], await next()))).toMatchObject({ code: 'SL422', field: 'check_ids' });
    expect(await run(ids, await next())).toMatchObject({ status: 'open' });
  });

  it('[M1] approvals, voids and runs at once leave one number to each', async () => {
    const ids = await approved(10);
    const from = await next();
    await Promise.allSettled([
      ...ids.slice(0, 4).map((id) => superadmin(`select app_public.void_check($1, 'No')`, [id])),
      run(ids, from),
      run(ids.slice(4), from),
      approved(3),
      approved(3),
    ]);
    expect(
      await own('select number from app_public.checks where number is not null group by 1 having count(*) > 1'),
    ).toEqual([]);
  });
});

it('[M1] runs are for superadmins: staff and leagues are refused, and there is something to see', async () => {
  expect((await own('select from app_public.check_runs')).length).toBeGreaterThan(0);
  for (const ask of [admin, league])
    for (const call of [
      'create_check_run(null, 1, null)',
      'record_check_run_print(1, null)',
      'confirm_check_run(1)',
      `cancel_check_run(1, 'x')`,
      `spoil_check_sheets(1, 1, 1, 'x')`,
      `mark_checks_mailed('{1}', null)`,
      'next_sheet_number()',
      'check_run_sheets(1)',
      'check_summaries()',
    ])
      expect(await refusal(ask(`select app_public.${call}`))).toMatchObject({ code: '42501' });
});

it('[M16] what waits is counted by state and age', async () => {
  await own('update app_public.check_settings set second_approval_from = null');
  const [made] = await admin(`select id from app_public.create_check($1, 250.5, 'Old')`, [offer.id]);
  // noon in every American zone, so that no change of clocks moves the day
  await own(
    `update app_public.checks set created_at = (app_private.today() - 31 + time '17:00') at time zone 'UTC' where id = $1`,
    [made?.id],
  );
  const rows = await superadmin(
    `select state::text as state, count, amount, over_30_days, oldest_days from app_public.check_summaries()`,
  );
  expect(rows.map(({ state }) => state)).toEqual(['pending', 'approved', 'in_run', 'printed']);
  expect(rows[0]).toEqual({ state: 'pending', count: 1, amount: '250.50', over_30_days: 1, oldest_days: 31 });
});
