/** Checks: amounts, permissions, and that nothing is paid twice. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { day, makeAddress, makeCheck, makeOfferFixture, type Row } from '../harness/factories.ts';
import { asking, makeStaff, owning, refusal, untilWaiting } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, superadmin, adminId, superadminId } = await makeStaff(db);

const confirmed = (values: Row = {}) =>
  makeOfferFixture(db.owner, { offer: { status: 'confirmed', value: 1000, ...values } });
const write = async (offer: Row, amount: number, memo = 'First half'): Promise<Row> =>
  (await admin('select * from app_public.create_check($1, $2, $3)', [offer.id, amount, memo]))[0] as Row;
const written = async (offer: Row): Promise<number> =>
  Number(
    (
      await own(
        `select coalesce(sum(amount), 0) as sum from app_public.checks where offer_id = $1 and status in ('pending', 'approved')`,
        [offer.id],
      )
    )[0]?.sum,
  );
const events = async (offer: Row): Promise<string[]> =>
  (await own('select event_type from app_public.sponsorship_events where offer_id = $1 order by id', [offer.id])).map(
    (row) => row.event_type,
  );

describe('writing', () => {
  it('[S-321] a check starts as pending, on a confirmed offer only, and is logged', async () => {
    const { offer } = await confirmed();
    expect(await write(offer, 400, ' First half ')).toMatchObject({
      status: 'pending',
      amount: '400.00',
      memo: 'First half',
      created_by_id: adminId,
      number: null,
    });
    expect(await events(offer)).toEqual(['check_written']);
    for (const status of ['prospecting', 'qualified', 'proposed', 'rejected_by_league', 'canceled']) {
      const other = await makeOfferFixture(db.owner, { offer: { status } });
      expect(await refusal(write(other.offer, 1))).toMatchObject({ code: 'SL409' });
    }
  });

  it('[S-322, S-323] the amount is above zero and at most what is left of the value', async () => {
    const { offer } = await confirmed();
    for (const amount of [0, -1, 1000.01])
      expect(await refusal(write(offer, amount))).toMatchObject({ code: 'SL422', field: 'amount' });
    await write(offer, 600);
    expect(await refusal(write(offer, 400.01))).toMatchObject({
      message: 'Check value exceeds the remaining offer value',
    });
    await write(offer, 400);
    expect(await written(offer)).toBe(1000);
    const valueless = await confirmed({ value: null });
    expect(await refusal(write(valueless.offer, 0.01))).toMatchObject({ code: 'SL422', field: 'amount' });
  });

  it('[S-323] rejected, voided and canceled checks free their money', async () => {
    const { offer } = await confirmed();
    const [toReject, toVoid, toCancel] = [await write(offer, 300), await write(offer, 300), await write(offer, 400)];
    expect(await refusal(write(offer, 1))).toMatchObject({ code: 'SL422' });
    await superadmin(`select app_public.reject_check($1, 'Too early')`, [toReject.id]);
    await superadmin('select app_public.approve_check($1)', [toVoid.id]);
    expect(await refusal(write(offer, 301))).toMatchObject({ code: 'SL422' });
    await superadmin(`select app_public.void_check($1, 'Lost')`, [toVoid.id]);
    await admin('select app_public.cancel_check($1)', [toCancel.id]);
    await write(offer, 1000);
    expect(await written(offer)).toBe(1000);
  });

  it('[M17] an amount has at most two decimals', async () => {
    const { offer } = await confirmed();
    for (const amount of [0.005, 10.999])
      expect(await refusal(write(offer, amount))).toMatchObject({ code: 'SL422', field: 'amount' });
    expect(await written(offer)).toBe(0);
    await admin(`select app_public.create_check($1, 10.500, 'Zeros behind the cents')`, [offer.id]);
    expect(await written(offer)).toBe(10.5);
  });

  it('[S-324] the memo is required and has at most 40 characters', async () => {
    const { offer } = await confirmed();
    for (const memo of ['', '   ', 'x'.repeat(41)])
      expect(await refusal(write(offer, 1, memo))).toMatchObject({ code: 'SL422', field: 'memo' });
    expect((await write(offer, 1, 'x'.repeat(40))).memo).toHaveLength(40);
  });

  it('[S-323] eight people who write at once never overdraw', async () => {
    const { offer } = await confirmed({ value: 1500 });
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const mine: string[] = [];
        for (let i = 0; i < 4; i++)
          mine.push(
            await write(offer, 100).then(
              () => 'written',
              (error) => error.message,
            ),
          );
        return mine;
      }),
    );
    const all = outcomes.flat();
    expect(all.filter((outcome) => outcome === 'written')).toHaveLength(15);
    expect(new Set(all)).toEqual(new Set(['written', 'Check value exceeds the remaining offer value']));
    expect(await written(offer)).toBe(1500);
  });

  it('an offer’s value cannot be lowered below its checks, or cleared', async () => {
    const { offer } = await confirmed();
    await write(offer, 700);
    for (const value of [699.99, 0, null])
      expect(await refusal(superadmin('select app_public.update_offer($1, $2)', [offer.id, { value }]))).toMatchObject({
        code: 'SL422',
        field: 'value',
      });
    await superadmin('select app_public.update_offer($1, $2)', [offer.id, { value: 700 }]);
  });
});

describe('who comes second', () => {
  it('hears what was decided and by whom, or that the check is gone', async () => {
    const { offer } = await confirmed();
    const [gone, refused, voided] = [await write(offer, 1), await write(offer, 1), await write(offer, 1)] as Row[];
    await admin('select app_public.cancel_check($1)', [gone?.id]);
    await superadmin(`select app_public.reject_check($1, 'No')`, [refused?.id]);
    await superadmin('select app_public.approve_check($1)', [voided?.id]);
    await superadmin(`select app_public.void_check($1, 'Lost')`, [voided?.id]);
    const [{ who }] = (await own('select coalesce(name, email) as who from app_public.users where id = $1', [
      superadminId,
    ])) as [Row];
    const approve = (check?: Row) => refusal(superadmin('select app_public.approve_check($1)', [check?.id]));
    expect(await approve(gone)).toMatchObject({
      code: 'SL404',
      message: 'This check no longer exists. It may have been canceled.',
    });
    expect(await approve(refused)).toMatchObject({ message: `This check was rejected already by ${who}.` });
    expect(await approve(voided)).toMatchObject({ message: `This check was voided already by ${who}.` });
    const waiting = await write(offer, 1);
    const voidIt = (check?: Row) => refusal(superadmin(`select app_public.void_check($1, 'No')`, [check?.id]));
    expect(await voidIt(waiting)).toMatchObject({ message: 'This check is not approved yet.' });
    expect(await voidIt(voided)).toMatchObject({ message: `This check was voided already by ${who}.` });
  });
});

describe('canceling', () => {
  it('[S-328] an operation that waited for a check that was canceled concurrently is told that it is gone', async () => {
    const { offer } = await confirmed();
    const check = await write(offer, 100);
    const late = await db.as({ role: 'admin', userId: adminId }, async (client) => {
      await client.query('select app_public.cancel_check($1)', [check.id]);
      const approval = refusal(superadmin('select app_public.approve_check($1)', [check.id]));
      await untilWaiting(db);
      return { approval };
    });
    expect(await late.approval).toMatchObject({ code: 'SL404' });
  });

  it('[S-328, S-329] any employee takes a pending check back; it is gone, the log keeps it', async () => {
    const { offer } = await confirmed();
    const check = await write(offer, 1000);
    expect(await admin('select id from app_public.cancel_check($1)', [check.id])).toEqual([{ id: offer.id }]);
    expect(await own('select from app_public.checks where id = $1', [check.id])).toEqual([]);
    expect(await events(offer)).toEqual(['check_written', 'check_canceled']);
    await write(offer, 1000);
    for (const status of ['approved', 'rejected', 'voided']) {
      const other = await makeCheck(db.owner, offer, { status });
      expect(await refusal(admin('select app_public.cancel_check($1)', [other.id]))).toMatchObject({ code: 'SL409' });
    }
  });

  it('[S-278] canceling an offer takes its pending checks back and leaves approved ones', async () => {
    const { offer } = await confirmed();
    const [approved] = [await makeCheck(db.owner, offer, { status: 'approved' }), await makeCheck(db.owner, offer)];
    await admin('select app_public.cancel_offer($1)', [offer.id]);
    expect(await own('select id, status from app_public.checks where offer_id = $1', [offer.id])).toEqual([
      { id: approved?.id, status: 'approved' },
    ]);
    expect(await events(offer)).toEqual(['check_canceled', 'status_changed']);
  });
});

describe('releasing', () => {
  it('[S-334, B-388] approval sets the next number, the arrival date and freezes address and recipient', async () => {
    const { offer, organization } = await confirmed();
    const [first, second] = [await write(offer, 100), await write(offer, 100)];
    const approve = async (check: Row): Promise<Row> =>
      (
        await superadmin('select *, estimated_arrival_date::text as arrival from app_public.approve_check($1)', [
          check.id,
        ])
      )[0] as Row;
    const [one, two] = [await approve(first), await approve(second)];
    expect(two.number).toBe(one.number + 1);
    expect(one).toMatchObject({
      status: 'approved',
      arrival: await day(db.owner, 10),
      recipient_name: 'mailing desk',
      reviewed_by_id: superadminId,
    });
    const [{ mailing_address_id: current }] = (await own(
      'select mailing_address_id from app_public.organizations where id = $1',
      [organization.id],
    )) as [Row];
    expect(one.mailing_address_id).toBe(current);
    expect(await events(offer)).toEqual(['check_written', 'check_written', 'check_approved', 'check_approved']);
  });

  it('[H13, S-323] what exceeds the value that is left by now is not approved', async () => {
    const { offer } = await confirmed();
    const check = await write(offer, 800);
    await own('update app_public.offers set value = 700 where id = $1', [offer.id]);
    expect(await refusal(superadmin('select app_public.approve_check($1)', [check.id]))).toEqual({
      code: 'SL409',
      message: 'Check value exceeds the remaining offer value',
    });
    await own('update app_public.offers set value = 800 where id = $1', [offer.id]);
    await superadmin('select app_public.approve_check($1)', [check.id]);
  });

  it('[S-333] a recipient whose name has all 40 characters that fit on a check is paid', async () => {
    const { offer, organization } = await makeOfferFixture(db.owner, {
      offer: { status: 'confirmed' },
      organization: { addresses: false },
    });
    const name = 'x'.repeat(40);
    await makeAddress(db.owner, organization.id, 'mailing', { name });
    const check = await write(offer, 100);
    expect(await superadmin('select recipient_name from app_public.approve_check($1)', [check.id])).toEqual([
      { recipient_name: name },
    ]);
  });

  it('[S-326, B-381] a check without a mailing address waits, and the message says where to set one', async () => {
    const { offer } = await makeOfferFixture(db.owner, {
      offer: { status: 'confirmed' },
      organization: { addresses: false },
    });
    const check = await write(offer, 100); // writing another check is not blocked
    expect(await refusal(superadmin('select app_public.approve_check($1)', [check.id]))).toEqual({
      code: 'SL409',
      message: 'A mailing address is not set so the check cannot be sent yet. Please visit the Shipping Info tab.',
    });
  });

  it('[B-380, S-330, S-331] rejecting and voiding need a reason, which the check keeps', async () => {
    const { offer } = await confirmed();
    const [toReject, toVoid] = [
      await makeCheck(db.owner, offer),
      await makeCheck(db.owner, offer, { status: 'approved' }),
    ];
    for (const reason of ['', '  ', null])
      for (const [call, check] of [
        ['reject_check', toReject],
        ['void_check', toVoid],
      ] as const)
        expect(await refusal(superadmin(`select app_public.${call}($1, $2)`, [check.id, reason]))).toMatchObject({
          code: 'SL422',
          field: 'reason',
        });
    expect(
      await superadmin(`select status, action_reason, reviewed_by_id from app_public.reject_check($1, ' Too early ')`, [
        toReject.id,
      ]),
    ).toEqual([{ status: 'rejected', action_reason: 'Too early', reviewed_by_id: superadminId }]);
    expect(
      await superadmin(`select status, action_reason, voided_by_id from app_public.void_check($1, 'Lost')`, [
        toVoid.id,
      ]),
    ).toEqual([{ status: 'voided', action_reason: 'Lost', voided_by_id: superadminId }]);
  });

  it('[S-330] only superadmins approve, reject and void', async () => {
    const { offer, member } = await confirmed();
    const check = await write(offer, 100);
    const league = asking(db, { role: 'organization', userId: member.id });
    for (const ask of [admin, league])
      for (const call of ['approve_check($1)', `reject_check($1, 'No')`, `void_check($1, 'No')`])
        expect(await refusal(ask(`select app_public.${call}`, [check.id]))).toMatchObject({ code: '42501' });
    expect(await refusal(admin('select * from app_public.pending_checks()'))).toMatchObject({ code: '42501' });
  });

  it('two people approving at once: one releases it, the other gets an error, the league is notified once', async () => {
    const { offer } = await confirmed();
    const check = await write(offer, 100);
    const outcomes = await Promise.all(
      [1, 2].map(() =>
        superadmin('select app_public.approve_check($1)', [check.id]).then(
          () => 'approved',
          (error) => error.message,
        ),
      ),
    );
    const [{ number }] = (await own('select number from app_public.checks where id = $1', [check.id])) as [Row];
    expect(outcomes.sort()).toEqual([
      expect.stringMatching(new RegExp(`^This check was approved already as #${number} by .+\\.$`)),
      'approved',
    ]);
    expect(
      await own(`select from app_private.mail_outbox where kind = 'check_approved' and payload ->> 'check_id' = $1`, [
        String(check.id),
      ]),
    ).toHaveLength(1);
  });

  it('[B-374, B-389, B-390] the list of pending checks is oldest first and holds nothing else, and nothing else is approved', async () => {
    await own('delete from app_public.checks where status = $1', ['pending']);
    const { offer } = await confirmed();
    const checks = [await write(offer, 1), await write(offer, 2), await write(offer, 3)];
    await own(`update app_public.checks set created_at = created_at - interval '1 day' where id = $1`, [checks[2]?.id]);
    await superadmin(`select app_public.reject_check($1, 'No')`, [checks[0]?.id]);
    expect((await superadmin('select id from app_public.pending_checks()')).map((row) => row.id)).toEqual([
      checks[2]?.id,
      checks[1]?.id,
    ]);
    expect((await refusal(superadmin('select app_public.approve_check($1)', [checks[0]?.id]))).code).toBe('SL409');
  });

  it('[B-385] the recipient is whom the mailing address names, also when it changes afterwards', async () => {
    const { offer, organization } = await confirmed();
    const [approved] = await superadmin('select * from app_public.approve_check($1)', [(await write(offer, 10)).id]);
    await admin(
      `select app_public.upsert_address(organization_id => $1, address_type => 'mailing', name => 'New treasurer', line1 => '9 Elm St', city => 'Austin', state => 'TX', zip => '78702')`,
      [organization.id],
    );
    expect(
      await own('select recipient_name, mailing_address_id from app_public.checks where id = $1', [approved?.id]),
    ).toEqual([{ recipient_name: 'mailing desk', mailing_address_id: approved?.mailing_address_id }]);
  });
});

it('[L-347, M7] leagues see approved and void checks of their own with the reason, the columns that they need, and no others', async () => {
  const { offer, member } = await confirmed();
  for (const status of ['pending', 'rejected']) await makeCheck(db.owner, offer, { status });
  const approved = await makeCheck(db.owner, offer, { status: 'approved' });
  const voided = await makeCheck(db.owner, offer, { status: 'voided', action_reason: 'Lost' });
  const league = asking(db, { role: 'organization', userId: member.id });
  expect(await league('select id, status, action_reason from app_public.checks order by id')).toEqual([
    { id: approved.id, status: 'approved', action_reason: null },
    { id: voided.id, status: 'voided', action_reason: 'Lost' },
  ]);
  expect(await refusal(league('select memo from app_public.checks'))).toMatchObject({ code: '42501' });
});
